package org.molychess.spi;

import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Says what check is, in place of "the king is attacked". */
@FunctionalInterface
public interface CheckRule {
  /**
   * Returns the enemy units that give check to the side's king, who stands on {@code king}.
   *
   * <p>Whether the threatened capture would expose the capturer's own king never matters. For
   * castling, core asks with the king on the square that he crosses.
   */
  SquareSet checkers(View view, Side side, Square king);
}
