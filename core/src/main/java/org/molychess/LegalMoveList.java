package org.molychess;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.walk.LegalMoves;

/**
 * An immutable list of legal moves in the order of their machine texts. A move is made when it is
 * asked for, and kept.
 */
final class LegalMoveList extends AbstractList<Move> implements RandomAccess {
  private static final int[] NO_CHOICES = {};

  private final Position before;
  private final int[] moves;

  /** The officers of waiting pawns for each move; null if no pawn waits. */
  private final int @Nullable [] pending;

  /** The mover's choices within each move; null if there are none. */
  private final int @Nullable [][] choices;

  /** Threads may write the same place: each then writes an equal move. */
  private final @Nullable Move[] made;

  /**
   * Copies the legal moves of a position.
   *
   * @param order the places of the moves in the order of this list
   */
  LegalMoveList(Position before, LegalMoves legal, int[] order) {
    int count = legal.count();
    this.before = before;
    moves = new int[count];
    made = new Move[count];
    for (int i = 0; i < count; i++) {
      moves[i] = legal.move(order[i]) & ~PackedMove.PREDICTED;
    }
    boolean plain = legal.isPlainList();
    pending = plain ? null : new int[count];
    choices = plain ? null : new int[count][];
    if (pending != null && choices != null) {
      for (int i = 0; i < count; i++) {
        pending[i] = legal.pending(order[i]);
        choices[i] = legal.choices(order[i]);
      }
    }
  }

  @Override
  public int size() {
    return moves.length;
  }

  @Override
  public Move get(int index) {
    Move known = made[index];
    if (known == null) {
      known =
          pending == null || choices == null
              ? new Move(before, moves[index], 0, NO_CHOICES)
              : new Move(before, moves[index], pending[index], choices[index]);
      made[index] = known;
    }
    return known;
  }
}
