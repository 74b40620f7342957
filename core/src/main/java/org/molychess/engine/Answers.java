package org.molychess.engine;

import java.util.Arrays;
import org.molychess.spi.BrokenRuleException;

/**
 * The mover's answers to the questions of one move.
 *
 * <p>A move is played once for every sequence of answers; {@link #next} goes through them as an
 * odometer does, the last question first. So a hook asks in straight-line code.
 */
final class Answers {
  private int[] given = new int[4];
  private int[] ranges = new int[4];
  private int[] meanings = new int[4];
  private int known;
  private int asked;

  /** Starts with the first answer to every question. */
  void first() {
    known = 0;
  }

  /** Moves on to the next sequence of answers; returns whether there is one. */
  boolean next() {
    int last = asked - 1;
    while (last >= 0 && given[last] + 1 == ranges[last]) {
      last--;
    }
    known = last + 1;
    if (last < 0) {
      return false;
    }
    given[last]++;
    return true;
  }

  /** Starts the move anew with the answers at hand. */
  void rewind() {
    asked = 0;
  }

  /** Returns the answer to the next question, from 0 up to the range. */
  int ask(int range) {
    if (range == 0) {
      throw new BrokenRuleException("there is nothing to choose");
    }
    if (asked == given.length) {
      given = Arrays.copyOf(given, 2 * asked);
      ranges = Arrays.copyOf(ranges, 2 * asked);
      meanings = Arrays.copyOf(meanings, 2 * asked);
    }
    if (asked >= known) {
      given[asked] = 0;
    }
    ranges[asked] = range;
    return given[asked++];
  }

  /** What an answer means that declines the choice. */
  static final int NONE = -1;

  /** Keeps what the last answer means: a square as it is, a role as 64 and its code, or NONE. */
  void mean(int meaning) {
    meanings[asked - 1] = meaning;
  }

  /** Returns what the answers of the move mean, in order; a declined choice says nothing. */
  int[] meanings() {
    return Arrays.stream(meanings, 0, asked).filter(meaning -> meaning != NONE).toArray();
  }
}
