package org.molychess.engine.rules;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.engine.board.Board;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.HookState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.StateView;

/** Declared state, to be read, that keeps in mind which of its words have been asked for. */
final class StateRecorder extends HookState implements StateView {
  /** A board without words, so that {@link #unknownWord} is asked for all of them. */
  private static final Board WORDLESS = new Board(0, 0);

  private Board position = WORDLESS;
  private long asked;
  private boolean complete;

  StateRecorder() {
    super(WORDLESS);
  }

  /** Shows a position from now on, and forgets what has been asked for. */
  void begin(Board board) {
    position = board;
    asked = 0;
    complete = true;
  }

  /** Returns the words that have been asked for, one bit each. */
  long asked() {
    return asked;
  }

  /** Returns whether {@link #asked} and the side to move are all that has been asked for. */
  boolean hasAll() {
    return complete;
  }

  @Override
  public Side side() {
    require(READ);
    return position.sideToMove();
  }

  @Override
  protected long unknownWord(int word) {
    asked |= 1L << word;
    complete &= word < Long.SIZE;
    return position.words[word];
  }

  @Override
  public boolean isUnder(PileState pile, int square) {
    require(READ);
    complete = false;
    return position.isBuried(pile.word(), square);
  }

  @Override
  public @Nullable Piece under(PileState pile, int square, int depth) {
    require(READ);
    complete = false;
    return position.buried(pile.word(), square, depth);
  }

  @Override
  public long unitState(int square, long bits) {
    require(READ);
    complete = false;
    return position.unitState(square);
  }

  @Override
  public long victimState() {
    throw new BrokenRuleException("there is no captured unit here");
  }

  @Override
  public void setCounter(CounterState counter, int value) {
    throw readOnly();
  }

  @Override
  public void push(PileState pile, int square, Piece piece) {
    throw readOnly();
  }

  @Override
  public @Nullable Piece pop(PileState pile, int square) {
    throw readOnly();
  }

  @Override
  public void setUnitState(StateKind kind, int square, long bits, long value) {
    throw readOnly();
  }

  private static BrokenRuleException readOnly() {
    return new BrokenRuleException("this hook may read declared state, but not write it");
  }
}
