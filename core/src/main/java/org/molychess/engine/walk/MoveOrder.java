package org.molychess.engine.walk;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.LongStream;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.text.SquareNames;

/**
 * The order of moves by machine text, found without making the texts.
 *
 * <p>In most positions the two squares tell all moves apart. Then the place of a move is the number
 * of moves from squares before its own, and of moves from its own square to squares before its
 * arrival. It has scratch memory of its own.
 */
public final class MoveOrder {
  /** The alphabetical place of each square, by its number. */
  private static final int[] ALPHABETICAL = new int[64];

  /** The promotions in the order of their letters: none, b n q r. */
  private static final int[] PROMOTIONS = new int[8];

  /** The low bits of a key are the place of the move in the list. */
  private static final int PLACE_BITS = 32;

  static {
    for (int square = 0; square < 64; square++) {
      ALPHABETICAL[square] = SquareNames.alphabetical(square);
    }
    PROMOTIONS[UnitCode.BISHOP] = 1;
    PROMOTIONS[UnitCode.KNIGHT] = 2;
    PROMOTIONS[UnitCode.QUEEN] = 3;
    PROMOTIONS[UnitCode.ROOK] = 4;
  }

  /** The squares of arrival by the square of departure, both by their alphabetical places. */
  private final long[] arrivals = new long[64];

  /** How many moves come before those from a square. */
  private final int[] before = new int[64];

  private int[] order = new int[64];
  private long[] keys = {};

  /**
   * Returns the places of the moves in the order of their machine texts; valid until it is asked
   * again.
   */
  public int[] of(Board board, LegalMoves moves) {
    int count = moves.count();
    if (order.length < count) {
      order = new int[Math.max(count, 2 * order.length)];
    }
    if (moves.anyPending() || moves.anyChoices() || !orderBySquares(moves)) {
      orderByKeys(board, moves);
    }
    return order;
  }

  /** Orders by the two squares; returns false if they do not tell all moves apart. */
  private boolean orderBySquares(LegalMoves moves) {
    int count = moves.count();
    long departures = 0;
    for (int i = 0; i < count; i++) {
      int move = moves.move(i);
      int from = ALPHABETICAL[PackedMove.from(move)];
      departures |= 1L << from;
      arrivals[from] |= 1L << ALPHABETICAL[PackedMove.written(move)];
    }
    int distinct = 0;
    for (long rest = departures; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      before[from] = distinct;
      distinct += Long.bitCount(arrivals[from]);
    }
    if (distinct == count) {
      for (int i = 0; i < count; i++) {
        int move = moves.move(i);
        int from = ALPHABETICAL[PackedMove.from(move)];
        long earlier = (1L << ALPHABETICAL[PackedMove.written(move)]) - 1;
        order[before[from] + Long.bitCount(arrivals[from] & earlier)] = i;
      }
    }
    for (; departures != 0; departures &= departures - 1) {
      arrivals[Long.numberOfTrailingZeros(departures)] = 0;
    }
    return distinct == count;
  }

  private void orderByKeys(Board board, LegalMoves moves) {
    int count = moves.count();
    if (keys.length < count) {
      keys = new long[2 * count];
    }
    for (int i = 0; i < count; i++) {
      keys[i] = key(moves, i) << PLACE_BITS | i;
    }
    Arrays.sort(keys, 0, count);
    if (moves.anyChoices()) {
      orderByChoices(board, moves);
    }
    for (int i = 0; i < count; i++) {
      order[i] = place(keys[i]);
    }
  }

  /** Orders the moves with the same key by the rest of their texts: there are few. */
  private void orderByChoices(Board board, LegalMoves moves) {
    int count = moves.count();
    for (int begin = 0, end; begin < count; begin = end) {
      end = begin + 1;
      while (end < count && keys[end] >> PLACE_BITS == keys[begin] >> PLACE_BITS) {
        end++;
      }
      if (end - begin > 1) {
        long[] sorted =
            LongStream.of(Arrays.copyOfRange(keys, begin, end))
                .boxed()
                .sorted(Comparator.comparing(key -> moves.code(board, place(key)).text()))
                .mapToLong(Long::longValue)
                .toArray();
        System.arraycopy(sorted, 0, keys, begin, sorted.length);
      }
    }
  }

  private static int place(long key) {
    return (int) key;
  }

  private static long key(LegalMoves moves, int i) {
    int move = moves.move(i);
    long key = moves.pending(i) & 0xFFFF;
    key = key << 6 | ALPHABETICAL[PackedMove.from(move)];
    key = key << 6 | ALPHABETICAL[PackedMove.written(move)];
    return key << 3 | PROMOTIONS[PackedMove.promotion(move)];
  }
}
