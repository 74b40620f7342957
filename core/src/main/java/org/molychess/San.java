package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
    if (exact != null) {
      return exact;
    }
    List<Move> meant = meant(position, parts);
    // B1c2 is a bishop's move from the first rank, not one from b1 in the wrong letters.
    boolean bishop = text.startsWith("B") && parts.isWellFormed();
    if (!bishop && MachineText.isLike(text)) {
      throw fault(position, text, machineFault(position, text));
    }
    if (meant.size() == 1) {
      return meant.get(0);
    }
    for (Move move : meant) {
      if (move.san().equals(text)) {
        return move;
      }
    }
    throw refusal(position, text, parts, meant);
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
      throw fault(position, text, "is not a legal move");
    }
    return move;
  }

  /** Returns the legal move whose machine form is exactly this, or null. */
  static @Nullable Move machine(Position position, String text) {
    MachineText parts = MachineText.of(text);
    if (parts == null) {
      return null;
    }
    for (Move move : position.list(parts.filter())) {
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
    if (!text.startsWith("B") && MachineText.isLike(text)) {
      return moves.stream().filter(move -> move.uci().startsWith(text)).toList();
    }
    HumanText parts = HumanText.of(text);
    return parts.isWellFormed() ? among(parts, moves) : List.of();
  }

  /** Takes a human text apart; returns null if it is none. */
  static @Nullable HumanText sketch(String text) {
    HumanText parts = text.length() > LONGEST ? null : HumanText.of(text);
    return parts != null && parts.isWellFormed() ? parts : null;
  }

  // Refusals

  private static IllegalMoveException refusal(
      Position position, String text, HumanText parts, List<Move> meant) {
    if (text.isBlank()) {
      return fault(position, text, "is empty; a move is such as e2e4 or Nf3");
    }
    if (text.equals("0000")) {
      return fault(position, text, "is the null move, which no rules here allow");
    }
    if (!meant.isEmpty()) {
      List<String> candidates = meant.stream().map(Move::san).toList();
      return fault(position, text, "is ambiguous; candidates: " + String.join(", ", candidates));
    }
    return fault(
        position,
        text,
        parts.isWellFormed()
            ? "is not a legal move"
            : "is not a move's text; write it such as e2e4, Nf3 or O-O");
  }

  private static IllegalMoveException fault(Position position, String text, String reason) {
    return new IllegalMoveException(text, position, reason);
  }

  /** Says what is wrong with a text in machine form that is no legal move's. */
  private static String machineFault(Position position, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    List<String> near = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      String uci = move.uci();
      if (uci.equals(lower)) {
        return "is not in small letters; '" + lower + "' would be legal";
      }
      if (uci.startsWith(lower)) {
        near.add(uci);
      }
    }
    return near.isEmpty()
        ? "is not a legal move"
        : "is not complete; candidates: " + String.join(", ", near);
  }
}
