package org.molychess.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes text that strangers wrote so that it commands no terminal and turns no line around:
 * control and format characters, such as bidirectional marks, are written as {@code \u001b}.
 *
 * <p>Within JSON that is the same text.
 */
final class PlainText extends FilterWriter {
  private final String kept;

  /**
   * Creates a writer.
   *
   * @param kept the control characters that are written as they are
   */
  PlainText(Writer out, String kept) {
    super(out);
    this.kept = kept;
  }

  @Override
  public void write(int c) throws IOException {
    write(String.valueOf((char) c), 0, 1);
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    write(String.valueOf(text, from, count), 0, count);
  }

  @Override
  public void write(String text, int from, int count) throws IOException {
    out.write(escape(text.substring(from, from + count), kept));
  }

  /** Returns a text in which all that is not plain is escaped. */
  static String escape(String text) {
    return escape(text, "");
  }

  private static String escape(String text, String kept) {
    int first = firstOdd(text, kept);
    if (first == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, first);
    text.substring(first)
        .codePoints()
        .forEach(
            c -> {
              if (isPlain(c) || kept.indexOf(c) >= 0) {
                out.appendCodePoint(c);
              } else {
                for (char unit : Character.toChars(c)) {
                  out.append(String.format("\\u%04x", (int) unit));
                }
              }
            });
    return out.toString();
  }

  /** Returns where the first character stands that may have to be escaped, or the length. */
  private static int firstOdd(String text, String kept) {
    int i = 0;
    while (i < text.length() && isCommon(text.charAt(i), kept)) {
      i++;
    }
    return i;
  }

  private static boolean isCommon(char c, String kept) {
    return (c >= ' ' && c <= '~') || kept.indexOf(c) >= 0;
  }

  private static boolean isPlain(int codePoint) {
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
}
