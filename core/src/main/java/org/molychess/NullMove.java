package org.molychess;

import org.molychess.spi.Counter;

/**
 * The null move, by which analyses hand the turn to the other side.
 *
 * <p>It is no legal move under any rules. The position after it is the same one with the other side
 * to move and no e.p. square.
 */
final class NullMove {
  static final String UCI = "0000";
  static final String SAN = "--";

  private NullMove() {}

  /**
   * Returns the position after it.
   *
   * @throws IllegalMoveException if it is not possible here
   */
  static Position after(Position position) {
    if (position.isCheck()) {
      throw refused(position, "is a null move, which is not possible in check");
    }
    if (position.turnNumber().isPresent()) {
      throw refused(position, "is a null move, which is not possible in a series of moves");
    }
    if (!position.pendingPromotions().isEmpty()) {
      throw refused(position, "is a null move, but a pawn waits for its promotion");
    }
    Side mover = position.sideToMove();
    PositionBuilder other =
        position
            .edit()
            .sideToMove(mover.opposite())
            .enPassant()
            .halfmoveClock(Math.min(position.halfmoveClock() + 1, Counter.LARGEST))
            .moveNumber(
                Math.min(position.moveNumber() + (mover == Side.BLACK ? 1 : 0), Counter.LARGEST));
    try {
      return other.build(Reading.KINGLESS);
    } catch (FenException e) {
      throw refused(position, "is a null move, which is not possible here: " + e.getMessage());
    }
  }

  private static IllegalMoveException refused(Position position, String reason) {
    return new IllegalMoveException(SAN, position, reason);
  }
}
