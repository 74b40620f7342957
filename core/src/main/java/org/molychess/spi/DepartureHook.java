package org.molychess.spi;

import org.molychess.Square;

/** Follows a unit's departure from a watched square. */
@FunctionalInterface
public interface DepartureHook {
  /** Follows the departure; the square may have been entered again meanwhile. */
  void left(Square square, Play play);
}
