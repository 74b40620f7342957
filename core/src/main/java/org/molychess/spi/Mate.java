package org.molychess.spi;

import org.molychess.Side;
import org.molychess.Square;

/** A move that mates, as judged by the other conditions, before it is final. */
public interface Mate extends Play {
  /** Returns the side that is mated; {@link #side()} is the side that mates. */
  Side loser();

  /**
   * Carries the mated king to an empty square as part of the move, unless he would be attacked
   * there, judged after he has left his square and what lay under it has reappeared.
   *
   * @return whether he was carried
   * @throws BrokenRuleException if the square is occupied or closed, or {@link
   *     Capability#RETURN_KING} is not declared
   */
  boolean rescue(Square home);
}
