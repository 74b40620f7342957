package org.molychess.solver;

import java.util.List;
import org.molychess.Cursor;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/**
 * How many units of the side that is not to move can move in orthodox chess whatever the other side
 * does next: officers that stand on no line with their king, so that they are never pinned, and
 * have a square to go to, and such pawns with an empty square before them. One move stops at most
 * one of them: it captures it, or stands before the pawn.
 */
enum FreeUnits {
  /** None is known, or a pawn, or the next move may do two things at once. */
  NONE,
  /** An officer. */
  OFFICER,
  /** Two or more. */
  MANY;

  private static final List<Role> OFFICERS =
      List.of(Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN);

  static FreeUnits of(Cursor cursor) {
    Side mover = cursor.sideToMove();
    Side side = mover.opposite();
    Square king = cursor.king(side);
    if (king == null || !cursor.castlingRights(mover).isEmpty() || !cursor.enPassant().isEmpty()) {
      return NONE;
    }
    long own = cursor.units(side).bits();
    long unpinned = own & ~EmptyBoard.attacks(Piece.of(side, Role.QUEEN), king.ordinal());
    int officers = officers(cursor, side, own, unpinned);
    if (officers > 1) {
      return MANY;
    }
    long occupied = own | cursor.units(mover).bits();
    long pawns = cursor.squares(Piece.of(side, Role.PAWN)).bits() & unpinned;
    long ahead = side == Side.WHITE ? occupied >>> 8 : occupied << 8;
    int free = officers + Long.bitCount(pawns & ~ahead);
    return free > 1 ? MANY : officers == 1 ? OFFICER : NONE;
  }

  private static int officers(Cursor cursor, Side side, long own, long unpinned) {
    int count = 0;
    for (Role role : OFFICERS) {
      Piece piece = Piece.of(side, role);
      for (long left = cursor.squares(piece).bits() & unpinned; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        long steps = EmptyBoard.attacks(piece, square);
        if (role != Role.KNIGHT) {
          steps &= EmptyBoard.ring(square);
        }
        count += (steps & ~own) != 0 ? 1 : 0;
      }
    }
    return count;
  }
}
