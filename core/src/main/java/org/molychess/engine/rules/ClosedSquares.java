package org.molychess.engine.rules;

/**
 * The squares that no unit may enter, the units that cannot be captured, the departures watched.
 */
public final class ClosedSquares {
  private final MaskUnion closed;
  private final MaskUnion protectedUnits;
  private final MaskUnion watched;
  private final boolean any;
  private final boolean protects;

  ClosedSquares(HookRegistry from) {
    closed = new MaskUnion("close squares in", from.closedSquares);
    protectedUnits = new MaskUnion("protect units in", from.protectedUnits);
    watched = MaskUnion.ofDepartures(from.departures);
    any = !closed.isEmpty();
    protects = !protectedUnits.isEmpty();
  }

  /** Returns whether some square may be closed. */
  public boolean any() {
    return any;
  }

  /** Returns whether some units cannot be captured. */
  public boolean protectsUnits() {
    return protects;
  }

  /** Returns the squares that no unit may enter. */
  public long squares(BoardView view) {
    return closed.squares(view);
  }

  /** Returns the units that cannot be captured. */
  public long protectedUnits(BoardView view) {
    return protectedUnits.squares(view);
  }

  /** Returns the squares that some departure hook watches. */
  public long watched(BoardView view) {
    return watched.squares(view);
  }
}
