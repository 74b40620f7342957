package org.molychess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.walk.MoveFilter;

/**
 * The human form of moves, out and in (RULES 9).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#9">RULES 9</a>
 */
final class San {
  private static final int LONGEST = 1_000;

  private San() {}

  // Out

  static String write(Move move) {
    StringBuilder out = new StringBuilder(pending(move));
    appendStep(out, move);
    for (Effect effect : move.effects()) {
      out.append(effect);
    }
    Position after = move.after();
    if (after.sideToMove() != move.before().sideToMove() && after.isCheck()) {
      out.append(after.isCheckmate() ? '#' : '+');
    }
    return out.toString();
  }

  private static void appendStep(StringBuilder out, Move move) {
    if (move.isCastling()) {
      out.append(move.to().file() == 7 ? "O-O" : "O-O-O");
      return;
    }
    Role role = move.piece().role();
    if (role != Role.PAWN) {
      out.append(role.letter()).append(role == Role.KING ? "" : letters(move));
    } else if (move.isCapture()) {
      out.append(move.from().toString().charAt(0));
    }
    out.append(move.isCapture() ? "x" : "").append(move.to());
    move.promotion().ifPresent(officer -> out.append('=').append(officer.letter()));
  }

  private static String pending(Move move) {
    if (move.before().pendingPromotions().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder();
    for (Move.Pending choice : move.pending()) {
      out.append(choice.square()).append('=').append(choice.role().letter()).append(',');
    }
    return out.toString();
  }

  /** Returns the file, rank or both that tell the unit from its twins with the same arrival. */
  private static String letters(Move move) {
    boolean twins = false;
    boolean sameFile = false;
    boolean sameRank = false;
    MoveFilter same =
        MoveFilter.of(UnitCode.of(move.piece().role()), -1L, 1L << move.to().ordinal());
    for (Move other : move.before().list(same)) {
      if (other.from() != move.from()
          && other.code().pending() == move.code().pending()
          && !other.isCastling()) {
        twins = true;
        sameFile |= other.from().file() == move.from().file();
        sameRank |= other.from().rank() == move.from().rank();
      }
    }
    String from = move.from().toString();
    return !twins ? "" : !sameFile ? from.substring(0, 1) : !sameRank ? from.substring(1) : from;
  }

  // In

  static Move read(Position position, String text, MoveLanguage language) {
    try {
      return read(position, language.toEnglish(text));
    } catch (IllegalMoveException e) {
      throw language == MoveLanguage.ENGLISH
          ? e
          : new IllegalMoveException(text, position, e.reason());
    }
  }

  static Move read(Position position, String text) {
    requireShort(position, text);
    HumanText parts = HumanText.of(text);
    if (parts.isPlain() && !MachineText.isLike(text)) {
      Move only = only(position, parts);
      if (only != null) {
        return only;
      }
    }
    Move exact = machine(position, text);
    Move found = exact == null ? usual(position, text, parts) : exact;
    return found == null ? LooseReader.read(position, text) : found;
  }

  /** Returns the legal move that a human text means in the usual way of writing, or null. */
  private static @Nullable Move usual(Position position, String text, HumanText parts) {
    List<Move> meant = meant(position, parts);
    if (meant.size() == 1) {
      return meant.get(0);
    }
    for (Move move : meant) {
      if (move.san().equals(text)) {
        return move;
      }
    }
    return null;
  }

  /**
   * Returns the only legal move that a plain human text may mean; null if there is not just one.
   */
  private static @Nullable Move only(Position position, HumanText parts) {
    Board board = position.board();
    return position
        .rules()
        .engine()
        .<@Nullable Move>readUnordered(
            board,
            parts.filter(board),
            moves -> {
              int place = parts.only(board, moves);
              return place < 0 ? null : Move.legal(position, moves, place);
            });
  }

  static Move readExact(Position position, String text) {
    requireShort(position, text);
    Move machine = machine(position, text);
    if (machine != null) {
      return machine;
    }
    for (Move move : meant(position, HumanText.of(text))) {
      if (move.san().equals(text)) {
        return move;
      }
    }
    throw new IllegalMoveException(text, position, "is not a legal move, exactly written");
  }

  private static void requireShort(Position position, String text) {
    if (text.length() > LONGEST) {
      throw new IllegalMoveException(
          text, position, "is too long for a move; at most " + LONGEST + " characters are read");
    }
  }

  /**
   * Returns the legal move whose machine form is exactly this.
   *
   * @throws IllegalMoveException if there is none
   */
  static Move readMachine(Position position, String text) {
    Move move = machine(position, text);
    if (move == null) {
      throw new IllegalMoveException(text, position, "is not a legal move");
    }
    return move;
  }

  /** Returns the legal move whose machine form is exactly this, or null. */
  static @Nullable Move machine(Position position, String text) {
    MachineText parts = MachineText.of(text);
    if (parts == null) {
      return null;
    }
    for (Move move : position.list(parts.filter(position.board()))) {
      if (move.uci().equals(text)) {
        return move;
      }
    }
    return null;
  }

  /** Returns the legal moves that a human text may mean. */
  private static List<Move> meant(Position position, HumanText parts) {
    return parts.isWellFormed()
        ? among(parts, position.list(parts.filter(position.board())))
        : List.of();
  }

  /** Returns those of the moves, legal or not, that a human text may mean. */
  private static List<Move> among(HumanText parts, List<Move> moves) {
    List<Move> found = new ArrayList<>();
    for (Move move : moves) {
      if (parts.mayMean(move.before().board(), move.code().move())
          && parts.pending().equals(pending(move))
          && hasBrackets(move, parts.brackets())) {
        found.add(move);
      }
    }
    return found;
  }

  /** Returns whether no brackets are given, or all of the move's. */
  private static boolean hasBrackets(Move move, List<String> brackets) {
    if (brackets.isEmpty()) {
      return true;
    }
    List<Effect> effects = move.effects();
    if (effects.size() != brackets.size()) {
      return false;
    }
    for (int i = 0; i < effects.size(); i++) {
      String effect = effects.get(i).toString();
      String given = brackets.get(i).replace('S', 'N').replace(" ", "");
      if (!given.equals(effect) && !given.equals(withoutColour(effect))) {
        return false;
      }
    }
    return true;
  }

  /** Returns a bracket without the letters of sides before units: {@code [+Ng8]}. */
  private static String withoutColour(String effect) {
    StringBuilder out = new StringBuilder(effect.length());
    for (int i = 0; i < effect.length(); i++) {
      char c = effect.charAt(i);
      boolean colour =
          (c == 'w' || c == 'b')
              && i + 1 < effect.length()
              && "PNBRQK".indexOf(effect.charAt(i + 1)) >= 0;
      if (!colour) {
        out.append(c);
      }
    }
    return out.toString();
  }

  /** Returns those of the moves, legal or not, that the text may mean in machine or human form. */
  static List<Move> matching(String text, List<Move> moves) {
    List<Move> exact = moves.stream().filter(move -> move.uci().equals(text)).toList();
    if (!exact.isEmpty() || text.length() > LONGEST) {
      return exact;
    }
    List<Move> begun =
        MachineText.isLike(text)
            ? moves.stream().filter(move -> move.uci().startsWith(text)).toList()
            : List.of();
    HumanText parts = HumanText.of(text);
    List<Move> meant = !begun.isEmpty() || !parts.isWellFormed() ? begun : among(parts, moves);
    return meant.isEmpty() ? LooseReader.among(text, moves) : meant;
  }

  /** Returns a move's text in the usual way of writing, as far as it can be read. */
  static String usual(String text) {
    boolean usual =
        text.length() > LONGEST
            || MachineText.of(text) != null
            || HumanText.of(text).isWellFormed();
    return usual ? text : LooseReader.usual(text);
  }

  /** Takes a human text apart; returns null if it is none. */
  static @Nullable HumanText sketch(String text) {
    HumanText parts = text.length() > LONGEST ? null : HumanText.of(text);
    return parts != null && parts.isWellFormed() ? parts : null;
  }
}
