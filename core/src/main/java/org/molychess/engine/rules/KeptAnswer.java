package org.molychess.engine.rules;

import org.molychess.engine.board.Board;

/**
 * The answer to a question about declared state and the side to move, which is kept until what was
 * asked for changes. A position's moves mostly lead to the same state.
 */
public final class KeptAnswer {
  /** A question to conditions. */
  interface Question {
    /** Returns the answer, a set of squares or a number. */
    long ask(StateRecorder state, Board board);
  }

  /** Stands for the side as long as no answer is kept. */
  private static final int NONE = -1;

  private final Question question;
  private final StateRecorder recorder = new StateRecorder();
  private long[] words = {};
  private int side = NONE;
  private long answer;

  KeptAnswer(Question question) {
    this.question = question;
  }

  /** Returns the answer for a position. */
  public long of(Board board) {
    return board.side == side && isKept(board) ? answer : ask(board);
  }

  private boolean isKept(Board board) {
    for (long asked = recorder.asked(); asked != 0; asked &= asked - 1) {
      int word = Long.numberOfTrailingZeros(asked);
      if (board.words[word] != words[word]) {
        return false;
      }
    }
    return true;
  }

  private long ask(Board board) {
    side = NONE;
    recorder.begin(board);
    answer = question.ask(recorder, board);
    if (recorder.hasAll()) {
      words = board.words.clone();
      side = board.side;
    }
    return answer;
  }
}
