package org.molychess.spi;

/** Follows a move. */
@FunctionalInterface
public interface MoveHook {
  /** Follows the move, after all rebirths and transfers. */
  void moved(Play play);
}
