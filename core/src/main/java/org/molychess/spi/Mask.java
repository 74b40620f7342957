package org.molychess.spi;

import org.molychess.SquareSet;

/** A set of squares that depends on the position. */
@FunctionalInterface
public interface Mask {
  /** Returns the squares as the position stands. */
  SquareSet squares(View view);
}
