package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.molychess.Rules;

/**
 * The solver and a plain second one agree on small problems made at random: every genre, every goal
 * and every set of rules. {@code -Dmoly.solver.problems=N} sets how many.
 */
final class SecondSolverTest {
  private static final int PROBLEMS = Integer.getInteger("moly.solver.problems", 150);
  private static final long BUDGET = 30_000;

  private static final List<String> STIPULATIONS =
      List.of(
          ("#1 #2 =2 #=2 +2 x2 %2 zd42 c812 promq2 ~1 002 ==2 s#1 s#2 s=2 sx2 r#1 r#2 r=2 rx2"
                  + " semi-r#2 semi-r=2")
              .split(" "));

  private static final List<String> LINES =
      List.of(
          ("h#1 h#1.5 h#2 h=1.5 h=2 hx1.5 hze51.5 hc811.5 h+1.5 h001.5 hprom2 h==1.5 h#=2 hs#1"
                  + " hs#1.5 hs=1.5 hsx2 hr#1 hr#1.5 hr=1.5 reci-h#1 reci-h#1.5 reci-h=1 reci-h+1 reci-hx1.5 ser-#2 ser-#3 ser-=2 ser-=3 ser-x2"
                  + " ser-zc43 ser-!=2 ser-h#1 ser-h#2 ser-h=2 ser-hx2 ser-s#2 ser-s=2 ser-sx2 ser-r#2"
                  + " ser-r=2 ser-hs#1 ser-hs=1 pser-h#2 pser-h=2 pser-hx2 phser-#2 phser-x2 phser-s#2"
                  + " phser-=2 exact-h#2 exact-hx2 exact-ser-x2 1->ser-#2 2->ser-x1 1->ser-h=1")
              .split(" "));

  private static final List<String> PARRIES =
      List.of(
          "pser-#3 pser-+2 pser-x2 pser-x3 pser-zd42 pser-sx2 pser-s=2 exact-#2 exact-x2 exact-zd42"
              .split(" "));

  private static List<Rules> rules() {
    List<Rules> all = new ArrayList<>();
    for (String text :
        List.of(
            "orthodox",
            "circe",
            "circe-coucou",
            "circe-couscous",
            "promotion-circe",
            "promotion-circe:enlarged",
            "haunted",
            "ghost",
            "circe-ulysses",
            "circe-mirror",
            "circe-clone",
            "circe-rank",
            "circe-file",
            "circe-symmetry",
            "circe-diametral",
            "circe-pwc",
            "circe-equipollents",
            "circe-super",
            "circe-assassin",
            "circe-strict",
            "circe-chameleon",
            "circe:rex-inclusive",
            "anticirce",
            "anticirce:cheylan",
            "immune",
            "circe+promotion-circe",
            "circe+haunted",
            "haunted+promotion-circe")) {
      all.add(Rules.parse(text));
    }
    all.add(Rules.builder().add(new Phoenix()).build());
    return all;
  }

  @Test
  void agreeOnKeys() {
    compare(STIPULATIONS, 1);
  }

  @Test
  void agreeOnLines() {
    compare(LINES, 2);
  }

  @Test
  void agreeOnParries() {
    compare(PARRIES, 3);
  }

  private static void compare(List<String> stipulations, long seed) {
    Random random = new Random(seed);
    List<Rules> rules = rules();
    int compared = 0;
    int solved = 0;
    for (int i = 0; compared < PROBLEMS; i++) {
      Rules chosen = rules.get(random.nextInt(rules.size()));
      String placement = RandomProblems.placement(random, 3);
      Problem problem = read(chosen, placement, stipulations.get(i % stipulations.size()));
      if (problem == null) {
        continue;
      }
      List<String> expected;
      try {
        expected = PlainSolver.solve(problem, BUDGET);
      } catch (PlainSolver.TooLong e) {
        continue;
      }
      Solution solution = Solver.of(problem).table(1 << 16).solve().get(0);
      assertEquals(expected, solution.plain(), problem::toString);
      compared++;
      solved += expected.isEmpty() ? 0 : 1;
    }
    assertTrue(solved > PROBLEMS / 10, solved + " of " + compared + " have a solution");
  }

  private static Problem read(Rules rules, String placement, String stipulation) {
    try {
      return Problem.of(rules, placement, stipulation);
    } catch (IllegalArgumentException e) {
      return null; // The side not to move is in check.
    }
  }
}
