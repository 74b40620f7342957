package org.molychess.engine.walk;

import java.util.Arrays;
import java.util.Comparator;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.text.SquareNames;

/**
 * The order of moves by machine text, found without making the texts.
 *
 * <p>In most positions the two squares tell all moves apart. Then the moves go into a table by
 * these squares, renumbered in alphabetical order, and are read off in the order of the numbers. It
 * has scratch memory of its own.
 */
public final class MoveOrder {
  /** The alphabetical place of each square, by its number. */
  private static final int[] ALPHABETICAL = new int[64];

  /** The promotions in the order of their letters: none, b n q r. */
  private static final int[] PROMOTIONS = new int[8];

  static {
    for (int square = 0; square < 64; square++) {
      ALPHABETICAL[square] = SquareNames.alphabetical(square);
    }
    PROMOTIONS[UnitCode.BISHOP] = 1;
    PROMOTIONS[UnitCode.KNIGHT] = 2;
    PROMOTIONS[UnitCode.QUEEN] = 3;
    PROMOTIONS[UnitCode.ROOK] = 4;
  }

  private final long[] arrivals = new long[64];
  private final int[] places = new int[64 << 6];
  private int[] order = new int[64];

  /**
   * Returns the places of the moves in the order of their machine texts; valid until it is asked
   * again.
   */
  public int[] of(Board before, LegalMoves moves) {
    int count = moves.count();
    if (order.length < count) {
      order = new int[Math.max(count, 2 * order.length)];
    }
    if (moves.anyPending() || moves.anyChoices() || !orderBySquares(moves)) {
      orderByKeys(before, moves);
    }
    return order;
  }

  /** Orders by the two squares; returns false if they do not tell all moves apart. */
  private boolean orderBySquares(LegalMoves moves) {
    long departures = 0;
    boolean distinct = true;
    for (int i = 0; i < moves.count(); i++) {
      int move = moves.move(i);
      int from = ALPHABETICAL[PackedMove.from(move)];
      int to = ALPHABETICAL[PackedMove.to(move)];
      distinct &= PackedMove.promotion(move) == 0 && (arrivals[from] >>> to & 1) == 0;
      departures |= 1L << from;
      arrivals[from] |= 1L << to;
      places[from << 6 | to] = i;
    }
    int count = 0;
    for (; departures != 0; departures &= departures - 1) {
      int from = Long.numberOfTrailingZeros(departures);
      for (long rest = arrivals[from]; distinct && rest != 0; rest &= rest - 1) {
        order[count++] = places[from << 6 | Long.numberOfTrailingZeros(rest)];
      }
      arrivals[from] = 0;
    }
    return distinct;
  }

  /** A move's place in the list, and all of its machine text but the choices, as a number. */
  private record Keyed(long key, int place) {}

  private void orderByKeys(Board before, LegalMoves moves) {
    Keyed[] keyed = new Keyed[moves.count()];
    for (int i = 0; i < keyed.length; i++) {
      keyed[i] = new Keyed(key(moves, i), i);
    }
    Comparator<Keyed> byKey = Comparator.comparingLong(Keyed::key);
    Arrays.sort(
        keyed,
        moves.anyChoices()
            ? byKey.thenComparing(move -> moves.code(before, move.place).text())
            : byKey);
    for (int i = 0; i < keyed.length; i++) {
      order[i] = keyed[i].place;
    }
  }

  private static long key(LegalMoves moves, int i) {
    int move = moves.move(i);
    long key = moves.pending(i) & 0xFFFF;
    key = key << 6 | ALPHABETICAL[PackedMove.from(move)];
    key = key << 6 | ALPHABETICAL[PackedMove.to(move)];
    return key << 3 | PROMOTIONS[PackedMove.promotion(move)];
  }
}
