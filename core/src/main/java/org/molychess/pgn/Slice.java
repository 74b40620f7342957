package org.molychess.pgn;

/** A part of the characters that were read, without a copy: valid until the next token is read. */
final class Slice implements CharSequence {
  private char[] characters = {};
  private int from;
  private int to;

  /** Makes it the characters between two indexes. */
  Slice set(char[] all, int first, int end) {
    characters = all;
    from = first;
    to = end;
    return this;
  }

  @Override
  public int length() {
    return to - from;
  }

  @Override
  public char charAt(int index) {
    return characters[from + index];
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new String(characters, from + start, end - start);
  }

  @Override
  public String toString() {
    return new String(characters, from, to - from);
  }
}
