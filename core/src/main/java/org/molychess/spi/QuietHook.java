package org.molychess.spi;

import org.jspecify.annotations.Nullable;

/** Says when moves without capture or pawn's move let a side claim a draw. */
@FunctionalInterface
public interface QuietHook {
  /**
   * Returns why a draw may be claimed in this position, or null if it may not.
   *
   * @param quietMoves the number of single moves since the last capture or pawn's move
   */
  @Nullable String claim(View view, int quietMoves);
}
