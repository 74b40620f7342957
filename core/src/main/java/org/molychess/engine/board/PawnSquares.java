package org.molychess.engine.board;

import org.molychess.Side;

/**
 * The squares on which pawns may stand, or under which they may lie.
 *
 * @param white the set of squares of White's pawns
 * @param black the set of squares of Black's pawns
 */
public record PawnSquares(long white, long black) {
  /**
   * Returns the squares of pawns that may wait on their last rank, or be stranded on their first.
   */
  public static PawnSquares of(boolean waiting, boolean stranded) {
    return new PawnSquares(
        squares(Board.WHITE, waiting, stranded), squares(Board.BLACK, waiting, stranded));
  }

  private static long squares(int side, boolean waiting, boolean stranded) {
    return Ranks.PAWN_RANKS | (waiting ? Ranks.last(side) : 0) | (stranded ? Ranks.first(side) : 0);
  }

  /** Returns the squares of a side's pawns. */
  public long of(int side) {
    return side == Board.WHITE ? white : black;
  }

  /** Returns whether a pawn of the side may stand on, or lie under, the square. */
  public boolean allow(Side side, int square) {
    return (of(side.ordinal()) >>> square & 1) != 0;
  }
}
