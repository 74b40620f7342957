package org.molychess.spi;

import org.molychess.Side;

/**
 * The declared state of a position, without its board; valid only during the call.
 *
 * <p>What a {@link Mask} or a {@link When} answers may depend on this alone.
 */
public interface StateView {
  /** Returns the side that makes the move; between moves, the side to move. */
  Side side();
}
