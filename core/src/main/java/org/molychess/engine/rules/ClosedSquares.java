package org.molychess.engine.rules;

import java.util.List;
import org.molychess.engine.state.StateLayout;
import org.molychess.spi.Mask;

/** The squares that no unit may enter, and the units that cannot be captured. */
public final class ClosedSquares {
  private final MaskUnion closed;
  private final MaskUnion protectedUnits;
  private final boolean any;
  private final boolean protects;

  ClosedSquares(
      StateLayout layout, List<RuleHook<Mask>> closedSquares, List<RuleHook<Mask>> protectedUnits) {
    closed = new MaskUnion(layout, "close squares in", closedSquares);
    this.protectedUnits = new MaskUnion(layout, "protect units in", protectedUnits);
    any = !closed.isEmpty();
    protects = !this.protectedUnits.isEmpty();
  }

  /** Returns whether some square may be closed. */
  public boolean any() {
    return any;
  }

  /** Returns whether some units cannot be captured. */
  public boolean protectsUnits() {
    return protects;
  }

  /** Returns the set of squares that no unit may enter. */
  public long squares(BoardView view) {
    return closed.squares(view);
  }

  /** Returns the set of units that cannot be captured. */
  public long protectedUnits(BoardView view) {
    return protectedUnits.squares(view);
  }
}
