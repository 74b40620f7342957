package org.molychess.spi;

/** Ends a move: counters, e.p. squares, whose turn is next; never the board, never legality. */
@FunctionalInterface
public interface TurnHook {
  /** Ends the move. Counting may leave out the call after the last ply. */
  void ended(Turn turn);
}
