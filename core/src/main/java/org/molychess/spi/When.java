package org.molychess.spi;

/** A question about a position. */
@FunctionalInterface
public interface When {
  /** Returns whether it is so. */
  boolean holds(View view);
}
