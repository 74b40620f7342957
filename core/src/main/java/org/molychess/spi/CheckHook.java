package org.molychess.spi;

/** Judges a move that gives check. */
@FunctionalInterface
public interface CheckHook {
  /** Forbids the move, sets declared state, or lets it be. */
  void gaveCheck(Judgement move);
}
