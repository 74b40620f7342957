package org.molychess.spi;

import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/**
 * The Circe rebirth square: where a unit of a kind stands in the initial array.
 *
 * <p>Of two rooks, knights or bishops the one whose square has the colour of the reference square;
 * a pawn on its own second rank, on the file of the reference square.
 */
public final class Home {
  private static final Square[][] HOMES = new Square[Piece.values().length][64];

  static {
    for (Piece piece : Piece.values()) {
      for (Square reference : Square.values()) {
        HOMES[piece.ordinal()][reference.ordinal()] = compute(piece, reference);
      }
    }
  }

  private Home() {}

  /** Returns the home square of the unit, judged from the reference square. */
  public static Square of(Piece piece, Square reference) {
    return HOMES[piece.ordinal()][reference.ordinal()];
  }

  private static Square compute(Piece piece, Square reference) {
    Side side = piece.side();
    if (piece.is(Role.PAWN)) {
      return reference.onRank(side.pawnRank());
    }
    int file =
        switch (piece.role()) {
          case ROOK -> 1;
          case KNIGHT -> 2;
          case BISHOP -> 3;
          case QUEEN -> 4;
          default -> 5;
        };
    Square home = Square.at(file, side.firstRank());
    boolean single = piece.is(Role.QUEEN) || piece.is(Role.KING);
    return single || home.isLight() == reference.isLight() ? home : home.mirrored();
  }
}
