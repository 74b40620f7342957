package org.molychess.engine.movegen;

/**
 * Which moves of a position some hook wants to see. Such moves are played and judged; all others
 * are legal or not by masks.
 */
public final class HookedMoves {
  /** Stands for all units. */
  public static final long ALL = -1L;

  /** The units all of whose moves are hooked, as a set. */
  public long units;

  /** The pawns, not among {@link #units}, that may promote, if a hook wants to see promotions. */
  public long promoters;

  /** Whether castling is hooked. */
  public boolean castling;

  /**
   * The squares of the departure masks that must be asked, as a set; it means nothing if {@link
   * #all} moves are hooked.
   */
  public long asked;

  void reset() {
    asked = 0;
    units = 0;
    promoters = 0;
    castling = false;
  }

  /** Returns whether every move is hooked. */
  public boolean all() {
    return units == ALL;
  }

  void setAll() {
    units = ALL;
    promoters = 0;
    castling = true;
  }

  /** Counts the moves of all units of the mover but one among the hooked ones. */
  void narrow(long own, int from, int king) {
    units |= own & ~(1L << from);
    promoters &= 1L << from;
    castling |= from != king;
  }

  /** Counts the moves of pawns that may promote among the hooked ones. */
  public void includePromoters() {
    units |= promoters;
    promoters = 0;
  }
}
