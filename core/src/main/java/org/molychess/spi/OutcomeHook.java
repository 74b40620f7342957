package org.molychess.spi;

import org.jspecify.annotations.Nullable;

/** Ends a game by a rule of its own. */
@FunctionalInterface
public interface OutcomeHook {
  /** Returns how the game has ended, or null if it goes on. */
  @Nullable Verdict judge(View view);
}
