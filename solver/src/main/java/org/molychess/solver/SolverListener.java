package org.molychess.solver;

import java.util.List;
import java.util.function.Supplier;
import org.molychess.Move;

/** Hears of a search as it goes on; from its threads, one call at a time. */
public interface SolverListener {
  /** A phase begins. */
  default void started(Problem.Phase phase) {}

  /** A key, a try, or set play has been found. */
  default void found(SolutionNode root) {}

  /**
   * Returns whether lines are heard of, one by one; there may be millions. One that does not care
   * says no.
   */
  default boolean hearsLines() {
    return true;
  }

  /** A line of help play has been found; its moves are there during this call only. */
  default void found(Supplier<List<Move>> line) {}

  /** A first move is finished. */
  default void progressed(Progress progress) {}

  /** A phase ends. */
  default void ended(Solution solution) {}
}
