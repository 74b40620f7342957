package org.molychess.engine.board;

/**
 * The squares of castling and the marks of unmoved kings and rooks (RULES 1.3).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.3">RULES 1.3</a>
 */
public final class Castling {
  /** The home squares of White's king and rooks: a1, e1, h1. */
  private static final long WHITE_UNITS = 0x91L;

  private static final long WHITE_CORNERS = 0x81L;
  private static final int WHITE_KING_HOME = 4;

  private Castling() {}

  /** Returns the home squares of a side's king and rooks. */
  public static long units(int side) {
    return WHITE_UNITS << 56 * side;
  }

  /** Returns the home square of a side's king. */
  public static int kingHome(int side) {
    return WHITE_KING_HOME + 56 * side;
  }

  /** Returns the corners of a side. */
  public static long corners(int side) {
    return WHITE_CORNERS << 56 * side;
  }

  /** Returns the corner square of a letter of the FEN: 0 to 3 for K, Q, k, q. */
  public static int corner(int letter) {
    return (letter & 1) == 0 ? letter / 2 * 56 + 7 : letter / 2 * 56;
  }

  /** Returns whether the side's king counts as unmoved. */
  public static boolean kingUnmoved(Board board, int side) {
    return (board.unmoved >>> kingHome(side) & 1) != 0;
  }

  /** Makes the king and the rooks of a side count as moved. */
  public static void loseMarks(Board board, int side) {
    board.unmoved &= ~units(side);
  }

  /**
   * Marks a unit that has been placed as unmoved: a rook on its corner, a king on its home square.
   *
   * @param code the code of the unit
   * @param kingsReturn whether a rule can carry kings home, so that rooks stay unmoved after their
   *     king's moves
   */
  public static void markPlaced(Board board, int square, int code, int side, boolean kingsReturn) {
    long bit = 1L << square;
    boolean rookAtHome =
        code == UnitCode.ROOK
            && (bit & corners(side)) != 0
            && (kingsReturn || kingUnmoved(board, side));
    if (rookAtHome || code == UnitCode.KING && square == kingHome(side)) {
      board.unmoved |= bit;
    }
  }
}
