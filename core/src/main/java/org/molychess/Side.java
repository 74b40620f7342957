package org.molychess;

/** The two sides, White first. */
public enum Side {
  WHITE('w'),
  BLACK('b');

  private final char letter;

  Side(char letter) {
    this.letter = letter;
  }

  /** Returns the other side. */
  public Side opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns {@code 'w'} or {@code 'b'}, as FEN writes the side to move. */
  public char letter() {
    return letter;
  }

  /** Returns the rank, 1 to 8, on which this side's king and officers start. */
  public int firstRank() {
    return this == WHITE ? 1 : 8;
  }

  /** Returns the rank, 1 to 8, on which this side's pawns promote. */
  public int lastRank() {
    return opposite().firstRank();
  }

  /** Returns the rank, 1 to 8, from which this side's pawns may move two squares. */
  public int pawnRank() {
    return this == WHITE ? 2 : 7;
  }

  /** Returns +1 or -1: the direction in which this side's pawns climb the ranks. */
  public int forward() {
    return this == WHITE ? 1 : -1;
  }
}
