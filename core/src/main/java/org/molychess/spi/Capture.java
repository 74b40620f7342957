package org.molychess.spi;

import org.jspecify.annotations.Nullable;
import org.molychess.Role;
import org.molychess.Square;

/** A capture whose victim is in hand and needs a fate. */
public interface Capture extends CaptureJudgement, Play {
  /**
   * Puts the victim, unchanged and with its marks, on an empty square: its fate is settled.
   *
   * @throws BrokenRuleException if the square is occupied or closed, or the unit may not stand
   *     there without a {@link Capability} that is not declared
   */
  void rebirth(Square home);

  /**
   * Puts the victim, as another role but with its marks, on an empty square.
   *
   * @throws BrokenRuleException if the square is occupied or closed, or the unit may not stand
   *     there without a {@link Capability} that is not declared
   */
  void rebirth(Square home, Role role);

  /**
   * Puts the victim, a pawn, on an empty square of its promotion rank as the officer it becomes
   * there: its fate is settled, and the promotion hooks follow.
   *
   * @throws BrokenRuleException if the square is occupied or closed, or the unit may not stand
   *     there without a {@link Capability} that is not declared
   */
  void rebirthPromoted(Square home, Role officer);

  /** Returns where the victim has been reborn, or null if it has not been. */
  @Nullable Square rebornOn();

  /** Settles the victim's fate: no later condition is asked. It is off the board. */
  void settle();
}
