package org.molychess.engine.board;

/** Ranks and files as square sets, and the direction in which a side's pawns move. */
public final class Ranks {
  /** The a-file. */
  public static final long FILE_A = 0x0101_0101_0101_0101L;

  /** The h-file. */
  public static final long FILE_H = FILE_A << 7;

  /** The first rank. */
  public static final long FIRST = 0xFFL;

  /** The eighth rank. */
  public static final long EIGHTH = 0xFFL << 56;

  /** Ranks 2 to 7: a pawn on the first or last rank cannot move and attacks nothing. */
  public static final long PAWN_RANKS = ~(FIRST | EIGHTH);

  private Ranks() {}

  /** Returns the distance, in squares of a bit board, of a side's single pawn step. */
  public static int forward(int side) {
    return 8 - (side << 4);
  }

  /** Returns the first rank as the side sees it, where its pieces begin. */
  public static long first(int side) {
    return FIRST << 56 * side;
  }

  /** Returns the rank on which the side's double steps end. */
  public static long fourth(int side) {
    return FIRST << 24 + (side << 3);
  }

  /** Returns the rank on which the side captures en passant. */
  public static long sixth(int side) {
    return FIRST << 40 - 24 * side;
  }

  /** Returns the rank from which the side's pawns promote. */
  public static long seventh(int side) {
    return FIRST << 48 - 40 * side;
  }

  /** Returns the rank on which the side's pawns promote. */
  public static long last(int side) {
    return FIRST << 56 - 56 * side;
  }

  /** Returns the squares to the left and to the right of these. */
  public static long beside(long squares) {
    return (squares & ~FILE_A) >>> 1 | (squares & ~FILE_H) << 1;
  }

  /** Returns the squares one step ahead of a side's pawns on these squares. */
  public static long ahead(int side, long pawns) {
    return Long.rotateLeft(pawns, forward(side));
  }

  /** Returns the squares that a side's pawns on these squares attack towards the a-file. */
  public static long attackedToA(int side, long pawns) {
    return Long.rotateLeft(pawns & ~FILE_A, forward(side) - 1);
  }

  /** Returns the squares that a side's pawns on these squares attack towards the h-file. */
  public static long attackedToH(int side, long pawns) {
    return Long.rotateLeft(pawns & ~FILE_H, forward(side) + 1);
  }
}
