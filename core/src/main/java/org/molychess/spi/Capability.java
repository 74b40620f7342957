package org.molychess.spi;

/** What a condition must declare before its hooks do it, because core then takes more care. */
public enum Capability {
  /** A king may be placed or carried home; rook marks then outlive the king's moves. */
  RETURN_KING,
  /** A pawn may be placed on its promotion rank, where it waits for its owner's choice. */
  LEAVE_PAWN_WAITING,
  /** A pawn may be placed on its own first rank, where it cannot move and attacks nothing. */
  STRAND_PAWN,
  /**
   * Kings may be captured, and the condition's capture hooks are asked about them: a king must be
   * reborn, so {@link #RETURN_KING} goes with it and {@link Hooks#defineCheck} says what check is.
   */
  CAPTURE_KING,
  /**
   * A king may be removed, or become another unit. Its side then goes on without one and is never
   * in check, and FENs in which a side has no king are read.
   */
  LOSE_KING,
  /** The turn may stay with the side that moved; the e.p. field may then hold several squares. */
  KEEP_TURN,
  /**
   * Kings and rooks castle from wherever they stand unmoved on their first rank, to the squares of
   * ordinary castling. FENs then name these rooks by their files, and machine texts write castling
   * as king takes rook.
   */
  CASTLE_FREELY
}
