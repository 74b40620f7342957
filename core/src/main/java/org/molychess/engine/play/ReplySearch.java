package org.molychess.engine.play;

import org.molychess.engine.board.Board;

/** Tells whether a move mates, while it is played, by the rules without endings. */
@FunctionalInterface
public interface ReplySearch {
  /** Returns whether the side to move has a legal move. */
  boolean hasLegalMove(Board board);
}
