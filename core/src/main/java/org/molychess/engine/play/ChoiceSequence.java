package org.molychess.engine.play;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.molychess.spi.BrokenRuleException;

/**
 * The mover's answers to the questions of one move.
 *
 * <p>A move is played once for every sequence of answers. {@link #next} goes through the sequences;
 * the answer to the last question changes fastest. So a hook asks in straight-line code. Where the
 * sequence is known, {@link #give} sets it, and the move is played once.
 *
 * <p>An answer has a meaning: the number of a square, the code of a unit plus {@link #ROLE}, or
 * {@link #NONE}.
 */
public final class ChoiceSequence {
  /** The meaning of an answer that declines the choice. */
  public static final int NONE = -1;

  /** What is added to the code of a unit, so that it differs from the number of a square. */
  public static final int ROLE = 64;

  /** More answers than a chess move can have: a hook that asks for ever is stopped here. */
  private static final int MOST_QUESTIONS = 256;

  /** More sequences of answers than a chess move can have. */
  private static final int MOST_SEQUENCES = 1 << 16;

  private static final int[] NOTHING = {};

  private int[] answers = new int[4];
  private int[] ranges = new int[4];
  private int[] meanings = new int[4];
  private int known;
  private int asked;
  private int sequences;

  /** The meanings that are to be answered; null while all sequences are gone through. */
  private int[] given = NOTHING;

  private boolean isGiven;

  /** Starts with the first answer to every question. */
  public void first() {
    known = 0;
    sequences = 0;
    isGiven = false;
  }

  /** Moves on to the next sequence of answers; returns whether there is one. */
  public boolean next() {
    int last = asked - 1;
    while (last >= 0 && answers[last] + 1 == ranges[last]) {
      last--;
    }
    known = last + 1;
    if (last < 0) {
      return false;
    }
    answers[last]++;
    sequences++;
    return true;
  }

  /** Sets the answers, by their meanings: those of a move that has been listed. */
  public void give(int[] sequence) {
    given = sequence;
    isGiven = true;
  }

  /** Starts the move anew with the answers at hand. */
  void rewind() {
    asked = 0;
  }

  /** Returns the answer to the next question among these squares, as a square or {@link #NONE}. */
  int askSquare(long squares, boolean mayDecline) {
    int range = Long.bitCount(squares) + (mayDecline ? 1 : 0);
    if (isGiven) {
      return answerGiven(range, meaning -> meaning == NONE ? mayDecline : isIn(squares, meaning));
    }
    int answer = ask(range);
    long rest = squares;
    for (int i = 0; i < answer; i++) {
      rest &= rest - 1;
    }
    int meaning = rest == 0 ? NONE : Long.numberOfTrailingZeros(rest);
    meanings[asked - 1] = meaning;
    return meaning;
  }

  private static boolean isIn(long squares, int meaning) {
    return meaning < ROLE && (squares >>> meaning & 1) != 0;
  }

  /** Returns the answer to the next question among these codes of units, as one of them. */
  int askRole(int[] codes) {
    if (isGiven) {
      return answerGiven(
              codes.length,
              meaning -> Arrays.stream(codes).anyMatch(code -> meaning == ROLE + code))
          - ROLE;
    }
    int code = codes[ask(codes.length)];
    meanings[asked - 1] = ROLE + code;
    return code;
  }

  private int answerGiven(int range, IntPredicate isPossible) {
    requirePossible(range);
    if (asked >= given.length || !isPossible.test(given[asked])) {
      throw new BrokenRuleException(
          "the hook asks for another choice than it did when the moves were listed");
    }
    return given[asked++];
  }

  private static void requirePossible(int range) {
    if (range == 0) {
      throw new BrokenRuleException("there is nothing to choose");
    }
  }

  private int ask(int range) {
    requirePossible(range);
    if (asked == MOST_QUESTIONS) {
      throw new BrokenRuleException(
          "a move asks for more than " + MOST_QUESTIONS + " choices, as if it would never end");
    }
    if (sequences == MOST_SEQUENCES) {
      throw new BrokenRuleException(
          "a move has more than " + MOST_SEQUENCES + " sequences of choices");
    }
    if (asked == answers.length) {
      answers = Arrays.copyOf(answers, 2 * asked);
      ranges = Arrays.copyOf(ranges, 2 * asked);
      meanings = Arrays.copyOf(meanings, 2 * asked);
    }
    if (asked >= known) {
      answers[asked] = 0;
    }
    ranges[asked] = range;
    return answers[asked++];
  }

  /** Forgets all questions: a move without any has been played. */
  public void clear() {
    asked = 0;
  }

  /** Returns whether the move that was just played asked for a choice. */
  public boolean isAny() {
    return asked != 0;
  }

  /** Returns what the answers of the move mean, in order. */
  public int[] meanings() {
    return asked == 0 ? NOTHING : Arrays.copyOf(isGiven ? given : meanings, asked);
  }
}
