package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;

/** Whatever makes the solver faster can be turned off, and the answers stay the same. */
final class SwitchTest {
  private static final int PROBLEMS = Integer.getInteger("moly.solver.problems", 150);

  private static final List<String> STIPULATIONS =
      List.of(
          ("#2 #3 =2 +2 s#2 s=2 r#2 semi-r#2 h#2 h#2.5 h=2 h==2 h+2 hs#2 hr#2 ser-#3 ser-=3 ser-h#3"
                  + " ser-h=2 ser-s#3 ser-s=2 ser-hs#2 pser-#3 pser-h#2 phser-#2")
              .split(" "));

  private static final List<String> RULES =
      List.of(
          "orthodox",
          "circe",
          "circe-coucou",
          "promotion-circe",
          "haunted",
          "ghost",
          "circe-ulysses",
          "circe-super",
          "circe-assassin",
          "anticirce",
          "anticirce:cheylan",
          "immune");

  private static final List<String> NETS =
      List.of(
          ("h#1.5 h#2 h#2.5 h=1.5 h=2 h==1.5 h#=1.5 hs#1.5 hs=1.5 hr#1.5 ser-#3 ser-=3 ser-h#2 ser-h#3"
                  + " ser-h=2 ser-s#3 ser-r#2 ser-hs#2 pser-h#2 phser-#2 phser-s#2 2->ser-h#1")
              .split(" "));

  private static final List<String> NET_RULES =
      List.of(
          ("orthodox immune anticirce anticirce:cheylan circe circe-chameleon circe-clone circe-coucou"
                  + " circe-diametral circe-equipollents circe-file circe-mirror circe-pwc circe-rank"
                  + " circe-strict circe-super circe-symmetry circe-assassin")
              .split(" "));

  @Test
  void answersDoNotDependOnTheTable() {
    compare(11, solver -> solver.table(0));
  }

  @Test
  void answersDoNotDependOnHowSmallTheTableIs() {
    compare(12, solver -> solver.table(512));
  }

  @Test
  void answersDoNotDependOnTheNumberOfThreads() {
    compare(13, solver -> solver.threads(3));
  }

  @Test
  void needsOfKingsLoseNoLine() {
    compare(16, NETS, NET_RULES, 6, solver -> solver.pruning(false));
  }

  private static void compare(long seed, UnaryOperator<Solver> other) {
    compare(seed, STIPULATIONS, RULES, 3, other);
  }

  private static void compare(
      long seed,
      List<String> stipulations,
      List<String> ruleSets,
      int units,
      UnaryOperator<Solver> other) {
    Random random = new Random(seed);
    int compared = 0;
    int solved = 0;
    for (int i = 0; compared < PROBLEMS; i++) {
      Rules rules = Rules.parse(ruleSets.get(random.nextInt(ruleSets.size())));
      String stipulation = stipulations.get(i % stipulations.size());
      Problem problem;
      try {
        problem = Problem.of(rules, RandomProblems.placement(random, units), stipulation);
      } catch (IllegalArgumentException e) {
        continue; // The side not to move is in check.
      }
      Solution expected = Solver.of(limited(problem)).solve().get(0);
      if (!expected.complete()) {
        continue;
      }
      Solution found = other.apply(Solver.of(problem)).solve().get(0);
      assertEquals(expected.plain(), found.plain(), problem::toString);
      compared++;
      solved += expected.plain().isEmpty() ? 0 : 1;
    }
    assertTrue(solved > PROBLEMS / 20, solved + " of " + compared + " have a solution");
  }

  /** Problems with thousands of answers say no more than others, and take long. */
  private static Problem limited(Problem problem) {
    return problem.with(problem.options().edit().maxSolutions(3000).build());
  }

  @Test
  void needsOfUnitsLoseNoProofGame() {
    Random random = new Random(14);
    for (int i = 0; i < PROBLEMS / 5; i++) {
      Position position = Rules.orthodox().initialPosition();
      int halfMoves = 2 + random.nextInt(3);
      for (int ply = 0; ply < halfMoves; ply++) {
        position = randomMove(position, random);
      }
      String stipulation = "dia" + halfMoves / 2 + (halfMoves % 2 == 0 ? "" : ".5");
      assertSameWithoutPruning(Problem.of(Rules.orthodox(), placement(position), stipulation));
    }
  }

  @Test
  void needsOfUnitsLoseNoWayBetweenPositions() {
    Random random = new Random(15);
    String castling = "r3k2r/1P4p1/8/3pP3/8/n6B/6P1/R3K2R w KQkq d6 0 1";
    for (int i = 0; i < PROBLEMS / 10; i++) {
      Position start = Rules.orthodox().position(castling);
      Position position = start;
      for (int ply = 0; ply < 3; ply++) {
        position = randomMove(position, random);
      }
      assertSameWithoutPruning(Problem.between(start, position, Stipulation.parse("a=>b1.5")));
    }
  }

  private static Position randomMove(Position position, Random random) {
    List<Move> moves = position.legalMoves();
    return moves.isEmpty() ? position : moves.get(random.nextInt(moves.size())).after();
  }

  private static String placement(Position position) {
    return position.fen().split(" ")[0];
  }

  private static void assertSameWithoutPruning(Problem problem) {
    List<String> pruned = Solver.of(problem).solve().get(0).plain();
    List<String> plain = Solver.of(problem).pruning(false).solve().get(0).plain();
    assertEquals(plain, pruned, problem::toString);
    assertTrue(!plain.isEmpty(), problem::toString);
  }
}
