package org.molychess.spi;

import org.molychess.SquareSet;

/**
 * A set of squares that depends on the declared state of the position.
 *
 * <p>It is asked before a move is played and while it is played.
 */
@FunctionalInterface
public interface Mask {
  /** Returns the squares as the position stands. */
  SquareSet squares(StateView view);
}
