package org.molychess.engine;

/** The squares of castling. */
final class Castling {
  private static final long[] UNITS = {0x91L, 0x91L << 56};

  private Castling() {}

  /** Returns the home squares of a side's king and rooks. */
  static long units(int side) {
    return UNITS[side];
  }

  /** Returns the home square of a side's king. */
  static int kingHome(int side) {
    return side == Board.WHITE ? 4 : 60;
  }

  /** Returns the corners of a side. */
  static long corners(int side) {
    return side == Board.WHITE ? 0x81L : 0x81L << 56;
  }

  /** Returns whether the side's king has never moved. */
  static boolean kingUnmoved(Board board, int side) {
    return (board.unmoved >>> kingHome(side) & 1) != 0;
  }

  /** Takes all marks from a side whose king has moved. */
  static void loseMarks(Board board, int side) {
    board.unmoved &= ~UNITS[side];
  }
}
