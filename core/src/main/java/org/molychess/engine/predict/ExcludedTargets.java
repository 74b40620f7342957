package org.molychess.engine.predict;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GivenChecks;

/**
 * For each kind of unit, squares that are left out when its moves are counted by masks: the move is
 * illegal, or it is counted in another way.
 */
public final class ExcludedTargets {
  /** The squares, by the codes of units. */
  private final long[] squares = new long[8];

  private boolean any;

  /** Removes all exclusions. */
  void clear() {
    any = false;
  }

  /** Returns whether there are any. */
  public boolean any() {
    return any;
  }

  /** Returns the squares by codes of units; null if there are none. */
  public long @Nullable [] byCode() {
    return any ? squares : null;
  }

  /** Returns the squares that units with this code must not enter. */
  public long of(int code) {
    return any && code < squares.length ? squares[code] : 0;
  }

  /** Excludes the squares from which units give check, in place of all other exclusions. */
  public void setChecks(GivenChecks given) {
    any = true;
    long[] all = squares;
    all[0] = 0;
    all[UnitCode.PAWN] = given.byPawn;
    all[UnitCode.KNIGHT] = given.byKnight;
    all[UnitCode.BISHOP] = given.byBishop;
    all[UnitCode.ROOK] = given.byRook;
    all[UnitCode.QUEEN] = given.byBishop | given.byRook;
    all[UnitCode.KING] = 0;
  }

  /** Excludes squares for units with this code. */
  public void add(int code, long more) {
    if (!any) {
      Arrays.fill(squares, 0);
      any = true;
    }
    squares[code] |= more;
  }

  /** Copies the squares into an array of eight. */
  public void copyTo(long[] target) {
    System.arraycopy(squares, 0, target, 0, squares.length);
  }
}
