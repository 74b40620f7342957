package org.molychess.spi;

import org.molychess.Side;

/** A move that mates, as judged by the other conditions, before it is final. */
public interface Mate extends Play {
  /** Returns the side that is mated; {@link #side()} is the side that mates. */
  Side loser();
}
