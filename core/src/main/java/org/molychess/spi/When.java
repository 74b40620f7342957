package org.molychess.spi;

/** A question about the declared state of a position. */
@FunctionalInterface
public interface When {
  /** Returns whether it is so. */
  boolean holds(StateView view);
}
