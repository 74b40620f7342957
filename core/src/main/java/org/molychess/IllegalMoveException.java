package org.molychess;

import org.molychess.engine.text.Quotes;

/** A move that cannot be played in a position; the message says why and names the position. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String move;
  private final String fen;
  private final String reason;

  /**
   * Creates it.
   *
   * @param move the move's text
   * @param position the position
   * @param reason what is wrong with it and what would be right
   */
  public IllegalMoveException(String move, Position position, String reason) {
    super(
        "'"
            + Quotes.clip(move)
            + "' "
            + reason
            + " (rules "
            + position.rules()
            + ", FEN '"
            + position.fen()
            + "')");
    this.move = move;
    this.fen = position.fen();
    this.reason = reason;
  }

  /** Returns the text of the move. */
  public String move() {
    return move;
  }

  /** Returns what is wrong, without the move and the position. */
  public String reason() {
    return reason;
  }

  /** Returns the FEN of the position. */
  public String fen() {
    return fen;
  }
}
