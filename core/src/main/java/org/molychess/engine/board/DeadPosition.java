package org.molychess.engine.board;

/**
 * Positions in which a side can never mate, whatever the moves. Every rule here is proved in its
 * comment; where none applies, nothing is claimed.
 */
public final class DeadPosition {
  private static final long LIGHT = 0x55AA_55AA_55AA_55AAL;

  private DeadPosition() {}

  /** Returns whether nothing but kings is on the board, and nothing under it. */
  public static boolean isBare(Board board) {
    return board.occupied() == board.kings() && board.buriedCount == 0;
  }

  /** Returns whether no sequence of orthodox moves can mate either side. */
  public static boolean cannotMate(Board board) {
    if (lacksMaterial(board, Board.WHITE) && lacksMaterial(board, Board.BLACK)) {
      return true;
    }
    if (!LockedPosition.isLike(board)) {
      return false;
    }
    LockedPosition locked = new LockedPosition(board);
    return locked.cannotMate(Board.WHITE) && locked.cannotMate(Board.BLACK);
  }

  /** Returns whether no sequence of orthodox moves can lead to a mate by this side. */
  public static boolean cannotMate(Board board, int side) {
    return lacksMaterial(board, side)
        || LockedPosition.isLike(board) && new LockedPosition(board).cannotMate(side);
  }

  /**
   * Returns whether the units alone rule out a mate by this side.
   *
   * <ul>
   *   <li><b>A bare king.</b> A king gives no check, and no unit is ever added to a side.
   *   <li><b>One knight, against a king and queens, or a bare king.</b> Put the king on (0,0) and
   *       the knight that checks him on (1,2); all other cases are reflections. The squares (0,1),
   *       (1,0) and (1,1) are on the board, and the knight attacks none of them. A queen on one of
   *       them attacks the knight, along (0,1)–(1,2), (1,0)–(1,1)–(1,2) or (1,1)–(1,2), where only
   *       another such queen can stand between; nothing pins a queen, as the other side has no
   *       slider; so she captures it. Without a queen there, the attacker's king has to guard all
   *       three, and every square next to all three is next to (0,0), or is (0,0).
   *   <li><b>Bishops on squares of one colour, against a king, queens, rooks and bishops on squares
   *       of the same colour.</b> Let a bishop check the king along the diagonal that begins at D,
   *       next to him. He is not in check by two at once: a bishop that uncovers another leaves the
   *       diagonal of king and bishop on one that is parallel to the king's other diagonal. Two
   *       squares, A and B, are next to both the king and D in a straight line; they are of the
   *       other colour, so no bishop attacks them, and the attacker's king, who does not stand next
   *       to the other king, guards one of them at most. So a queen or rook stands on A or B.
   *       Nothing pins it, as it stands off the diagonals of that colour; so it goes to D and
   *       captures the bishop or stands in its way.
   * </ul>
   *
   * <p>Nothing of this changes when units are captured, and no pawn is there that could promote.
   */
  public static boolean lacksMaterial(Board board, int side) {
    long kings = board.kings();
    long own = board.units(side) & ~kings;
    if (own == 0) {
      return true;
    }
    long others = board.units(side ^ 1) & ~kings;
    boolean single = (own & own - 1) == 0;
    if (single && (own & ~board.knights()) == 0) {
      return (others & ~board.coded(UnitCode.QUEEN)) == 0;
    }
    long bishops = board.coded(UnitCode.BISHOP);
    return (own & ~bishops) == 0
        && (others & (board.pawns() | board.knights())) == 0
        && ((bishops & LIGHT) == 0 || (bishops & ~LIGHT) == 0);
  }
}
