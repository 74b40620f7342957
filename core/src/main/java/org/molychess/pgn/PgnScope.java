package org.molychess.pgn;

/** How much of a game is wanted, which is decided when its tags are known. */
public enum PgnScope {
  /** Nothing but the tags: the moves are passed over, and nobody looks whether they are legal. */
  TAGS,
  /** The moves of the main line alone, and the result. */
  MOVES,
  /** The main line with its comments and glyphs. */
  MAIN_LINE,
  /** All of it. */
  ALL
}
