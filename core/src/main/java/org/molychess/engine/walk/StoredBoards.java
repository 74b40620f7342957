package org.molychess.engine.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;

/** The boards to which hooked moves lead. They are kept when the moves are judged, to be copied. */
final class StoredBoards {
  /** The most boards that are kept. Further moves are played again when they are made. */
  private static final int MOST = 256;

  private final List<Board> boards = new ArrayList<>();

  /** The places of the moves in the list of moves, in ascending order. */
  private int[] places = new int[8];

  private int count;

  void clear() {
    count = 0;
  }

  void add(int place, Board board) {
    if (count == MOST) {
      return;
    }
    if (count == boards.size()) {
      boards.add(new Board(board));
    } else {
      boards.get(count).copy(board);
    }
    if (count == places.length) {
      places = Arrays.copyOf(places, 2 * count);
    }
    places[count++] = place;
  }

  /** Returns the board to which the n-th move leads, or null if it is not kept. */
  @Nullable Board get(int place) {
    if (count == 0) {
      return null;
    }
    int at = Arrays.binarySearch(places, 0, count, place);
    return at < 0 ? null : boards.get(at);
  }
}
