package org.molychess.pgn;

/**
 * Something in PGN that is not as it should be, and what was made of it.
 *
 * @param kind whether anything is lost
 * @param line the line of the token, from 1
 * @param column the column where the token begins, in characters from 1
 * @param token the token; empty at the end of the input
 * @param reason what is wrong with it, in a sentence
 */
public record PgnFinding(Kind kind, int line, int column, String token, String reason) {
  /** What became of what was found. */
  public enum Kind {
    /** It was mended: the moves are all there. */
    REPAIR,
    /** Moves, or what is said about them, cannot be read and are not in the game. */
    LOSS
  }

  private static final int LONGEST = 80;

  /** Returns the place, the token and the reason: {@code line 3, column 7, 'Ke3': is not legal}. */
  @Override
  public String toString() {
    return "line " + line + ", column " + column + ", '" + clip(token) + "': " + reason;
  }

  private static String clip(String text) {
    return text.length() <= LONGEST
        ? text
        : text.substring(0, LONGEST) + "… (" + text.length() + " characters)";
  }
}
