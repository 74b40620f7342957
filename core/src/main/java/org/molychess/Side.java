package org.molychess;

/** One of the two players. */
public enum Side {
  /** The side that moves first. */
  WHITE('w'),
  /** The side that moves second. */
  BLACK('b');

  private final char letter;

  Side(char letter) {
    this.letter = letter;
  }

  /** Returns the other side. */
  public Side opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns the letter that names this side in a FEN. */
  public char letter() {
    return letter;
  }
}
