package org.molychess;

import org.molychess.engine.text.Quotes;

/** A FEN that cannot be read, or a position that cannot be; the message says which part and why. */
public final class FenException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String fen;
  private final String part;

  /**
   * Creates it.
   *
   * @param fen the whole text
   * @param part the field or token at fault, such as {@code castling}
   * @param reason what is wrong with it and what would be right
   */
  public FenException(String fen, String part, String reason) {
    super(part + ": " + reason + " (FEN '" + Quotes.clip(fen) + "')");
    this.fen = fen;
    this.part = part;
  }

  /** Returns the whole text that was refused. */
  public String fen() {
    return fen;
  }

  /** Returns the field or token at fault. */
  public String part() {
    return part;
  }
}
