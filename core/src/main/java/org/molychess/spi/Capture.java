package org.molychess.spi;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;

/** A capture whose victim is in hand and needs a fate. */
public interface Capture extends Play {
  /** Returns the captured unit, as what it was. */
  Piece victim();

  /** Returns where the victim stood; en passant, its own square. */
  Square captureSquare();

  /** Returns the capturing unit, as what it is now: a promoting pawn is already a figure. */
  Piece capturer();

  /** Returns whether the capturing unit is a pawn that has just promoted. */
  boolean isPromotion();

  /** Returns whether the victim was taken en passant. */
  boolean isEnPassant();

  /** Puts the victim, unchanged and with its marks, on an empty square: its fate is settled. */
  void rebirth(Square home);

  /** Puts the victim, as another role but with its marks, on an empty square. */
  void rebirth(Square home, Role role);

  /**
   * Puts the victim, a pawn, on an empty square of its promotion rank as the figure it becomes
   * there: its fate is settled, and the promotion hooks follow.
   */
  void rebirthPromoted(Square home, Role figure);

  /** Returns where the victim has been reborn, or null if it has not been. */
  @Nullable Square rebornOn();

  /** Settles the victim's fate: no later condition is asked. It is off the board. */
  void settle();
}
