package org.molychess;

import org.jspecify.annotations.Nullable;

/** A checkpoint's file that cannot be read or written, or that belongs to another count. */
public final class CheckpointException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates it with the file, what is wrong and what would help. */
  public CheckpointException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
