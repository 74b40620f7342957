package org.molychess.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Standard output, or a file that was asked for, cannot be written. */
final class OutputException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  OutputException(IOException cause) {
    this("cannot write to standard output: " + cause.getMessage(), cause);
  }

  /**
   * Creates it.
   *
   * @param message what cannot be written, and why
   */
  OutputException(String message, IOException cause) {
    super(message, cause);
  }

  /** Returns whether the reader has gone, as {@code head} does once it has its lines. */
  boolean isBrokenPipe() {
    return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
  }
}
