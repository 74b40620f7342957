package org.molychess.engine.text;

import org.jspecify.annotations.Nullable;

/**
 * Text that strangers wrote: of conditions, of files. It is shown on terminals and written into
 * files, so what could command a terminal or turn a line around is told apart from letters.
 */
public final class Printable {
  /** The longest text of a condition, such as the reason why a move is illegal. */
  public static final int LONGEST = 1_000;

  private Printable() {}

  /**
   * Returns whether a character can be shown as it is: no control or format character, such as
   * bidirectional marks, no separator of lines, no half of a character.
   */
  public static boolean isPlain(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> true;
    };
  }

  /** Returns what is wrong with a text that is to be shown on a line, or null. */
  public static @Nullable String fault(@Nullable String text) {
    if (text == null) {
      return "is null";
    }
    if (text.length() > LONGEST) {
      return "has " + text.length() + " characters; at most " + LONGEST + " are allowed";
    }
    return text.codePoints()
        .filter(c -> !isPlain(c))
        .mapToObj(c -> String.format("holds U+%04X; it must be a line of plain text", c))
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the beginning of a text, as a line: what is not plain is escaped.
   *
   * @param longest how many characters are read of it
   */
  public static String escape(CharSequence text, int longest) {
    StringBuilder out = new StringBuilder();
    int end = Math.min(text.length(), longest);
    for (int i = 0; i < end; ) {
      int c = Character.codePointAt(text, i);
      int length = Character.charCount(c);
      if (isPlain(c) && i + length <= end) {
        out.appendCodePoint(c);
      } else {
        for (int j = i; j < Math.min(i + length, end); j++) {
          out.append(String.format("\\u%04x", (int) text.charAt(j)));
        }
      }
      i += length;
    }
    return out.toString();
  }
}
