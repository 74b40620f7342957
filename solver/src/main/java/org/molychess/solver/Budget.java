package org.molychess.solver;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Counts the positions of a search and ends it when it has to end. */
final class Budget {
  /** Ends a search from any depth; carries no stack, as nothing has gone wrong. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super("the search has been stopped", null, false, false);
    }
  }

  private static final int INTERVAL = 1024;

  private final AtomicLong positions = new AtomicLong();
  private final AtomicBoolean stopped = new AtomicBoolean();
  private final long deadline;
  private final boolean timed;

  /**
   * @param nanos the time until the end, or null
   */
  Budget(@Nullable Long nanos) {
    timed = nanos != null;
    deadline = System.nanoTime() + (nanos == null ? 0 : nanos);
  }

  void stop() {
    stopped.set(true);
  }

  boolean isStopped() {
    return stopped.get();
  }

  long positions() {
    return positions.get();
  }

  /** Returns a counter for one thread. */
  Meter meter() {
    return new Meter();
  }

  /** Counts for one thread, and asks now and then whether to go on. */
  final class Meter {
    private int count;

    /** Counts a position; ends the search if it has to end. */
    void tick() {
      if (isStopped()) {
        throw new Stopped();
      }
    }

    /** Counts a position; returns whether the search has to end. */
    boolean isStopped() {
      if (++count < INTERVAL) {
        return false;
      }
      flush();
      if (timed && System.nanoTime() - deadline >= 0) {
        stopped.set(true);
      }
      return stopped.get();
    }

    /** Adds what is counted to the sum of all threads. */
    void flush() {
      positions.addAndGet(count);
      count = 0;
    }
  }
}
