package org.molychess.spi;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;

/** A square that goes with a unit through moves, castling, promotion, transfer and rebirth. */
public interface UnitSquare {
  /** Returns the square of the unit that stands there, or null if it has lost it. */
  @Nullable Square get(StateView view, Square unit);

  /**
   * Takes the square from the unit that stands there.
   *
   * @throws BrokenRuleException if the hook may only read
   */
  void lose(StateEditor state, Square unit);

  /** Returns the victim's square, or null if it has lost it. */
  @Nullable Square ofVictim(CaptureJudgement capture);
}
