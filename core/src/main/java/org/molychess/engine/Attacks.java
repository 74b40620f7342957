package org.molychess.engine;

/** Which units attack a square by ordinary movement; pinned units count. */
final class Attacks {
  private Attacks() {}

  /** Returns whether a unit of side {@code by} attacks the square. */
  static boolean isAttacked(Board board, int square, int by) {
    return isAttacked(board, square, by, board.occupied());
  }

  /** The same, with lines judged by other units than the board's. */
  static boolean isAttacked(Board board, int square, int by, long occupied) {
    return isAttacked(board.x, board.y, board.z, board.units(by), occupied, square, by);
  }

  /** The same, by units that are given as the bits of a {@link Board}. */
  static boolean isAttacked(long x, long y, long z, long units, long occupied, int square, int by) {
    if ((Tables.KNIGHT[square] & x & y & units
            | Tables.PAWN[(by ^ 1) * 65 + square] & x & ~y & ~z & units & Board.PAWN_RANKS
            | Tables.KING[square] & x & z & units)
        != 0) {
      return true;
    }
    // Few sliders are in line, so looking between is quicker than looking up where lines end.
    long sliders = (Tables.STRAIGHT[square] & y | Tables.DIAGONAL[square] & z) & ~x & units;
    for (; sliders != 0; sliders &= sliders - 1) {
      int slider = Long.numberOfTrailingZeros(sliders);
      if ((Tables.BETWEEN[square << 6 | slider] & occupied) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the units of side {@code by} that attack the square. */
  static long attackers(Board board, int square, int by) {
    long occupied = board.occupied();
    return (Tables.KNIGHT[square] & board.knights()
            | Tables.PAWN[(by ^ 1) * 65 + square] & board.pawns() & Board.PAWN_RANKS
            | Tables.KING[square] & board.kings()
            | Sliders.bishop(square, occupied) & board.diagonals()
            | Sliders.rook(square, occupied) & board.lines())
        & board.units(by);
  }

  /**
   * Returns whether a pawn of side {@code by} that waits on its last rank would attack the square
   * as one of queen, rook, bishop, knight.
   */
  static boolean isThreatened(Board board, int square, int by) {
    long waiting = board.waiting(by);
    if (waiting == 0) {
      return false;
    }
    long occupied = board.occupied();
    return (waiting
            & (Tables.KNIGHT[square]
                | Sliders.bishop(square, occupied)
                | Sliders.rook(square, occupied)))
        != 0;
  }
}
