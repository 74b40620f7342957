package org.molychess.engine.walk;

import java.util.Arrays;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.text.SquareNames;

/** The order of moves by machine text, found without making the texts. */
public final class MoveOrder {
  private static final int INDEX_BITS = 28;
  private static final int INDEX = (1 << INDEX_BITS) - 1;

  /** The promotions in the order of their letters: none, b n q r. */
  private static final int[] PROMOTIONS = new int[8];

  static {
    PROMOTIONS[Board.BISHOP] = 1;
    PROMOTIONS[Board.KNIGHT] = 2;
    PROMOTIONS[Board.QUEEN] = 3;
    PROMOTIONS[Board.ROOK] = 4;
  }

  private MoveOrder() {}

  /** Returns the places of the moves in the order of their machine texts. */
  public static int[] of(Board before, LegalMoves moves) {
    int count = moves.count();
    long[] keys = new long[count];
    boolean choices = false;
    for (int i = 0; i < count; i++) {
      keys[i] = key(moves, i) << INDEX_BITS | i;
      choices |= moves.hasChoices(i);
    }
    Arrays.sort(keys);
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = (int) keys[i] & INDEX;
    }
    if (choices) {
      sortByChoices(before, moves, keys, order);
    }
    return order;
  }

  /** Returns what a machine text begins with, as a number: all but the choices. */
  private static long key(LegalMoves moves, int i) {
    int move = moves.move(i);
    long key = moves.pending(i);
    key = key << 6 | SquareNames.alphabetical(PackedMove.from(move));
    key = key << 6 | SquareNames.alphabetical(PackedMove.to(move));
    return key << 3 | PROMOTIONS[PackedMove.promotion(move)];
  }

  private static void sortByChoices(Board before, LegalMoves moves, long[] keys, int[] order) {
    int begin = 0;
    for (int i = 1; i <= order.length; i++) {
      if (i == order.length || keys[i] >>> INDEX_BITS != keys[begin] >>> INDEX_BITS) {
        if (i - begin > 1) {
          sortByText(before, moves, order, begin, i);
        }
        begin = i;
      }
    }
  }

  private static void sortByText(Board before, LegalMoves moves, int[] order, int begin, int end) {
    record Named(String text, int place) {}
    Named[] named = new Named[end - begin];
    for (int i = begin; i < end; i++) {
      named[i - begin] = new Named(moves.code(before, order[i]).text(), order[i]);
    }
    Arrays.sort(named, (a, b) -> a.text.compareTo(b.text));
    for (int i = begin; i < end; i++) {
      order[i] = named[i - begin].place;
    }
  }
}
