package org.molychess.spi;

/** Answers a stalemate. */
@FunctionalInterface
public interface StalemateHook {
  /** Offers moves, or lets the stalemate stand. */
  void stalemated(Stalemate stalemate);
}
