package org.molychess;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.walk.MoveFilter;

/**
 * One way to understand a move as people write it; {@link LooseParser} finds them.
 *
 * @param pending the officers for waiting pawns as the human form writes them, sorted
 * @param castling the file to which the king castles, from 1; 0 if the text does not say that it
 *     castles
 * @param role the unit that moves; null if the text leaves it open
 * @param from the squares from which it may come, as a set
 * @param to the squares at which it may arrive, as a set
 * @param files whether a pawn captures from a file to a file, and its square is left open
 * @param capture whether the text says that it captures; programs and people err in that
 * @param officer the officer that a pawn becomes; null if the text names none
 * @param choices what follows {@code @}, in small letters; null if nothing does
 * @param brackets the effects in brackets, as {@link #bare} makes them
 */
record LooseText(
    List<String> pending,
    int castling,
    @Nullable Role role,
    long from,
    long to,
    boolean files,
    boolean capture,
    @Nullable Role officer,
    @Nullable String choices,
    List<String> brackets) {

  /** Returns what is left of an effect without brackets, blanks, signs and the letters of sides. */
  static String bare(String effect) {
    String plain = effect.replaceAll("[\\[\\]()\\s+>]", "").replaceAll("[wb](?=[PNBRQKS])", "");
    return plain.replace('S', 'N');
  }

  /** Returns a filter that lets all moves pass that it may mean. */
  MoveFilter filter(Position position) {
    if (castling != 0) {
      return MoveFilter.of(UnitCode.KING, -1L, Ranks.first(position.board().side));
    }
    Board board = position.board();
    long rooks = board.coded(UnitCode.ROOK) & board.units(board.side);
    long arrivals = (to & rooks) == 0 ? to : to | Ranks.first(board.side);
    return MoveFilter.of(role == null ? 0 : UnitCode.of(role), from, arrivals);
  }

  /** Returns whether a move, legal or not, is what the text says and leaves nothing out. */
  boolean fits(Move move) {
    return concerns(move)
        && officer == move.promotion().orElse(null)
        && pending.equals(pending(move))
        && (choices == null || choices.equals(choices(move)))
        && fitsBrackets(move);
  }

  /** Returns whether a move that it fits has no choice and no effect that the text leaves out. */
  boolean isWhole(Move move) {
    return move.effects().size() == brackets.size() && (choices != null || choices(move).isEmpty());
  }

  /**
   * Returns whether the same unit goes the same way; what is chosen and what happens then is not
   * looked at.
   */
  boolean concerns(Move move) {
    int packed = move.code().move();
    if (castling != 0) {
      return move.isCastling() && move.to().file() == castling;
    }
    if (role != null && role != move.piece().role()
        || (from >>> PackedMove.from(packed) & 1) == 0
        || !arrives(packed)) {
      return false;
    }
    // A pawn that captures is named by its file, or the text says that it captures.
    boolean oneFile = Long.bitCount(from) <= 8;
    return move.piece().role() != Role.PAWN
        || (move.isCapture() ? oneFile || capture : !files && (oneFile || !capture));
  }

  /**
   * Returns whether a move arrives as the text says. Where kings castle freely, castling may be
   * written as king takes rook, and as the king's move if that is longer than a step.
   */
  private boolean arrives(int move) {
    boolean arrival = (to >>> PackedMove.to(move) & 1) != 0;
    if (!PackedMove.takesRook(move)) {
      return arrival;
    }
    boolean leap = Math.abs(PackedMove.from(move) - PackedMove.to(move)) > 1;
    return (to >>> PackedMove.rookFrom(move) & 1) != 0 || arrival && leap;
  }

  /** Returns it in the usual way of writing, without brackets. */
  String usual() {
    StringBuilder out = new StringBuilder();
    boolean machine = role == null && castling == 0;
    for (String choice : pending) {
      out.append(machine ? choice.toLowerCase(Locale.ROOT) : choice).append(',');
    }
    if (castling != 0) {
      return out.append(castling == 7 ? "O-O" : "O-O-O").toString();
    }
    if (role != null && role != Role.PAWN) {
      out.append(role.letter());
    }
    String square = Square.of(Long.numberOfTrailingZeros(from)).toString();
    int squares = Long.bitCount(from);
    out.append(squares == 1 || squares == 8 && isFile(from) ? square.substring(0, 1) : "");
    out.append(squares == 1 || squares == 8 && !isFile(from) ? square.substring(1) : "");
    out.append(Square.of(Long.numberOfTrailingZeros(to)));
    if (officer != null) {
      String letter = String.valueOf(officer.letter());
      out.append(machine ? letter.toLowerCase(Locale.ROOT) : "=" + letter);
    }
    return out.toString();
  }

  private static boolean isFile(long squares) {
    return (squares & squares >>> 8) != 0;
  }

  private boolean fitsBrackets(Move move) {
    int next = 0;
    for (Effect effect : move.effects()) {
      if (next < brackets.size() && bare(effect.toString()).equals(brackets.get(next))) {
        next++;
      }
    }
    return next == brackets.size();
  }

  static List<String> pending(Move move) {
    return move.pending().stream()
        .map(choice -> choice.square() + "=" + choice.role().letter())
        .sorted()
        .toList();
  }

  private static String choices(Move move) {
    String machine = move.uci();
    int at = machine.indexOf('@');
    return at < 0 ? "" : machine.substring(at + 1).toLowerCase(Locale.ROOT);
  }
}
