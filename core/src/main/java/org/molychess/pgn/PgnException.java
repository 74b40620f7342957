package org.molychess.pgn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.Game;

/**
 * A game of which something is lost; the message says which game, where, at what, and why.
 *
 * <p>It carries what could be read: {@link #game}, {@link #tags}, {@link #findings}.
 */
public final class PgnException extends IllegalArgumentException {
  private static final long serialVersionUID = 2L;

  private final int gameNumber;
  private final int line;
  private final int column;
  private final String token;

  /** What could be read; null after serialization, which keeps no games. */
  private final transient @Nullable PgnReading reading;

  PgnException(PgnReading reading, PgnFinding loss, @Nullable RuntimeException cause) {
    super("game " + reading.number() + ", " + loss, cause);
    this.gameNumber = reading.number();
    this.line = loss.line();
    this.column = loss.column();
    this.token = loss.token();
    this.reading = reading;
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

  /**
   * Returns the game as far as it could be read: the moves before the fault, the main line around a
   * broken variation; nothing where the rules or the start position are not known.
   */
  public Optional<Game> game() {
    return reading == null ? Optional.empty() : reading.game();
  }

  /** Returns the tags as they are written, in their order. */
  public Map<String, String> tags() {
    return reading == null ? Map.of() : reading.tags();
  }

  /** Returns the text of the moves where there is no game; otherwise an empty one. */
  public String moveText() {
    return reading == null ? "" : reading.moveText();
  }

  /** Returns each repair and loss in the game, in the order of the text. */
  public List<PgnFinding> findings() {
    return reading == null ? List.of() : reading.findings();
  }
}
