package org.molychess.solver;

import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;

/** What units attack, and where they can go, on a board without other units. */
final class EmptyBoard {
  private static final long[][] ATTACKS = new long[Piece.values().length][64];
  private static final int[][] LEAPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}};
  private static final int[][] DIAGONALS = {{1, 1}, {1, -1}};
  private static final int[][] LINES = {{1, 0}, {0, 1}};
  private static final int[][] ALL = {{1, 1}, {1, -1}, {1, 0}, {0, 1}};

  static {
    for (Piece piece : Piece.values()) {
      for (int from = 0; from < 64; from++) {
        ATTACKS[piece.ordinal()][from] = computeAttacks(piece, from);
      }
    }
  }

  private EmptyBoard() {}

  /** Returns the squares that a unit attacks. */
  static long attacks(Piece piece, int from) {
    return ATTACKS[piece.ordinal()][from];
  }

  /**
   * Returns the squares to which a unit can go in one move: pawns with captures, without castling.
   */
  static long moves(Piece piece, int from) {
    long squares = attacks(piece, from);
    if (piece.is(Role.PAWN)) {
      int forward = piece.side() == Side.WHITE ? 1 : -1;
      boolean atHome = (from >> 3) == (piece.side() == Side.WHITE ? 1 : 6);
      squares |= square(from, 0, forward) | (atHome ? square(from, 0, 2 * forward) : 0);
    }
    return squares;
  }

  /** Returns the squares that a king on a square stands next to. */
  static long ring(int king) {
    return attacks(Piece.of(Side.WHITE, Role.KING), king);
  }

  private static long computeAttacks(Piece piece, int from) {
    return switch (piece.role()) {
      case PAWN -> {
        int forward = piece.side() == Side.WHITE ? 1 : -1;
        yield square(from, -1, forward) | square(from, 1, forward);
      }
      case KNIGHT -> rays(from, LEAPS, 1);
      case BISHOP -> rays(from, DIAGONALS, 7);
      case ROOK -> rays(from, LINES, 7);
      case QUEEN -> rays(from, ALL, 7);
      case KING -> rays(from, ALL, 1);
    };
  }

  /** Returns the squares in these directions and the opposite ones, at most so many steps off. */
  private static long rays(int from, int[][] directions, int steps) {
    long squares = 0;
    for (int[] direction : directions) {
      for (int step = -steps; step <= steps; step++) {
        squares |= step == 0 ? 0 : square(from, step * direction[0], step * direction[1]);
      }
    }
    return squares;
  }

  private static long square(int from, int files, int ranks) {
    int file = (from & 7) + files;
    int rank = (from >> 3) + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << 8 * rank + file;
  }
}
