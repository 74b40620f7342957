package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.spi.StateView;

/**
 * The declared state that a hook holds in its hands.
 *
 * <p>The kinds of state ask this and nothing else, so they need not know whether a board is looked
 * at, a move is played, or a move is only probed for what hooks would do with it.
 */
public interface HookState {
  /** Returns the state behind a view that core has handed to a hook. */
  static HookState of(StateView view) {
    return (HookState) view;
  }

  /** Returns a whole word of the state. */
  long word(int word);

  /** Sets a word that holds a number. */
  void setCounter(CounterState counter, int value);

  /** Returns whether a unit lies under the square. */
  boolean isUnder(PileState pile, int square);

  /** Returns the unit that lies so deep under the square, 0 for the top; null below the last. */
  @Nullable Piece under(PileState pile, int square, int depth);

  /** Lays a unit under the square. */
  void push(PileState pile, int square, Piece piece);

  /** Takes the topmost unit from under the square; null if there is none. */
  @Nullable Piece pop(PileState pile, int square);

  /**
   * Returns what the unit on the square carries.
   *
   * @param bits those that are asked for; others may be missing
   */
  long unitState(int square, long bits);

  /** Replaces these bits of what the unit on the square carries. */
  void setUnitState(StateKind kind, int square, long bits, long value);

  /** Returns what the captured unit carried. */
  long victimState();
}
