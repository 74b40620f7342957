package org.molychess.spi;

import org.molychess.Square;
import org.molychess.SquareSet;

/** The end of a legal move: the board is settled, the turn is about to pass. */
public interface Turn extends View, StateEditor {
  /** Returns where the unit that moved arrived. */
  Square arrival();

  /** Returns the e.p. squares as they were before the move. */
  SquareSet enPassantBefore();

  /** Returns the e.p. squares of the next position: the square this move skipped, if any. */
  SquareSet enPassant();

  /** Replaces the e.p. squares of the next position. */
  void setEnPassant(SquareSet squares);

  /**
   * Leaves the turn with the side that moved; needs {@link Capability#KEEP_TURN}.
   *
   * @throws BrokenRuleException if {@link Capability#KEEP_TURN} is not declared
   */
  void keepTurn();
}
