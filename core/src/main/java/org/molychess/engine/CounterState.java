package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Counter;
import org.molychess.spi.Play;
import org.molychess.spi.Turn;
import org.molychess.spi.View;

/** A number of the position. */
final class CounterState extends StateKind implements Counter {
  private final int initial;

  CounterState(String token, String rule, int initial) {
    super(token, rule);
    this.initial = initial;
  }

  @Override
  public int get(View view) {
    return get(BoardView.board(view));
  }

  int get(Board board) {
    return (int) board.words[first];
  }

  @Override
  public void set(Play play, int value) {
    set(BoardView.board(play), value);
  }

  @Override
  public void set(Turn turn, int value) {
    set(BoardView.board(turn), value);
  }

  private void set(Board board, int value) {
    if (value < 0 || value > Numbers.LARGEST) {
      throw new BrokenRuleException(
          "the counter '" + token() + "' cannot be " + value + "; it goes from 0 to 99999");
    }
    board.words[first] = value;
  }

  @Override
  void initialize(Board board) {
    board.words[first] = initial;
  }

  @Override
  @Nullable String read(Board board, String value) {
    int number = Numbers.parse(value);
    if (number < 0) {
      return "must be a number from 0 to 99999";
    }
    board.words[first] = number;
    return null;
  }

  @Override
  String write(Board board) {
    return get(board) == initial ? "" : Integer.toString(get(board));
  }
}
