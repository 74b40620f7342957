package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import org.molychess.Side;

/**
 * One half move of help play.
 *
 * @param side who makes it
 * @param parry whether it is made only in check, and otherwise skipped
 * @param mayEnd whether a shorter solution could end here
 */
record Step(Side side, boolean parry, boolean mayEnd) {
  /** What follows the last step. */
  enum Tail {
    /** Nothing: it reaches the goal. */
    NONE,
    /** Every move of the other side reaches the goal, and there is one. */
    FORCED,
    /** A move of the other side reaches the goal. */
    OFFERED
  }

  static Tail tail(Stipulation stipulation) {
    return switch (stipulation.genre()) {
      case SELF, HELP_SELF -> Tail.FORCED;
      case REFLEX, SEMI_REFLEX, HELP_REFLEX -> Tail.OFFERED;
      case DIRECT, HELP -> Tail.NONE;
    };
  }

  /** Returns the numbers of half moves that solutions may have, the shortest first. */
  static List<Integer> lengths(Stipulation stipulation) {
    List<Integer> lengths = new ArrayList<>();
    int full = stipulation.halfMoves();
    for (int length = stipulation.exact() ? full : 2 - full % 2; length <= full; length += 2) {
      if (length > 1 || tail(stipulation) == Tail.NONE) {
        lengths.add(length);
      }
    }
    return lengths;
  }

  /** Returns the steps of a solution of so many half moves; a series counts two for each move. */
  static List<Step> list(Stipulation stipulation, Side attacker, int halfMoves) {
    List<Step> steps = new ArrayList<>();
    boolean help = stipulation.genre().isHelp();
    if (stipulation.play() == Play.ALTERNATE) {
      int count = tail(stipulation) == Tail.NONE ? halfMoves : halfMoves - 1;
      for (int i = 0; i < count; i++) {
        boolean attacks = stipulation.goal().isPosition() ? i % 2 == 0 : (count - i) % 2 != 0;
        boolean ends = stipulation.goal().isPosition() ? (count - i) % 2 != 0 : attacks;
        steps.add(new Step(attacks ? attacker : attacker.opposite(), false, ends));
      }
      return steps;
    }
    Side series = help ? attacker.opposite() : attacker;
    for (int i = 0; i < stipulation.intro(); i++) {
      steps.add(new Step(series.opposite(), false, false));
    }
    boolean parries = stipulation.play() != Play.SERIES;
    for (int i = 0; i < halfMoves / 2; i++) {
      if (i > 0 && parries) {
        steps.add(new Step(series.opposite(), true, false));
      }
      steps.add(new Step(series, false, !help));
    }
    if (help) {
      steps.add(new Step(attacker, false, true));
    }
    return steps;
  }
}
