package org.molychess.spi;

import org.molychess.Square;

/** A position whose side to move has no legal move, as judged by the other conditions. */
public interface Stalemate extends View {
  /**
   * Offers a move that exists only here: a unit of the side to move goes to an empty square.
   *
   * @throws BrokenRuleException if no unit of the side to move stands on {@code from}, or {@code
   *     to} is occupied or closed
   */
  void offer(Square from, Square to);
}
