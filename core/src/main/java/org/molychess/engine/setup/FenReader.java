package org.molychess.engine.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.rules.BoardView;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.RuleHook;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.text.Numbers;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Setup;
import org.molychess.spi.SetupHook;

/** Reads a position as RULES 8 has it: the game reading, on request lenient or of a problem. */
public final class FenReader {
  /** What a FEN says: the board, the counters, and what a lenient reading has mended. */
  public record Result(Board board, int halfmoves, int moveNumber, List<String> repairs) {}

  /** The longest text that is looked at, in characters. */
  public static final int LONGEST = 20_000;

  /**
   * The most units on the board and under it. No condition here adds one, so the FEN of what is
   * played from here stays short enough to be read again.
   */
  public static final int MOST_UNITS = 10_000;

  private static final String EXAMPLE = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

  private static final String[] FIELDS = {
    "placement", "side to move", "castling", "en passant", "halfmove clock", "move number"
  };

  private final CompiledRules rules;
  private final String fen;
  private final boolean lenient;
  private final boolean problem;
  private final Board board;
  private final List<String> repairs = new ArrayList<>();
  private int halfmoves;
  private int moveNumber = 1;

  private FenReader(CompiledRules rules, String fen, boolean lenient, boolean problem) {
    this.rules = rules;
    this.fen = fen;
    this.lenient = lenient;
    this.problem = problem;
    this.board = rules.layout.newBoard();
  }

  /**
   * Reads a FEN.
   *
   * @throws FenException if it is not one, or the position cannot be under these rules
   */
  public static Result read(CompiledRules rules, String fen, boolean lenient, boolean problem) {
    return new FenReader(rules, fen, lenient, problem).read();
  }

  private FenException fault(String part, String reason) {
    return new FenException(fen, part, reason);
  }

  private Result read() {
    if (fen.length() > LONGEST) {
      throw fault("length", fen.length() + " characters are too many; at most " + LONGEST);
    }
    List<String> words = words();
    List<String> tokens = new ArrayList<>();
    counters(words, tokens);
    placement(words.get(0));
    side(words.get(1));
    Set<String> given = names(tokens);
    units();
    castling(words.get(2), tokens);
    enPassant(words.get(3));
    state(tokens, given);
    kingsAndChecks();
    setUp();
    return new Result(board, halfmoves, moveNumber, List.copyOf(repairs));
  }

  private List<String> words() {
    if (fen.isBlank()) {
      throw fault("fields", "the text is empty; a FEN is such as " + EXAMPLE);
    }
    String text = lenient ? fen.strip().replaceAll("\\s+", " ") : fen;
    List<String> words = new ArrayList<>(Arrays.asList(text.split(" ", -1)));
    for (int i = 0; i < text.length(); i++) {
      if (Character.isWhitespace(text.charAt(i)) && text.charAt(i) != ' ') {
        throw fault("fields", "are separated by single blanks, not by other white space");
      }
    }
    if (words.contains("")) {
      throw fault("fields", "are separated by single blanks, with none before or after");
    }
    if (problem && words.size() == 1) {
      words.addAll(List.of("w", "-", "-"));
      repairs.add("filled in side to move 'w', castling '-', en passant '-'");
    }
    if (words.size() < 4 || !lenient && !problem && words.size() < 6) {
      throw fault(
          "fields",
          words.size()
              + " found, 6 expected: placement, side to move, castling, en passant, halfmove clock,"
              + " move number");
    }
    return words;
  }

  /** Reads the two counters and collects the tokens behind them. */
  private void counters(List<String> words, List<String> tokens) {
    int next = 4;
    boolean mayLack = lenient || problem;
    for (int i = 4; i < 6; i++) {
      boolean present = next < words.size() && !words.get(next).contains(":");
      if (mayLack && (!present || !isNumberLike(words.get(next)))) {
        repairs.add("filled in " + FIELDS[i] + " '" + (i == 4 ? 0 : 1) + "'");
        continue;
      }
      if (!present) {
        throw fault(FIELDS[i], "is missing before the tokens");
      }
      counter(i, words.get(next++));
    }
    for (; next < words.size(); next++) {
      if (lenient && words.get(next).indexOf(':') < 0) {
        repairs.add(
            "dropped '"
                + Quotes.clipWord(String.join(" ", words.subList(next, words.size())))
                + "'");
        return;
      }
      tokens.add(words.get(next));
    }
  }

