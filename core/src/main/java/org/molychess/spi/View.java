package org.molychess.spi;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** The board as a hook sees it, in the middle of a move; valid only during the call. */
public interface View extends StateView {
  /** Returns the unit on the square, or null. */
  @Nullable Piece at(Square square);

  /** Returns whether a unit could be placed there: no unit stands on it and it is not closed. */
  boolean canPlace(Square square);

  /** Returns all squares on which a unit could be placed, as {@link #canPlace} says. */
  SquareSet placeable();

  /** Returns the squares of all units. */
  SquareSet occupied();

  /** Returns the squares of one side's units. */
  SquareSet units(Side side);

  /** Returns the squares of every unit of this kind. */
  SquareSet squares(Piece piece);

  /** Returns where the side's king stands, or null if it has none. */
  @Nullable Square king(Side side);

  /** Returns whether a unit of this side attacks the square by ordinary movement, pinned or not. */
  boolean isAttacked(Square square, Side by);

  /** Returns the units of this side that attack the square by ordinary movement, pinned or not. */
  SquareSet attackers(Square square, Side by);
}
