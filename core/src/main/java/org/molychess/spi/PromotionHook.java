package org.molychess.spi;

/** Follows a promotion. */
@FunctionalInterface
public interface PromotionHook {
  /** Follows a pawn's change into an officer. */
  void promoted(Promotion promotion);
}
