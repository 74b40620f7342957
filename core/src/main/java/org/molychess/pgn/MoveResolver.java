package org.molychess.pgn;

import org.jspecify.annotations.Nullable;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;

/** Finds the moves that texts mean, along the lines of one game and back out of variations. */
interface MoveResolver {
  /** Begins a game. */
  void begin(Position start);

  /**
   * Plays the move that a text means here.
   *
   * @throws IllegalMoveException if it means none; nothing is played then
   */
  void play(CharSequence text);

  /**
   * Plays a null move.
   *
   * @throws IllegalMoveException if it is not possible here
   */
  void playNull();

  /** Goes back before the last move, and keeps in mind where it was. */
  void openVariation();

  /** Goes to where the innermost variation was opened. */
  void closeVariation();

  /** Returns the last move; null if it is a null move. */
  @Nullable Move move();

  /** Returns the position before the last move. */
  Position before();

  /** Returns the position here. */
  Position here();
}
