package org.molychess.engine.predict;

import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.spi.DepartureHook;

/**
 * A unit's departure from a square under which another lies. The hook may ask nothing about the
 * move.
 */
final class DepartureProbe extends HookProbe {
  private final PileState pile;
  private final Piece buried;
  private final Square square;
  private boolean popped;
  private boolean placed;

  private DepartureProbe(PileState pile, Piece buried, Square square) {
    this.pile = pile;
    this.buried = buried;
    this.square = square;
  }

  /**
   * Returns whether the hook lets the top of the pile reappear on the square, and does nothing else
   * but mark it.
   */
  static boolean isReappearance(DepartureHook hook, PileState pile, Piece buried, Square square) {
    DepartureProbe probe = new DepartureProbe(pile, buried, square);
    return show(probe, shown -> hook.left(square, shown)) && probe.placed;
  }

  @Override
  public boolean canPlace(Square other) {
    require(READ);
    if (placed || other != square) {
      throw stop();
    }
    return true;
  }

  @Override
  public Piece pop(PileState from, int at) {
    require(READ);
    if (from != pile || at != square.ordinal() || popped) {
      throw stop();
    }
    popped = true;
    return buried;
  }

  @Override
  public void place(Piece piece, Square at) {
    require(READ);
    if (!popped || placed || piece != buried || at != square) {
      throw stop();
    }
    placed = true;
  }

  @Override
  public void setUnitState(StateKind kind, int at, long bits, long value) {
    require(READ);
    if (!placed || at != square.ordinal()) {
      throw stop();
    }
  }
}
