package org.molychess.spi;

/** A number, 0 to 99999, that belongs to the position. */
public interface Counter {
  /** The largest value. */
  int LARGEST = 99_999;

  /** Returns its value. */
  int get(StateView view);

  /**
   * Sets its value.
   *
   * @throws BrokenRuleException if it is out of range, or the hook may only read
   */
  void set(StateEditor state, int value);
}