  private static boolean isNumberLike(String word) {
    return word.matches("-?[0-9]+");
  }

  private void counter(int field, String word) {
    int number = Numbers.parse(word);
    if (field == 5 && number == 0 && lenient) {
      repairs.add("read move number '0' as '1'");
      number = 1;
    }
    int least = field - 4;
    if (number < least) {
      throw fault(
          FIELDS[field],
          "'"
              + Quotes.clipWord(word)
              + "' is not a number from "
              + least
              + " to "
              + Numbers.LARGEST);
    }
    if (field == 4) {
      halfmoves = number;
    } else {
      moveNumber = number;
    }
  }

  private void placement(String field) {
    String[] ranks = field.split("/", 10);
    if (ranks.length != 8) {
      throw fault(
          "placement",
          "has " + (ranks.length > 8 ? "more than 8" : ranks.length) + " ranks, not 8");
    }
    for (int i = 0; i < 8; i++) {
      rank(7 - i, ranks[i]);
    }
  }

  private void rank(int rank, String text) {
    int file = 0;
    boolean digit = false;
    for (int i = 0; i < text.length() && file <= 8; i++) {
      char c = text.charAt(i);
      if (c >= '1' && c <= '8') {
        if (digit) {
          throw fault(
              "placement", "rank '" + Quotes.clipWord(text) + "' has two digits side by side");
        }
        digit = true;
        file += c - '0';
      } else {
        digit = false;
        if ("PNBRQKpnbrqk".indexOf(c) < 0) {
          throw fault(
              "placement",
              "'"
                  + c
                  + "' in rank '"
                  + Quotes.clipWord(text)
                  + "' is not a unit's letter or a digit 1 to 8");
        }
        if (file < 8) {
          Piece piece = Piece.of(c);
          board.put(rank * 8 + file, Board.code(piece.role()), piece.side().ordinal());
        }
        file++;
      }
    }
    if (file != 8) {
      throw fault(
          "placement",
          "rank '"
              + Quotes.clipWord(text)
              + "' has "
              + (file > 8 ? "more than 8" : file)
              + " squares, not 8");
    }
  }

  private void side(String field) {
    switch (field) {
      case "w" -> board.side = Board.WHITE;
      case "b" -> board.side = Board.BLACK;
      default ->
          throw fault("side to move", "'" + Quotes.clipWord(field) + "' is neither 'w' nor 'b'");
    }
  }

  private void units() {
    for (int side = 0; side < 2; side++) {
      int kings = Long.bitCount(board.kings() & board.units(side));
      String name = side == Board.WHITE ? "White" : "Black";
      if (kings > 1) {
        throw fault("placement", name + " has " + kings + " kings; a side has one");
      }
      if (kings == 0 && !problem) {
        throw fault("placement", name + " has no king; only the reading of problems allows that");
      }
      Side of = side == Board.WHITE ? Side.WHITE : Side.BLACK;
      for (Square square : SquareSet.ofBits(board.pawns() & board.units(side))) {
        if (!rules.pawnSquares().allow(of, square.ordinal())) {
          throw fault("placement", "a pawn cannot stand on " + square);
        }
      }
    }
  }

