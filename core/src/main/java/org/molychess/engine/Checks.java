package org.molychess.engine;

/** The one place that answers whether a king is attacked. */
final class Checks {
  private Checks() {}

  /** Returns whether the side's king is in check; a side without a king never is. */
  static boolean inCheck(Board board, int side) {
    int king = board.king(side);
    return king < 64 && Attacks.isAttacked(board, king, side ^ 1);
  }

  /**
   * Returns whether the side may leave its king like this: not in check, and not in check from any
   * figure that a waiting enemy pawn could become (RULES 1.4.3).
   */
  static boolean isSafe(Board board, int side) {
    int king = board.king(side);
    return king == 64
        || !Attacks.isAttacked(board, king, side ^ 1)
            && !Attacks.isThreatened(board, king, side ^ 1);
  }
}
