package org.molychess.spi;

import org.molychess.Square;

/**
 * A mark that goes with a unit through moves, castling, promotion, transfer and rebirth; as a
 * {@link Mask}, the squares of marked units.
 */
public interface UnitFlag extends Mask {
  /** Returns whether the unit on the square is marked. */
  boolean isSet(StateView view, Square square);

  /**
   * Marks the unit on the square.
   *
   * @throws BrokenRuleException if the hook may only read
   */
  void set(StateEditor state, Square square);

  /**
   * Takes the mark from the unit on the square.
   *
   * @throws BrokenRuleException if the hook may only read
   */
  void clear(StateEditor state, Square square);

  /** Returns whether the victim was marked. */
  boolean ofVictim(CaptureJudgement capture);
}
