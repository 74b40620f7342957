package org.molychess.engine.predict;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.movegen.GivenChecks;

/**
 * Squares that the units of a kind must not enter, although masks would let them: the move is
 * illegal, or counted elsewhere.
 */
public final class ExcludedTargets {
  /** The squares, by the codes of units. */
  private final long[] squares = new long[8];

  private boolean any;

  /** Forgets all. */
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

  /** Excludes the squares from which units give check, and forgets all others. */
  public void setChecks(GivenChecks given) {
    any = true;
    long[] all = squares;
    all[0] = 0;
    all[Board.PAWN] = given.byPawn;
    all[Board.KNIGHT] = given.byKnight;
    all[Board.BISHOP] = given.byBishop;
    all[Board.ROOK] = given.byRook;
    all[Board.QUEEN] = given.byBishop | given.byRook;
    all[Board.KING] = 0;
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
