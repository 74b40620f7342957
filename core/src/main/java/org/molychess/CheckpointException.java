package org.molychess;

import org.jspecify.annotations.Nullable;

/** A checkpoint's file that cannot be read or written, or that belongs to another count. */
public final class CheckpointException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean unwritable;

  /** Creates it with the file, what is wrong and what would help. */
  public CheckpointException(String message, @Nullable Throwable cause) {
    this(message, cause, false);
  }

  /**
   * Creates it with the file, what is wrong and what would help.
   *
   * @param unwritable whether the file cannot be written
   */
  public CheckpointException(String message, @Nullable Throwable cause, boolean unwritable) {
    super(message, cause);
    this.unwritable = unwritable;
  }

  /** Returns whether the file cannot be written: the disk or the folder is to blame. */
  public boolean isUnwritable() {
    return unwritable;
  }
}
