package org.molychess.engine.play;

import org.molychess.engine.board.Board;

/** Answers "is it mate?" while a move is played, by conditions without their endings. */
@FunctionalInterface
public interface ReplySearch {
  /** Returns whether the side to move has a legal move. */
  boolean hasLegalMove(Board board);
}
