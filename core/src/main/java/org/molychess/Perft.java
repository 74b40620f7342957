package org.molychess;

import org.molychess.engine.Engine;

/** Counts the sequences of legal moves of a length. */
public final class Perft {
  private final Position position;

  private Perft(Position position) {
    this.position = position;
  }

  /** Returns a count that starts at this position. */
  public static Perft of(Position position) {
    return new Perft(position);
  }

  /**
   * Returns the number of sequences of legal moves of this length.
   *
   * @param depth 0 or more
   */
  public long count(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is negative");
    }
    return Engine.perft(position.rules().program(), position.board(), depth);
  }
}
