package org.molychess.engine;

import org.molychess.Square;

/** Squares as text, from numbers and bits; lists go by file, a1 a2 … b1. */
final class Squares {
  private Squares() {}

  /** Returns the square of this name, or -1. */
  static int parse(CharSequence name) {
    return name.length() == 2 ? parse(name, 0) : -1;
  }

  /** Returns the square named by two characters of the text, or -1. */
  static int parse(CharSequence text, int at) {
    if (at + 2 > text.length()) {
      return -1;
    }
    int file = text.charAt(at) - 'a';
    int rank = text.charAt(at + 1) - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
  }

  static String name(int square) {
    return Square.of(square).toString();
  }

  /** Returns the name of the first square of a set. */
  static String name(long squares) {
    return name(Long.numberOfTrailingZeros(squares));
  }

  /** Returns the names in alphabetical order, commas between. */
  static String list(long squares) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int square = alphabetical(i);
      if ((squares >>> square & 1) != 0) {
        out.append(out.length() == 0 ? "" : ",").append(name(square));
      }
    }
    return out.toString();
  }

  /** Returns the n-th square in alphabetical order. */
  static int alphabetical(int n) {
    return (n & 7) << 3 | n >> 3;
  }
}
