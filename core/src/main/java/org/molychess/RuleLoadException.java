package org.molychess;

/** Conditions that cannot be used: a text, options or a combination that is refused, or a clash. */
public final class RuleLoadException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  RuleLoadException(String message) {
    super(message);
  }

  RuleLoadException(String message, Throwable cause) {
    super(message, cause);
  }
}