  /** Reads the rook marks from the castling field and the king marks from it or their token. */
  private void castling(String field, List<String> tokens) {
    String letters = "-";
    String unmoved = null;
    for (String token : tokens) {
      if (token.startsWith("unmoved:")) {
        unmoved = token.substring("unmoved:".length());
      }
    }
    if (!field.equals("-")) {
      if (!field.matches("K?Q?k?q?")) {
        throw fault(
            "castling",
            "'"
                + Quotes.clipWord(field)
                + "' is not '-' or some of the letters KQkq in that order");
      }
      letters = field;
    }
    if (unmoved != null && !unmoved.matches("-|K|k|Kk")) {
      throw fault("unmoved", "'" + Quotes.clipWord(unmoved) + "' is none of '-', 'K', 'k', 'Kk'");
    }
    boolean suppose = problem && field.equals("-") && unmoved == null;
    for (int i = 0; i < 4; i++) {
      if (suppose && hasHomeUnits(i)) {
        board.unmoved |= 1L << Castling.corner(i);
      } else if (letters.indexOf("KQkq".charAt(i)) >= 0) {
        rookMark(i, unmoved);
      }
    }
    for (int side = 0; side < 2; side++) {
      boolean letter = (board.unmoved & Castling.corners(side)) != 0;
      boolean claimed =
          unmoved == null
              ? suppose ? board.king(side) == Castling.kingHome(side) : letter
              : unmoved.indexOf("Kk".charAt(side)) >= 0;
      kingMark(side, claimed, letter);
    }
  }

  /** Returns whether a problem's rook counts as unmoved: with its king, or where he may return. */
  private boolean hasHomeUnits(int letter) {
    int side = letter >> 1;
    return isRookOf(side, Castling.corner(letter))
        && (board.king(side) == Castling.kingHome(side) || rules.may(Capability.RETURN_KING));
  }

  private boolean isRookOf(int side, int square) {
    return board.at(square) == Board.piece(Board.ROOK, side);
  }

  private void rookMark(int letter, @Nullable String unmoved) {
    int side = letter >> 1;
    int corner = Castling.corner(letter);
    String name = "'" + "KQkq".charAt(letter) + "'";
    boolean alone =
        rules.may(Capability.RETURN_KING)
            && unmoved != null
            && unmoved.indexOf("Kk".charAt(side)) < 0;
    String missing =
        !isRookOf(side, corner)
            ? "rook on " + SquareNames.name(corner)
            : !alone && board.king(side) != Castling.kingHome(side)
                ? "king on " + SquareNames.name(Castling.kingHome(side))
                : "";
    if (missing.isEmpty()) {
      board.unmoved |= 1L << corner;
    } else if (lenient) {
      repairs.add("dropped castling " + name + ": no " + missing);
    } else {
      throw fault("castling", name + " needs the " + missing);
    }
  }

  private void kingMark(int side, boolean claimed, boolean letter) {
    int home = Castling.kingHome(side);
    if (claimed && board.king(side) != home) {
      throw fault(
          "unmoved", "'" + "Kk".charAt(side) + "' needs the king on " + SquareNames.name(home));
    }
    if (!claimed && letter && !rules.may(Capability.RETURN_KING)) {
      throw fault(
          "unmoved",
          "the castling field says that the "
              + (side == Board.WHITE ? "white" : "black")
              + " king has not moved");
    }
    if (claimed) {
      board.unmoved |= 1L << home;
    }
  }

  private void enPassant(String field) {
    if (field.equals("-")) {
      return;
    }
    boolean several = rules.may(Capability.KEEP_TURN);
    if (field.length() % 2 != 0 || field.length() > (several ? 16 : 2)) {
      throw fault("en passant", "'" + Quotes.clipWord(field) + "' is not '-' or a square");
    }
    for (int i = 0; i < field.length(); i += 2) {
      int square = SquareNames.parse(field, i);
      String name = field.substring(i, i + 2);
      if (square < 0) {
        throw fault("en passant", "'" + Quotes.clipWord(field) + "' is not '-' or a square");
      }
      String reason = (board.enPassant >>> square & 1) != 0 ? "is given twice" : unusable(square);
      if (reason == null) {
        board.enPassant |= 1L << square;
      } else if (lenient) {
        repairs.add("dropped en passant " + name + ": it " + reason);
      } else {
        throw fault("en passant", name + " " + reason);
      }
    }
    long thirds = board.enPassant & Ranks.sixth(Board.BLACK);
    if (thirds != 0 && thirds != board.enPassant) {
      throw fault("en passant", "'" + field + "' names squares of both sides");
    }
  }

