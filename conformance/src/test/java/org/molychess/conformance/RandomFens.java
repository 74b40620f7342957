package org.molychess.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Makes up positions with few units and much hidden state, so that endings, promotions, mates and
 * every token are common. Some cannot be: readers must agree on which.
 */
final class RandomFens {
  private static final String OFFICERS = "QRRBBNNqrrbbnn";

  private final Random random;
  private final String rules;
  private final char[] board = new char[64];
  private final Map<String, String> tokens = new TreeMap<>();
  private boolean white;
  private boolean problem;

  private RandomFens(Random random, String rules) {
    this.random = random;
    this.rules = rules;
  }

  /** Returns a FEN with tokens of these rules. */
  static String make(Random random, String rules) {
    return new RandomFens(random, rules).make();
  }

  /** Returns a FEN in which a side may lack its king and nothing is said of castling. */
  static String problem(Random random, String rules) {
    RandomFens fens = new RandomFens(random, rules);
    fens.problem = true;
    return fens.make();
  }

  private String make() {
    white = random.nextBoolean();
    if (rules.contains("chess960")) {
      placeCastlers();
    }
    placeUnits();
    String castling = rules.contains("chess960") ? freeCastling() : castling();
    String enPassant = enPassant();
    if (rules.contains("haunted") || rules.contains("ghost")) {
      ghosts();
    }
    if (rules.contains("progressive")) {
      series();
    }
    if (rules.contains("progressive-circe")) {
      origins();
    }
    if (!rules.replaceAll("orthodox|chess960|progressive|\\+", "").isEmpty() && one(4)) {
      tokens.put("unmoved", List.of("K", "k", "Kk", "-").get(random.nextInt(4)));
    }
    StringBuilder fen = new StringBuilder(placement());
    fen.append(white ? " w " : " b ").append(castling).append(' ').append(enPassant);
    fen.append(' ').append(random.nextInt(3)).append(' ').append(1 + random.nextInt(3));
    tokens.forEach((name, value) -> fen.append(' ').append(name).append(':').append(value));
    return fen.toString();
  }

  private boolean one(int in) {
    return random.nextInt(in) == 0;
  }

  private void put(char unit, int square) {
    if (board[square] == 0) {
      board[square] = unit;
    }
  }

  private boolean has(char unit) {
    return new String(board).indexOf(unit) >= 0;
  }

  private void placeUnits() {
    if (!has('K') && (!problem || !one(3))) {
      put('K', one(2) ? 4 : random.nextInt(64));
    }
    if (!has('k') && (!problem || !one(3))) {
      put('k', one(2) ? 60 : random.nextInt(64));
    }
    for (int corner : new int[] {0, 7, 56, 63}) {
      if (one(3)) {
        put(corner < 8 ? 'R' : 'r', corner);
      }
    }
    for (int i = random.nextInt(7); i > 0; i--) {
      put(OFFICERS.charAt(random.nextInt(OFFICERS.length())), random.nextInt(64));
    }
    boolean mayWait = rules.contains("cou") && one(3);
    for (int i = random.nextInt(7); i > 0; i--) {
      int file = random.nextInt(8);
      boolean whitePawn = random.nextBoolean();
      int advance = one(2) ? random.nextInt(mayWait ? 7 : 6) : one(2) ? 5 : one(2) ? 0 : 2;
      int rank = whitePawn ? 1 + advance : 6 - advance;
      put(whitePawn ? 'P' : 'p', rank * 8 + file);
    }
  }

