package org.molychess.pgn;

/** Kinds of characters. */
final class Characters {
  private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
  private static final String LETTERS = "KQRBNPKQRBNP";

  /** Characters that end a word. */
  private static final String DELIMITERS = "{}()[];$!?.";

  private static final boolean[] ENDS_WORD = new boolean[128];

  static {
    for (int c = 0; c <= ' '; c++) {
      ENDS_WORD[c] = true;
    }
    ENDS_WORD[127] = true;
    for (int i = 0; i < DELIMITERS.length(); i++) {
      ENDS_WORD[DELIMITERS.charAt(i)] = true;
    }
  }

  private Characters() {}

  /** Returns whether it is a blank, a line end or a control character; never the end. */
  static boolean isBlank(int c) {
    return c >= 0
        && (c <= ' ' || c >= 127 && (c == 127 || c == 0xA0 || c == 0xFEFF || isWideBlank(c)));
  }

  private static boolean isWideBlank(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }

  /** Returns whether a word ends before it, as it does at the end. */
  static boolean endsWord(int c) {
    return c < 0 || (c < 128 ? ENDS_WORD[c] : c == '…' || isBlank(c));
  }

  /** Returns the first index from this one on that has no ASCII character of a word. */
  static int skipWord(char[] characters, int from, int limit) {
    int i = from;
    while (i < limit && characters[i] < 128 && !ENDS_WORD[characters[i]]) {
      i++;
    }
    return i;
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** Returns whether a tag's name may have it. */
  static boolean isName(int c) {
    return isLetter(c) || isDigit(c) || c == '_';
  }

  static boolean isQuote(int c) {
    return c == '"' || c == '“' || c == '”' || c == '„';
  }

  static boolean isDash(int c) {
    return c == '-' || c >= 0x2010 && c <= 0x2015 || c == 0x2212;
  }

  /** Returns the letter of a figurine and the hyphen of a dash; anything else as it is. */
  static char plain(char c) {
    if (c < 128) {
      return c;
    }
    int figurine = FIGURINES.indexOf(c);
    return figurine >= 0 ? LETTERS.charAt(figurine) : isDash(c) ? '-' : c;
  }
}
