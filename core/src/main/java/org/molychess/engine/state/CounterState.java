package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.text.Numbers;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Counter;
import org.molychess.spi.StateEditor;
import org.molychess.spi.StateView;

/** A declared number of the position. */
public final class CounterState extends StateKind implements Counter {
  private final int initial;

  /** Declares a counter. */
  public CounterState(String token, String rule, int initial) {
    super(token, rule);
    this.initial = initial;
  }

  @Override
  public int get(StateView view) {
    return (int) HookState.of(view).word(word());
  }

  /** Returns its value on a board. */
  public int get(Board board) {
    return (int) board.words[word()];
  }

  @Override
  public void set(StateEditor state, int value) {
    if (value < 0 || value > Numbers.LARGEST) {
      throw new BrokenRuleException(
          "the counter '" + token() + "' cannot be " + value + "; it goes from 0 to 99999");
    }
    HookState.of(state).setCounter(this, value);
  }

  @Override
  public void initialize(Board board) {
    board.words[word()] = initial;
  }

  @Override
  public @Nullable String read(Board board, String value) {
    int number = Numbers.parse(value);
    if (number < 0) {
      return "must be a number from 0 to 99999";
    }
    board.words[word()] = number;
    return null;
  }

  @Override
  public String write(Board board) {
    return get(board) == initial ? "" : Integer.toString(get(board));
  }
}
