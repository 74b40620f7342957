package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads the six fields of a FEN; the tokens and the judgement are elsewhere. */
final class PlainFenReader {

  private final PlainPosition position;
  private final boolean problem;
  private String castling = "-";
  private String enPassant = "-";

  private PlainFenReader(PlainRules rules, boolean problem) {
    this.position = new PlainPosition(rules);
    this.problem = problem;
  }

  /** Refuses a bad FEN with an IllegalArgumentException. */
  static PlainPosition read(PlainRules rules, String fen, boolean problem) {
    PlainFenReader reader = new PlainFenReader(rules, problem);
    reader.read(fen.split(" ", -1));
    PlainFenJudge.judge(reader.position, problem);
    return reader.position;
  }

  private void read(String[] given) {
    String[] fields = problem && given.length < 6 ? withDefaults(given) : given;
    require(fields.length >= 6, "six fields are needed");
    readPlacement(fields[0]);
    require(fields[1].matches("[wb]"), "side to move: " + fields[1]);
    position.whiteToMove = fields[1].equals("w");
    castling = fields[2];
    boolean free = position.rules.castlesFreely();
    castling = free ? PlainChess960.files(position, castling) : castling;
    String letters = free ? "-|(?=.)[A-H]*[a-h]*" : "-|(?=.)K?Q?k?q?";
    require(castling.matches(letters), "castling: " + castling);
    enPassant = fields[3];
    position.halfmoveClock = readCounter(fields[4], 0);
    position.fullmoveNumber = readCounter(fields[5], 1);
    Map<String, String> tokens = readTokens(fields);
    PlainFenTokens.apply(position, tokens);
    readMarks(tokens.get("unmoved"));
    readEnPassant();
  }

  private static String[] withDefaults(String[] given) {
    String[] fields = {"", "w", "-", "-", "0", "1"};
    System.arraycopy(given, 0, fields, 0, given.length);
    return fields;
  }

  static void require(boolean condition, String reason) {
    if (!condition) {
      throw new IllegalArgumentException(reason);
    }
  }

  private void readPlacement(String placement) {
    String[] ranks = placement.split("/", -1);
    require(ranks.length == 8, "eight ranks are needed");
    for (int i = 0; i < 8; i++) {
      String rank = ranks[i];
      require(rank.matches("[1-8KQRBNPkqrbnp]{1,8}"), "rank: " + rank);
      require(!rank.matches(".*[1-8][1-8].*"), "digits side by side: " + rank);
      int file = 0;
      for (char letter : rank.toCharArray()) {
        if (Character.isDigit(letter)) {
          file += letter - '0';
        } else {
          require(file < 8, "rank too long: " + rank);
          position.board[PlainSquare.at(file, 7 - i)] = PlainMan.of(letter);
          file++;
        }
      }
      require(file == 8, "rank does not add up to eight: " + rank);
    }
  }

  static int readCounter(String text, int least) {
    require(text.matches("[0-9]{1,5}"), "counter: " + text);
    int value = Integer.parseInt(text);
    require(value >= least, "counter too small: " + text);
    return value;
  }

  private static Map<String, String> readTokens(String[] fields) {
    Map<String, String> tokens = new TreeMap<>();
    for (int i = 6; i < fields.length; i++) {
      int colon = fields[i].indexOf(':');
      require(colon > 0, "not a token: " + fields[i]);
      String name = fields[i].substring(0, colon);
      require(tokens.put(name, fields[i].substring(colon + 1)) == null, "given twice: " + name);
    }
    return tokens;
  }

  /** The letters are the rook marks; the kings' marks follow from them or from the token. */
  private void readMarks(String unmoved) {
    boolean free = position.rules.castlesFreely();
    for (boolean white : new boolean[] {true, false}) {
      int home = PlainHome.ofKing(white);
      boolean said = unmoved != null || !castling.equals("-");
      boolean kingIsHome =
          free && said
              ? position.king(white) >= 0
                  && PlainSquare.rank(position.king(white)) == (white ? 0 : 7)
              : position.king(white) == home;
      String pair = white ? "KQ" : "kq";
      boolean hasLetter = false;
      for (int i = 0; i < 2; i++) {
        if (castling.indexOf(pair.charAt(i)) >= 0) {
          int corner = PlainPosition.corners(white).get(i);
          require(isRook(corner, white), "castling letter without its rook: " + castling);
          position.unmovedRooks.add(corner);
          hasLetter = true;
        }
      }
      for (int file = 0; free && file < 8; file++) {
        int rook = (white ? 0 : 56) + file;
        if (castling.indexOf((white ? 'A' : 'a') + file) >= 0) {
          require(isRook(rook, white), "castling letter without its rook: " + castling);
          position.unmovedRooks.add(rook);
          hasLetter = true;
        }
      }
      boolean unmovedKing = unmoved == null ? hasLetter : unmoved.indexOf(white ? 'K' : 'k') >= 0;
      if (problem && unmoved == null && castling.equals("-")) {
        unmovedKing = kingIsHome;
        for (int corner : PlainPosition.corners(white)) {
          if (isRook(corner, white) && (kingIsHome || position.rules.returnsKings())) {
            position.unmovedRooks.add(corner);
          }
        }
      }
      require(!unmovedKing || kingIsHome, "an unmoved king stands on its home");
      require(
          !hasLetter || unmovedKing || position.rules.returnsKings(),
          "a castling letter needs an unmoved king");
      position.setKingUnmoved(white, unmovedKing);
    }
  }

  private boolean isRook(int square, boolean white) {
    PlainMan man = position.board[square];
    return man != null && man.isRook() && man.white == white;
  }

  private void readEnPassant() {
    if (enPassant.equals("-")) {
      return;
    }
    require(enPassant.matches("([a-h][36])+"), "en passant: " + enPassant);
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < enPassant.length(); i += 2) {
      squares.add(PlainSquare.parse(enPassant.substring(i, i + 2)));
    }
    Set<String> names = new TreeSet<>();
    squares.forEach(square -> names.add(PlainSquare.name(square)));
    require(names.size() == squares.size(), "en passant square given twice: " + enPassant);
    require(squares.size() == 1 || position.rules.isProgressive(), "en passant: " + enPassant);
    boolean skipperIsWhite = (position.made == 0) != position.whiteToMove;
    for (int square : squares) {
      require(PlainSquare.rank(square) == (skipperIsWhite ? 2 : 5), "wrong rank: " + enPassant);
      PlainMan pawn = position.board[square + (skipperIsWhite ? 8 : -8)];
      require(
          pawn != null && pawn.isPawn() && pawn.white == skipperIsWhite,
          "no pawn has skipped " + enPassant);
      require(
          !position.ghosts.containsKey(square + (skipperIsWhite ? 8 : -8)),
          "a ghost under a pawn that has just come to an empty square: " + enPassant);
      require(
          position.rules.isProgressive() || position.board[square] == null,
          "the skipped square is occupied: " + enPassant);
      position.enPassant.add(square);
    }
  }
}
