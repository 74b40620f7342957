package org.molychess.engine.setup;

import org.jspecify.annotations.Nullable;

/**
 * The words of a FEN, one after the other. The strict reading wants single blanks between them; the
 * lenient one skips white space of any kind, and byte order marks.
 */
final class FenWords {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final FenReport report;
  private final String text;
  private final boolean lenient;

  /** Where the next word begins, or the length of the text. */
  private int start;

  /** Where the next word ends. */
  private int end;

  private boolean surplus;
  private boolean marked;

  FenWords(FenReport report) {
    this.report = report;
    text = report.text();
    lenient = report.isLenient();
    if (lenient) {
      skip(0);
      surplus |= start != 0 && !marked;
    } else if (!text.isEmpty() && isBlank(text.charAt(0))) {
      throw badBlanks();
    }
    end = endOfWord(start);
  }

  /** Returns the next word without going on, or null at the end. */
  @Nullable String peek() {
    return switch (end - start) {
      case 0 -> null;
      case 1 -> single(text.charAt(start));
      default -> text.substring(start, end);
    };
  }

  /** Most fields of most FENs are one of few characters. */
  private static String single(char c) {
    return switch (c) {
      case '-' -> "-";
      case 'w' -> "w";
      case 'b' -> "b";
      case '0' -> "0";
      default -> String.valueOf(c);
    };
  }

  /** Returns the first character of the next word, or 0 at the end. */
  char first() {
    return start == end ? 0 : text.charAt(start);
  }

  /** Returns whether the next word holds this character. */
  boolean holds(char wanted) {
    int found = text.indexOf(wanted, start);
    return found >= 0 && found < end;
  }

  /** Goes to the word after the next one. */
  void next() {
    if (end == text.length()) {
      start = end;
      return;
    }
    if (lenient) {
      boolean single = text.charAt(end) == ' ';
      int from = end;
      skip(from);
      surplus |= !single || start != from + 1 || start == text.length();
    } else {
      if (end + 1 == text.length() || isBlank(text.charAt(end + 1))) {
        throw badBlanks();
      }
      start = end + 1;
    }
    end = endOfWord(start);
  }

  /** Returns the rest of the text, from the next word on. */
  String rest() {
    return text.substring(start);
  }

  /** Tells what was skipped. */
  void tellRepairs() {
    if (marked) {
      report.mended("dropped a byte order mark");
    }
    if (surplus) {
      report.mended("read white space as single blanks");
    }
  }

  private void skip(int from) {
    int at = from;
    while (at < text.length() && isBlank(text.charAt(at))) {
      marked |= text.charAt(at) == BYTE_ORDER_MARK;
      at++;
    }
    start = at;
  }

  private int endOfWord(int from) {
    if (!lenient) {
      // Any other white space is refused with the field in which it stands.
      int blank = text.indexOf(' ', from);
      return blank < 0 ? text.length() : blank;
    }
    int at = from;
    while (at < text.length() && !isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Returns whether a character is white space, or one that is not seen. */
  static boolean isBlank(char c) {
    return c == ' '
        || c < ' ' && Character.isWhitespace(c)
        || c > '\u007F'
            && (Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || c == '\u200B'
                || c == BYTE_ORDER_MARK);
  }

  private RuntimeException badBlanks() {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != ' ' && isBlank(text.charAt(i))) {
        return report.fault("fields", "are separated by single blanks, not by other white space");
      }
    }
    return report.fault("fields", "are separated by single blanks, with none before or after");
  }
}
