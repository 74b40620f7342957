package org.molychess.pgn;

/** A game that cannot be read; the message says which, where, at what, and why. */
public final class PgnException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST = 80;

  private final int gameNumber;
  private final int line;
  private final int column;
  private final String token;

  PgnException(int gameNumber, Token token, String reason) {
    super(
        "game "
            + gameNumber
            + ", line "
            + token.line()
            + ", column "
            + token.column()
            + ", '"
            + clip(token.text())
            + "': "
            + reason);
    this.gameNumber = gameNumber;
    this.line = token.line();
    this.column = token.column();
    this.token = token.text();
  }

  PgnException(int gameNumber, Token token, RuntimeException cause) {
    this(gameNumber, token, String.valueOf(cause.getMessage()));
    initCause(cause);
  }

  private static String clip(String text) {
    return text.length() <= LONGEST
        ? text
        : text.substring(0, LONGEST) + "… (" + text.length() + " characters)";
  }

  /** Returns the number of the game in the input, from 1; broken games count. */
  public int gameNumber() {
    return gameNumber;
  }

  /** Returns the line of the token, from 1. */
  public int line() {
    return line;
  }

  /** Returns the column where the token begins, from 1. */
  public int column() {
    return column;
  }

  /** Returns the token at fault; empty at the end of the input. */
  public String token() {
    return token;
  }
}
