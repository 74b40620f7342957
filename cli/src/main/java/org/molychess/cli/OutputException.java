package org.molychess.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Standard output cannot be written. */
final class OutputException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  OutputException(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Returns whether the reader has gone, as {@code head} does once it has its lines. */
  boolean isBrokenPipe() {
    return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
  }
}
