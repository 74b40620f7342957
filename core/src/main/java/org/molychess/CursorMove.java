package org.molychess;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.play.MoveCode;
import org.molychess.engine.text.SquareNames;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;

/**
 * Takes the moves of a {@link Cursor} apart.
 *
 * <p>A move is a {@code long}; equal moves of one position are equal numbers. It is not a number to
 * be kept in files: how it is packed may change from version to version.
 */
public final class CursorMove {
  // From the low end: 20 bits of the packed move, then these. Castling captures nothing, so
  // what tells its rook lies where other moves have the captured unit.
  private static final int CAPTURED = 20;
  private static final int SIDE = 23;
  private static final int WAITING = 24;
  private static final int PENDING = 32;
  private static final int CHOICES = 48;

  /** Set where there are more choices than fit; then their place in the list stands for them. */
  private static final long MANY_CHOICES = 1L << 62;

  /** Set where castling is written as king takes rook. */
  private static final long TAKES_ROOK = 1L << 63;

  private static final int ROOK = (1 << SIDE) - (1 << CAPTURED);

  private static final int CHOICE_BITS = 7;
  private static final int MOST_CHOICES = 2;
  private static final int CHOICE_OFFSET = 2;
  private static final long PLACES = (1L << CHOICE_BITS * MOST_CHOICES) - 1;

  private static final String LETTERS = ".prnbkq";

  private CursorMove() {}

  /** Returns the n-th of the legal moves of a board. */
  static long of(Board board, LegalMoves moves, int n) {
    int packed = PackedMove.identity(moves.move(n));
    long move =
        packed & (1 << SIDE) - 1
            | (long) PackedMove.victimCode(board, packed) << CAPTURED
            | (long) board.side << SIDE;
    if (PackedMove.takesRook(packed)) {
      move |= TAKES_ROOK;
    }
    return moves.isPlainList() ? move : move | more(board, moves, n);
  }

  /** Returns the bits of waiting pawns and of choices. */
  private static long more(Board board, LegalMoves moves, int n) {
    long files = board.waiting(board.side) >>> (board.side == Board.WHITE ? 56 : 0);
    long bits = files << WAITING | (moves.pending(n) & 0xFFFFL) << PENDING;
    return moves.hasChoices(n) ? bits | choices(moves.choices(n), n) : bits;
  }

  private static long choices(int[] choices, int place) {
    if (choices.length > MOST_CHOICES) {
      return MANY_CHOICES | (place & PLACES) << CHOICES;
    }
    long bits = 0;
    for (int i = 0; i < choices.length; i++) {
      bits |= (long) (choices[i] + CHOICE_OFFSET) << CHOICES + CHOICE_BITS * i;
    }
    return bits;
  }

  private static int packed(long move) {
    int packed = (int) move & (1 << CAPTURED) - 1;
    return move >= 0 ? packed : PackedMove.takingRook(packed | (int) move & ROOK);
  }

  /** Returns a filter for moves with the same squares and unit. */
  static MoveFilter filter(long move) {
    int packed = packed(move);
    return MoveFilter.of(
        PackedMove.code(packed), 1L << PackedMove.from(packed), 1L << PackedMove.to(packed));
  }

  /** Returns whether the halfmove clock goes on: no pawn moves and nothing is captured. */
  static boolean isQuiet(long move) {
    return move == Cursor.NO_MOVE
        || PackedMove.code(packed(move)) != UnitCode.PAWN && !isCapture(move);
  }

  /** Returns where the unit comes from. */
  public static Square from(long move) {
    return Square.of(PackedMove.from(packed(move)));
  }

  /** Returns where the unit arrives, before any effect carries it on. */
  public static Square to(long move) {
    return Square.of(PackedMove.to(packed(move)));
  }

  /** Returns the side that moves. */
  public static Side side(long move) {
    return (move >>> SIDE & 1) == Board.WHITE ? Side.WHITE : Side.BLACK;
  }

  /** Returns the role of the unit that moves; in castling, the king. */
  public static Role role(long move) {
    return UnitCode.role(PackedMove.code(packed(move)));
  }

