package org.molychess.spi;

/** A condition did what it may not do: a fault in the condition, not in the caller's input. */
public final class BrokenRuleException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates it with the condition's id, the position and what is wrong. */
  public BrokenRuleException(String message) {
    super(message);
  }

  /** Creates it with the condition's id, the position, what is wrong, and the cause. */
  public BrokenRuleException(String message, Throwable cause) {
    super(message, cause);
  }
}
