package org.molychess;

import java.util.function.Supplier;

/**
 * Calls code of conditions that are being loaded. What it calls may not ask for rules: they would
 * have the same condition loaded again, without end.
 */
final class Loading {
  private static final ThreadLocal<Boolean> BUSY = ThreadLocal.withInitial(() -> false);

  private Loading() {}

  /** Returns what the code of a condition answers. */
  static <T> T call(Supplier<T> code) {
    boolean before = BUSY.get();
    BUSY.set(true);
    try {
      return code.get();
    } finally {
      if (before) {
        BUSY.set(true);
      } else {
        BUSY.remove();
      }
    }
  }

  /**
   * Refuses the code of a condition that asks for rules while it is loaded or installed.
   *
   * @throws IllegalStateException if that is so
   */
  static void requireNone() {
    if (BUSY.get()) {
      throw new IllegalStateException(
          "a condition may not ask for rules while it is loaded or installed");
    }
  }
}
