package org.molychess.spi;

import org.molychess.SquareSet;

/** A position that has been set up from outside and is about to be accepted. */
public interface Setup extends View {
  /** Returns the e.p. squares that were given. */
  SquareSet enPassant();

  /** Refuses the position; the reason reaches the user. */
  void refuse(String reason);
}