  private @Nullable String unusable(int square) {
    boolean several = rules.may(Capability.KEEP_TURN);
    int rank = (square >> 3) + 1;
    int expected = board.side == Board.WHITE ? 6 : 3;
    if (rank != expected && !(several && rank == 9 - expected)) {
      return "is not on rank " + expected;
    }
    int side = rank == 6 ? Board.BLACK : Board.WHITE;
    if (board.at(PackedMove.enPassantVictim(square)) != Board.piece(Board.PAWN, side)) {
      return "has no pawn before it that could have made a double step";
    }
    return (board.occupied() >>> square & 1) != 0 && !several ? "is occupied" : null;
  }

  private Set<String> names(List<String> tokens) {
    Set<String> known = new TreeSet<>(rules.tokens());
    if (rules.kinds().placements()) {
      known.add("unmoved");
    }
    Set<String> given = new HashSet<>();
    for (String token : tokens) {
      int colon = token.indexOf(':');
      String name = colon < 0 ? token : token.substring(0, colon);
      if (colon < 0 || !known.contains(name)) {
        throw fault(
            "token '" + Quotes.clipWord(token) + "'",
            "is not known under these rules; "
                + (known.isEmpty()
                    ? "they have no tokens"
                    : "the tokens are " + String.join(", ", known) + ", each with a colon"));
      }
      if (!given.add(name)) {
        throw fault(name, "is given twice");
      }
    }
    return given;
  }

  private void state(List<String> tokens, Set<String> given) {
    for (StateKind kind : rules.layout.kinds()) {
      kind.initialize(board);
      if (given.contains(kind.token())) {
        for (String token : tokens) {
          if (token.startsWith(kind.token() + ":")) {
            demand(kind, kind.read(board, token.substring(kind.token().length() + 1)));
          }
        }
      }
    }
    int units = Long.bitCount(board.occupied());
    for (StateKind kind : rules.layout.kinds()) {
      demand(kind, kind.contradiction(board, rules.pawnSquares()));
      units += kind.units(board);
      if (units > MOST_UNITS) {
        throw fault(
            kind.token(),
            units + " units on the board and under it are too many; at most " + MOST_UNITS);
      }
    }
  }

  private void demand(StateKind kind, @Nullable String wrong) {
    if (wrong != null) {
      throw fault(kind.token(), wrong);
    }
  }

  private void kingsAndChecks() {
    int waits = board.side ^ 1;
    long checkers = Checks.checkers(rules, board, waits);
    if (checkers == 0) {
      return;
    }
    int king = board.king(waits);
    if ((checkers & board.kings()) != 0) {
      throw fault("placement", "the kings stand side by side");
    }
    throw fault(
        "placement",
        "the king on " + SquareNames.name(king) + " is in check, but the other side is to move");
  }

  private void setUp() {
    SetupView view = new SetupView();
    for (RuleHook<SetupHook> entry : rules.setups) {
      try {
        entry.hook().setUp(view);
      } catch (RuntimeException e) {
        throw new BrokenRuleException(
            "condition '"
                + entry.rule()
                + "' failed to set up '"
                + Quotes.clipWord(fen)
                + "': "
                + e,
            e);
      }
      String refused = view.refused;
      if (refused != null) {
        throw fault(entry.rule(), refused);
      }
    }
  }

  private final class SetupView extends BoardView implements Setup {
    private @Nullable String refused;

    SetupView() {
      super(FenReader.this.rules, FenReader.this.board);
    }

    @Override
    public SquareSet enPassant() {
      return SquareSet.ofBits(board.enPassant);
    }

    @Override
    public void refuseEnPassant(Square square, String reason) {
      if (lenient) {
        board.enPassant &= ~(1L << square.ordinal());
        repairs.add("dropped en passant " + square + ": it " + reason);
      } else {
        refuse("e.p. square " + square + " " + reason);
      }
    }

    @Override
    public void refuse(String reason) {
      if (refused == null) {
        refused = reason;
      }
    }
  }
}
