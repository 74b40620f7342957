package org.molychess.solver;

import org.molychess.Cursor;
import org.molychess.CursorMove;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.SquareSet;

/** Counts the squares to which a king can go. */
final class Flights {
  private Flights() {}

  /** Returns the number of squares to which the king of the side to move can go. */
  static int count(Cursor cursor) {
    SquareSet king = cursor.squares(Piece.of(cursor.sideToMove(), Role.KING));
    SquareSet flights = SquareSet.empty();
    int count = cursor.listMoves();
    for (int i = 0; i < count; i++) {
      long move = cursor.move(i);
      if (king.contains(CursorMove.from(move)) && !CursorMove.isCastling(move)) {
        flights = flights.with(CursorMove.to(move));
      }
    }
    return flights.size();
  }
}
