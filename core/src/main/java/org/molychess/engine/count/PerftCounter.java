package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.predict.PredictedRules;

/** Counts sequences of legal moves, with scratch memory of its own: one for each thread. */
public interface PerftCounter {
  /** Returns a counter that keeps counts in a table, if there is one. */
  static PerftCounter of(PredictedRules rules, @Nullable PerftTable table) {
    return new TreeCounter(rules, table);
  }

  /**
   * Returns the number of sequences of legal moves of this length.
   *
   * @throws ArithmeticException if it does not fit
   */
  long count(Board board, int depth);

  /**
   * Returns the part of a count that begins with the moves from one square to another, whatever is
   * chosen before and within the move, but for moves that only stalemate offers.
   *
   * <p>It is found as the whole is, so it tells which move makes a count wrong. It is slow.
   *
   * @param depth at least 1
   * @throws ArithmeticException if it does not fit
   */
  long count(Board board, int depth, int from, int to);
}