  /** Returns the officer that a pawn becomes by its step, or null. */
  public static @Nullable Role promotion(long move) {
    int code = PackedMove.promotion(packed(move));
    return code == 0 ? null : UnitCode.role(code);
  }

  /** Returns the role of the captured unit, or null. */
  public static @Nullable Role captured(long move) {
    return isCapture(move) ? UnitCode.role((int) (move >>> CAPTURED & 7)) : null;
  }

  /** Returns whether a unit is captured. */
  public static boolean isCapture(long move) {
    return (move >>> CAPTURED & 7) != 0 && !isCastling(move);
  }

  /** Returns whether a pawn is captured en passant. */
  public static boolean isEnPassant(long move) {
    return PackedMove.isEnPassant(packed(move));
  }

  /** Returns whether the king castles. */
  public static boolean isCastling(long move) {
    return PackedMove.isCastling(packed(move));
  }

  /** Returns the square of the rook that castles with the king; null if he does not castle. */
  public static @Nullable Square castlingRook(long move) {
    int packed = packed(move);
    return PackedMove.isCastling(packed) ? Square.of(PackedMove.rookFrom(packed)) : null;
  }

  /**
   * Returns how many waiting pawns become officers before the move (RULES 1.4.3).
   *
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.4">RULES 1.4.3</a>
   */
  public static int pendingCount(long move) {
    return Long.bitCount(move >>> WAITING & 0xFF);
  }

  /**
   * Returns the officer that the n-th waiting pawn becomes, in square order.
   *
   * @throws IndexOutOfBoundsException if there are not so many
   */
  public static Role pending(long move, int n) {
    int count = pendingCount(move);
    Objects.checkIndex(n, count);
    return UnitCode.role(MoveCode.officer((int) (move >>> PENDING) & 0xFFFF, count - 1 - n));
  }

  /**
   * Returns whether the mover makes a choice within the move: the text names it after {@code @}.
   */
  public static boolean hasChoice(long move) {
    return (move & ~TAKES_ROOK) >>> CHOICES != 0;
  }

  /** Returns whether the choices are too many to be read from the number. */
  static boolean hasManyChoices(long move) {
    return (move & MANY_CHOICES) != 0;
  }

  /** Returns whether the machine text is that of two squares alone. */
  static boolean isTwoSquares(long move) {
    return move >>> WAITING == 0 && PackedMove.promotion(packed(move)) == 0;
  }

  /** Returns the machine text; of too many choices, without them. */
  static String text(long move) {
    StringBuilder out = new StringBuilder();
    int rank = side(move) == Side.WHITE ? 56 : 0;
    long files = move >>> WAITING & 0xFF;
    for (int i = 0; files != 0; i++, files &= files - 1) {
      SquareNames.append(out, rank + Long.numberOfTrailingZeros(files));
      out.append('=').append(Character.toLowerCase(pending(move, i).letter())).append(',');
    }
    int packed = packed(move);
    SquareNames.append(out, PackedMove.from(packed));
    SquareNames.append(out, PackedMove.written(packed));
    int promotion = PackedMove.promotion(packed);
    if (promotion != 0) {
      out.append(LETTERS.charAt(promotion));
    }
    if (!hasManyChoices(move)) {
      appendChoices(out, move);
    }
    return out.toString();
  }

  private static void appendChoices(StringBuilder out, long move) {
    char before = '@';
    for (int i = 0; i < MOST_CHOICES; i++) {
      int bits = (int) (move >>> CHOICES + CHOICE_BITS * i) & (1 << CHOICE_BITS) - 1;
      int choice = bits - CHOICE_OFFSET;
      if (bits == 0 || choice == ChoiceSequence.NONE) {
        continue;
      }
      if (before != 0) {
        out.append(before);
        before = 0;
      }
      if (choice < ChoiceSequence.ROLE) {
        SquareNames.append(out, choice);
      } else {
        out.append(LETTERS.charAt(choice - ChoiceSequence.ROLE));
      }
    }
  }
}
