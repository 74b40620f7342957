package org.molychess.engine.movegen;

import org.molychess.engine.board.PackedMove;

/** A list of packed moves that is used again and again. */
public final class MoveList {
  /** 64 units with at most 27 moves each (a queen in the middle of the board), and castling. */
  private static final int MOST = 64 * 27 + 2;

  /** The moves, as {@link PackedMove} has them. */
  public final int[] moves = new int[MOST];

  /** How many of them there are. */
  public int count;

  /** Empties the list. */
  public void clear() {
    count = 0;
  }

  /** Keeps only the moves of the unit on a square. */
  public void keepFrom(int square) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (PackedMove.from(moves[i]) == square) {
        moves[kept++] = moves[i];
      }
    }
    count = kept;
  }

  /** Adds a move. */
  public void add(int move) {
    moves[count++] = move;
  }
}
