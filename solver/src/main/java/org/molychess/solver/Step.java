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
      case DIRECT, HELP, RECIPROCAL -> Tail.NONE;
    };
  }

  /** Returns the steps of solutions of every length that counts, the shortest first. */
  static List<List<Step>> lists(Stipulation stipulation, Side attacker) {
    List<List<Step>> lists = new ArrayList<>();
    int full = stipulation.halfMoves();
    int intro = stipulation.intro();
    for (int half = stipulation.exact() ? full : 2 - full % 2; half <= full; half += 2) {
      if (half == 1 && tail(stipulation) != Tail.NONE) {
        continue;
      }
      for (int i = stipulation.exact() ? intro : Math.min(intro, 1); i <= intro; i++) {
        lists.add(list(stipulation, attacker, i, half));
      }
    }
    return lists;
  }

  /** Returns the steps of a solution of the full length. */
  static List<Step> full(Stipulation stipulation, Side attacker) {
    return list(stipulation, attacker, stipulation.intro(), stipulation.halfMoves());
  }

  /** A series counts two half moves for each of its moves. */
  private static List<Step> list(Stipulation stipulation, Side attacker, int intro, int halfMoves) {
    if (stipulation.play() != Play.ALTERNATE) {
      return series(stipulation, attacker, intro, halfMoves / 2);
    }
    List<Step> steps = new ArrayList<>();
    int count = tail(stipulation) == Tail.NONE ? halfMoves : halfMoves - 1;
    boolean position = stipulation.goal().isPosition();
    for (int i = 0; i < count; i++) {
      boolean ends = (count - i) % 2 != 0;
      boolean attacks = position ? i % 2 == 0 : ends;
      steps.add(new Step(attacks ? attacker : attacker.opposite(), false, ends));
    }
    return steps;
  }

  private static List<Step> series(Stipulation stipulation, Side attacker, int intro, int moves) {
    List<Step> steps = new ArrayList<>();
    boolean help = stipulation.genre().isHelp();
    Side series = help ? attacker.opposite() : attacker;
    for (int i = 0; i < intro; i++) {
      steps.add(new Step(series.opposite(), false, false));
    }
    for (int i = 0; i < moves; i++) {
      if (i > 0 && stipulation.play() != Play.SERIES) {
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
