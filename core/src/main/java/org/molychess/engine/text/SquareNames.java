package org.molychess.engine.text;

import org.molychess.Square;

/** The names of squares, given by their numbers or as sets. Lists go by file: a1 a2 … b1. */
public final class SquareNames {
  private SquareNames() {}

  /** Returns the square of this name, or -1. */
  public static int parse(CharSequence name) {
    return name.length() == 2 ? parse(name, 0) : -1;
  }

  /** Returns the square named by two characters of the text, or -1. */
  public static int parse(CharSequence text, int at) {
    if (at + 2 > text.length()) {
      return -1;
    }
    int file = text.charAt(at) - 'a';
    int rank = text.charAt(at + 1) - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
  }

  /** Returns the name of a square. */
  public static String name(int square) {
    return Square.of(square).toString();
  }

  /** Appends the name of a square. */
  public static void append(StringBuilder out, int square) {
    out.append((char) ('a' + (square & 7))).append((char) ('1' + (square >> 3)));
  }

  /** Returns the name of the first square of a set that is not empty. */
  public static String name(long squares) {
    return name(Long.numberOfTrailingZeros(squares));
  }

  /** Returns the names in alphabetical order, commas between. */
  public static String list(long squares) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int square = alphabetical(i);
      if ((squares >>> square & 1) != 0) {
        out.append(out.length() == 0 ? "" : ",").append(name(square));
      }
    }
    return out.toString();
  }

  /** Returns the n-th square in alphabetical order, 0 to 63; the inverse is the same. */
  public static int alphabetical(int n) {
    return (n & 7) << 3 | n >> 3;
  }
}
