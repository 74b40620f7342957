package org.molychess;

import org.jspecify.annotations.Nullable;

/** The thread that uses a cursor first, and then must be the only one. */
final class ThreadOwner {
  /** Lets every thread in. */
  static final ThreadOwner ANY = new ThreadOwner(true);

  private final boolean any;
  private @Nullable Thread owner;

  ThreadOwner() {
    this(false);
  }

  private ThreadOwner(boolean any) {
    this.any = any;
  }

  /**
   * Checks that this thread owns the cursor, or makes it the owner.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  void require() {
    Thread thread = Thread.currentThread();
    if (owner != thread && !any) {
      if (owner != null) {
        throw new IllegalStateException(
            "the cursor belongs to the thread '"
                + owner.getName()
                + "' and was used by '"
                + thread.getName()
                + "'; make one for each thread");
      }
      owner = thread;
    }
  }
}
