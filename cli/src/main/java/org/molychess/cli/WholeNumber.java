package org.molychess.cli;

import java.util.OptionalLong;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers, written in plain digits. */
final class WholeNumber {
  private WholeNumber() {}

  /** Returns the number, or nothing if the text is none from 0 to 2^63 - 1. */
  static OptionalLong parse(String text) {
    if (text.isEmpty() || text.length() > 19) {
      return OptionalLong.empty();
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return OptionalLong.empty();
      }
    }
    try {
      return OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  /**
   * Returns an option's number.
   *
   * @throws TypeConversionException if the text is no number in the range
   */
  static long parse(String text, long least, long largest) {
    OptionalLong number = parse(text);
    if (number.isEmpty() || number.getAsLong() < least || number.getAsLong() > largest) {
      throw new TypeConversionException(
          "'" + text + "' is not a whole number from " + least + " to " + largest);
    }
    return number.getAsLong();
  }
}
