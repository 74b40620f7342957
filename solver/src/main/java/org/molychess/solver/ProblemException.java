package org.molychess.solver;

/** A problem that cannot be read or cannot be asked: the message says what is wrong, and where. */
public final class ProblemException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Creates it with a message. */
  public ProblemException(String message) {
    super(message);
  }

  /** Creates it with a message and what was thrown first. */
  public ProblemException(String message, Throwable cause) {
    super(message, cause);
  }
}
