package org.molychess.engine.board;

/** Which units attack a square by ordinary movement. Pinned units attack, too. */
public final class Attacks {
  private Attacks() {}

  /** Returns whether a unit of side {@code by} attacks the square. */
  public static boolean isAttacked(Board board, int square, int by) {
    return isAttacked(board, square, by, board.occupied());
  }

  /**
   * Returns the same, but sliders see past other units than those of the board.
   *
   * @param occupied the squares that stop sliders, as a set
   */
  public static boolean isAttacked(Board board, int square, int by, long occupied) {
    return isAttacked(board.x, board.y, board.z, board.units(by), occupied, square, by);
  }

  /**
   * Returns the same for units that are given as the bits of a {@link Board}.
   *
   * @param x the first plane of codes
   * @param y the second plane
   * @param z the third plane
   * @param units the units of side {@code by}, as a set
   * @param occupied the squares that stop sliders, as a set
   */
  public static boolean isAttacked(
      long x, long y, long z, long units, long occupied, int square, int by) {
    if ((Geometry.KNIGHT[square] & x & y & units
            | Geometry.pawnAttacks(by ^ 1, square) & x & ~y & ~z & units & Ranks.PAWN_RANKS
            | Geometry.KING[square] & x & z & units)
        != 0) {
      return true;
    }
    // Few sliders are in line with the square. To test what is between is quicker than a look-up
    // in the tables of slider attacks.
    long sliders = (Geometry.ORTHOGONAL[square] & y | Geometry.DIAGONAL[square] & z) & ~x & units;
    for (; sliders != 0; sliders &= sliders - 1) {
      int slider = Long.numberOfTrailingZeros(sliders);
      if ((Geometry.between(square, slider) & occupied) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the set of the units of side {@code by} that attack the square. */
  public static long attackers(Board board, int square, int by) {
    long occupied = board.occupied();
    return (Geometry.KNIGHT[square] & board.knights()
            | Geometry.pawnAttacks(by ^ 1, square) & board.pawns() & Ranks.PAWN_RANKS
            | Geometry.KING[square] & board.kings()
            | Sliders.bishop(square, occupied) & board.diagonals()
            | Sliders.rook(square, occupied) & board.lines())
        & board.units(by);
  }

  /**
   * Returns whether a pawn of side {@code by} that waits on its last rank would attack the square
   * as one of queen, rook, bishop, knight.
   */
  public static boolean isThreatened(Board board, int square, int by) {
    long waiting = board.waiting(by);
    if (waiting == 0) {
      return false;
    }
    long occupied = board.occupied();
    return (waiting
            & (Geometry.KNIGHT[square]
                | Sliders.bishop(square, occupied)
                | Sliders.rook(square, occupied)))
        != 0;
  }

  /** Returns the pinned units of a side, as a set: each alone shields its king from a slider. */
  public static long pinned(Board board, int side) {
    int king = board.king(side);
    long occupied = board.occupied();
    long pinned = 0;
    for (long snipers =
            (Geometry.ORTHOGONAL[king] & board.lines()
                    | Geometry.DIAGONAL[king] & board.diagonals())
                & board.units(side ^ 1);
        snipers != 0;
        snipers &= snipers - 1) {
      long between = Geometry.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
      if ((between & between - 1) == 0) {
        pinned |= between & board.units(side);
      }
    }
    return pinned;
  }
}
