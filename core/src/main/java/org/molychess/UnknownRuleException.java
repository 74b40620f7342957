package org.molychess;

/**
 * A condition's name that no provider answers to; the message says which may be meant, and lists
 * those that were found.
 */
public final class UnknownRuleException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String id;

  UnknownRuleException(String id, String message) {
    super(message);
    this.id = id;
  }

  /** Returns the unknown name. */
  public String id() {
    return id;
  }
}