  private String placement() {
    StringBuilder out = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        char unit = board[rank * 8 + file];
        if (unit == 0) {
          empty++;
          continue;
        }
        out.append(empty == 0 ? "" : "" + empty).append(unit);
        empty = 0;
      }
      out.append(empty == 0 ? "" : "" + empty).append(rank == 0 ? "" : "/");
    }
    return out.toString();
  }

  private String castling() {
    if (problem) {
      return "-";
    }
    StringBuilder out = new StringBuilder();
    int[] corners = {7, 0, 63, 56};
    for (int i = 0; i < 4; i++) {
      char rook = i < 2 ? 'R' : 'r';
      int home = i < 2 ? 4 : 60;
      boolean kingIsHome = board[home] == (i < 2 ? 'K' : 'k');
      if (board[corners[i]] == rook && (kingIsHome ? !one(4) : one(8))) {
        out.append("KQkq".charAt(i));
      }
    }
    return out.length() == 0 ? "-" : out.toString();
  }

  /** Puts kings and rooks on their first ranks, mostly the king between the rooks. */
  private void placeCastlers() {
    for (int first : new int[] {0, 56}) {
      if (!one(4)) {
        boolean upper = first == 0;
        put(upper ? 'K' : 'k', first + 1 + random.nextInt(6));
        put(upper ? 'R' : 'r', first + random.nextInt(8));
        put(upper ? 'R' : 'r', first + random.nextInt(8));
      }
    }
  }

  /** Returns the files of some rooks, one on each side of a king on his first rank. */
  private String freeCastling() {
    StringBuilder out = new StringBuilder();
    for (int first = 0; !problem && first < 64; first += 56) {
      int king = new String(board, first, 8).indexOf(first == 0 ? 'K' : 'k');
      String rooks = new String(board, first, 8);
      char rook = first == 0 ? 'R' : 'r';
      char file = first == 0 ? 'A' : 'a';
      int kingside = one(3) ? rooks.indexOf(rook, king) : rooks.lastIndexOf(rook);
      int queenside = one(3) ? rooks.lastIndexOf(rook, king) : rooks.indexOf(rook);
      if (king >= 0 && kingside > king && !one(4)) {
        out.append((char) (file + kingside));
      }
      if (king >= 0 && queenside >= 0 && queenside < king && !one(4)) {
        out.append((char) (file + queenside));
      }
    }
    return out.length() == 0 ? "-" : out.toString();
  }

  /** Returns the squares behind some pawns that may have made a double step. */
  private String enPassant() {
    boolean several = rules.contains("progressive");
    boolean skippedByWhite = several && one(3) ? white : !white;
    StringBuilder out = new StringBuilder();
    for (int file = 0; file < 8; file++) {
      int pawn = (skippedByWhite ? 24 : 32) + file;
      int skipped = pawn + (skippedByWhite ? -8 : 8);
      if (board[pawn] == (skippedByWhite ? 'P' : 'p')
          && (board[skipped] == 0 || one(3))
          && (out.length() == 0 || several)
          && !one(4)) {
        out.append(name(skipped));
      }
    }
    return out.length() == 0 ? "-" : out.toString();
  }

  private void series() {
    int series = 1 + random.nextInt(4);
    int made = random.nextInt(one(8) ? 5 : series);
    if (series != 1) {
      tokens.put("series", "" + series);
    }
    if (made != 0) {
      tokens.put("made", "" + made);
    }
  }

  private void ghosts() {
    boolean piles = rules.contains("ghost");
    List<String> ghosts = new ArrayList<>();
    List<String> taboo = new ArrayList<>();
    List<String> barred = new ArrayList<>();
    List<String> sealed = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      if (board[square] != 0) {
        if (one(3)) {
          ghosts.add(name(square) + ghost() + (piles && one(3) ? ghost() : ""));
        }
        if (one(6)) {
          taboo.add(name(square));
        }
        continue;
      }
      boolean black = square / 8 == 4;
      if (square / 8 != 3 && !black) {
        continue;
      }
      String entry = name(square) + (black ? "p" : "P");
      int captor = square + (black ? 8 : -8);
      if (board[captor] == (black ? 'P' : 'p') ? !one(3) : one(30)) {
        barred.add(entry);
      } else if (one(30)) {
        sealed.add(entry);
      }
    }
    put("ghosts", ghosts);
    if (piles) {
      put("taboo", taboo);
    } else {
      put("barred", barred);
      put("sealed", sealed);
    }
  }

  private char ghost() {
    return one(3) ? (one(2) ? 'P' : 'p') : OFFICERS.charAt(random.nextInt(OFFICERS.length()));
  }

  private void origins() {
    List<String> origins = new ArrayList<>();
    List<String> promoted = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      char unit = board[square];
      if (unit == 0 || "Kk".indexOf(unit) >= 0) {
        continue;
      }
      boolean isPawn = "Pp".indexOf(unit) >= 0;
      boolean isPromoted = !isPawn && one(4);
      if (isPromoted) {
        promoted.add(name(square));
      }
      boolean needed = (isPromoted || isPawn) && (square < 8 || square >= 56);
      if (needed ? !one(5) : one(2)) {
        int origin = isPawn || isPromoted ? 8 + random.nextInt(48) : random.nextInt(64);
        origins.add(name(square) + "=" + (one(6) ? "-" : name(origin)));
      }
    }
    put("origins", origins);
    put("promoted", promoted);
  }

  private void put(String token, List<String> entries) {
    if (!entries.isEmpty()) {
      entries.sort(null);
      tokens.put(token, String.join(",", entries));
    }
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
