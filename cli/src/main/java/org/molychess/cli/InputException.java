package org.molychess.cli;

/** Input that cannot be read; the message says where, what is wrong and what would be right. */
final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InputException(String message) {
    super(message);
  }

  InputException(String message, Throwable cause) {
    super(message, cause);
  }
}
