package org.molychess.spi;

import org.molychess.Square;

/**
 * A move in the hands of a hook that may forbid it and write declared state, but not edit the
 * board.
 */
public interface Judgement extends View, StateEditor {
  /** Returns where the unit that moves came from. */
  Square departure();

  /** Returns where the unit that moves arrived, before any transfer. */
  Square arrival();

  /**
   * Makes the move illegal; the first reason given is kept.
   *
   * @throws BrokenRuleException if the move is yet to be made: a waiting pawn becomes an officer
   */
  void forbid(String reason);
}
