package org.molychess.spi;

import org.molychess.Square;
import org.molychess.SquareSet;

/** A position that has been set up from outside and is about to be accepted. */
public interface Setup extends View {
  /** Returns the e.p. squares that were given. */
  SquareSet enPassant();

  /**
   * Refuses an e.p. square; a lenient reading drops it and goes on.
   *
   * @param reason what follows "it": {@code "is not on rank 3"}
   */
  void refuseEnPassant(Square square, String reason);

  /** Refuses the position; the reason reaches the user. */
  void refuse(String reason);
}
