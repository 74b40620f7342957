package org.molychess.spi;

/** Answers a mate. */
@FunctionalInterface
public interface MateHook {
  /** Edits the mating move, or lets the mate stand. */
  void mated(Mate mate);
}
