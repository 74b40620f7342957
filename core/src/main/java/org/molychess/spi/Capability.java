package org.molychess.spi;

/** What a condition must declare before its hooks do it, because core then takes more care. */
public enum Capability {
  /** A king may be placed or carried home; rook marks then outlive the king's moves. */
  RETURN_KING,
  /** A pawn may be placed on its promotion rank, where it waits for its owner's choice. */
  LEAVE_PAWN_WAITING,
  /** The turn may stay with the side that moved; the e.p. field may then hold several squares. */
  KEEP_TURN
}
