package org.molychess.spi;

import org.molychess.Piece;
import org.molychess.Square;

/** A pawn that has just become an officer. */
public interface Promotion extends Play {
  /** Returns the officer. */
  Piece officer();

  /** Returns the square on which the pawn promoted. */
  Square promotionSquare();

  /** Returns where the officer stands now: another condition may have carried it away. */
  Square officerSquare();

  /**
   * Returns false if a rule had put the pawn there: it has waited and its owner has now chosen
   * (RULES 1.4.3), or it is a victim promoted at its rebirth.
   *
   * <p>His choice comes before the move itself: {@link #forbid} and the choices of {@link Play}
   * then throw {@link BrokenRuleException}, also in a hook of a departure that follows.
   *
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.4">RULES 1.4.3</a>
   */
  boolean byStep();
}
