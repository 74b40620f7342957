package org.molychess.engine.board;

/**
 * The squares of castling and the marks of unmoved kings and rooks (RULES 1.3).
 *
 * <p>The home squares are those of the ordinary array. Where kings and rooks castle freely, the
 * marks alone say with whom: a king and rooks that stand anywhere on their first rank.
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
    return (board.unmoved & board.kings() & Ranks.first(side)) != 0;
  }

  /** Returns the rooks of a side that count as unmoved, as a set. */
  public static long rooks(Board board, int side) {
    return board.unmoved & ~board.kings() & Ranks.first(side);
  }

  /**
   * Returns the rook with which a side's king castles, as a set: on each side of him the outermost
   * of those that count as unmoved.
   *
   * @param rooks the rooks, as a set
   * @param king the square of the king, on his first rank
   */
  public static long outermost(long rooks, int king, boolean kingside) {
    return kingside
        ? Long.highestOneBit(rooks & -2L << king)
        : Long.lowestOneBit(rooks & (1L << king) - 1);
  }

  /** Returns the square on which the king of a side arrives by castling. */
  public static int kingTo(int side, boolean kingside) {
    return 56 * side + (kingside ? 6 : 2);
  }

  /** Makes the king and the rooks of a side count as moved. */
  public static void loseMarks(Board board, int side) {
    board.unmoved &= ~Ranks.first(side);
  }

  /**
   * Marks a unit that has been placed as unmoved: a rook on its corner, a king on its home square.
   *
   * <p>Beside a king that stands elsewhere, a rook on a corner is marked only if no other unmoved
   * rook stands on that side of him.
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
            && (kingsReturn || kingUnmoved(board, side) && isAloneBesideKing(board, square, side));
    if (rookAtHome || code == UnitCode.KING && square == kingHome(side)) {
      board.unmoved |= bit;
    }
  }

  private static boolean isAloneBesideKing(Board board, int square, int side) {
    int king = board.king(side);
    return outermost(rooks(board, side), king, square > king) == 0;
  }
}
