package org.molychess.engine.text;

import org.molychess.spi.Counter;

/** Reads the small numbers of a FEN. */
public final class Numbers {
  /** The largest number: the largest value of a counter. */
  public static final int LARGEST = Counter.LARGEST;

  private Numbers() {}

  /** Returns the number, or -1 if the text is not one from 0 to 99999 without leading zeros. */
  public static int parse(String text) {
    if (text.isEmpty() || text.length() > 5 || text.length() > 1 && text.charAt(0) == '0') {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }
}
