package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.solver.Options.Flag;
import org.molychess.solver.SolutionNode.Meaning;

final class SolverTest {
  private static final String KING_AND_ROOK = "7k/8/6K1/8/8/8/8/R7";

  private static Problem problem(String placement, String stipulation) {
    return Problem.of(Rules.orthodox(), placement, stipulation);
  }

  private static Solution solve(Problem problem) {
    return Solver.of(problem).table(1 << 16).solve().get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "orthodox,2b5/p3R3/kPpN4/N1p5/1PP5/1K6/8/8,#2",
    "circe,8/8/8/8/8/8/6kN/4K1R1,h#2",
    "circe,7k/8/6K1/8/8/8/8/R7,pser-h#3",
    "orthodox,7k/8/6K1/8/8/8/8/R7,ser-#3",
    "orthodox,7k/8/6K1/8/8/8/8/R7,pser-h#3",
    "orthodox,7k/8/6K1/8/8/8/8/R7,h#2.5",
    "haunted,8/3B4/8/7k/7R/8/3K4/8,h=2",
    "orthodox,8/8/1P6/1N3B2/2q3N1/q6N/4Q3/2R1K2k,s#2"
  })
  void tableAndThreadsDoNotChangeTheAnswers(String rules, String placement, String stipulation) {
    Problem problem = Problem.of(Rules.parse(rules), placement, stipulation);
    List<String> answers = Solver.of(problem).table(0).solve().get(0).plain();
    assertFalse(answers.isEmpty());
    assertEquals(answers, Solver.of(problem).table(1 << 12).solve().get(0).plain());
    for (int threads : new int[] {2, 3, 7}) {
      assertEquals(answers, Solver.of(problem).threads(threads).solve().get(0).plain());
    }
  }

  @Test
  void tellsTheWholeTree() {
    Problem problem = problem("R7/8/8/8/8/K7/8/1k6", "#2");
    Solution solution =
        solve(
            problem.with(
                Options.none().edit().with(Flag.VARIATIONS).with(Flag.SET_PLAY).tries(1).build()));
    assertEquals(List.of("a8c8"), solution.plain());
    assertEquals(
        """
        1.Kb3? zugzwang
            but 1...Kc1!
        1.Rc8! zugzwang
            1...Ka1
                2.Rc1#
        """,
        solution.text().lines().limit(5).map(line -> line + "\n").reduce("", String::concat));
    assertEquals(Soundness.Kind.SOUND, solution.soundness().kind());
    SolutionNode key = solution.keys().get(0);
    assertEquals(2, key.moves());
    assertEquals(Meaning.ZUGZWANG, key.children().get(0).meaning());
  }

  @Test
  void tellsThreatsThatDefencesParry() {
    Problem problem =
        Problem.of(Rules.of("circe"), "2k5/8/3P4/R7/8/3B4/3P4/4K2R", "#2")
            .with(Options.none().edit().with(Flag.VARIATIONS).build());
    SolutionNode key = solve(problem).keys().get(0);
    SolutionNode threat = key.children().get(0);
    assertEquals(Meaning.THREAT, threat.meaning());
    assertEquals("h1h8", threat.children().get(0).machineText());
    assertTrue(threat.children().get(0).goal());
  }

  @Test
  void classifies() {
    assertEquals(Soundness.Kind.NO_SOLUTION, kind("7k/8/8/8/8/8/8/K7", "#2"));
    assertEquals(Soundness.Kind.SHORT, kind("7k/8/6K1/8/8/8/8/R7", "ser-#2"));
    assertEquals(Soundness.Kind.COOKED, kind("7k/8/6K1/8/8/8/8/RR6", "#1"));
    assertEquals(Soundness.Kind.SOUND, kind(KING_AND_ROOK, "#1"));
    assertEquals(
        Soundness.Kind.COOKED,
        solve(problem(KING_AND_ROOK, "#1").withStated(List.of("a1a7"))).soundness().kind());
  }

  private static Soundness.Kind kind(String placement, String stipulation) {
    return solve(problem(placement, stipulation)).soundness().kind();
  }

  @Test
  void stopsWhereItIsTold() {
    Problem problem =
        problem(KING_AND_ROOK, "h#3").with(Options.none().edit().maxSolutions(3).build());
    Solution solution = solve(problem);
    assertEquals(3, solution.lines().size());
    assertFalse(solution.complete());
    Solver solver = Solver.of(problem(KING_AND_ROOK, "h#4"));
    solver.cancel();
    assertFalse(solver.solve().get(0).complete());
  }

  @Test
  void tellsAListenerHowItGoesOn() {
    List<String> heard = new ArrayList<>();
    Solver.of(problem(KING_AND_ROOK, "#1"))
        .listener(
            new SolverListener() {
              @Override
              public void found(SolutionNode root) {
                heard.add("found " + root.machineText());
              }

              @Override
              public void progressed(Progress progress) {
                if (progress.done() == progress.count()) {
                  heard.add("all " + progress.count());
                }
              }

              @Override
              public void ended(Solution solution) {
                heard.add("end " + solution.plain());
              }
            })
        .solve();
    assertEquals(List.of("found a1a8", "all 20", "end [a1a8]"), heard);
  }

  @Test
  void solvesSetPlayOfHelpmates() {
    Problem problem =
        problem("8/8/8/8/8/2R2K2/8/7k", "h#2")
            .with(Options.none().edit().with(Flag.SET_PLAY).build());
    SolutionNode set = solve(problem).roots().get(0);
    assertEquals(Meaning.SET_PLAY, set.meaning());
    assertEquals(Side.WHITE, set.children().get(0).move().piece().side());
  }

  @Test
  void solvesBothSidesInDuplex() {
    Problem problem =
        problem("7k/5R2/6K1/8/8/8/8/8", "#1").with(Options.none().edit().with(Flag.DUPLEX).build());
    List<Solution> solutions = Solver.of(problem).solve();
    assertEquals(List.of("f7f8"), solutions.get(0).plain());
    assertEquals("duplex", solutions.get(1).label());
    assertEquals(List.of(), solutions.get(1).plain());
  }

  @Test
  void findsProofGamesAndWaysBetweenPositions() {
    String diagram = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    assertEquals(
        List.of("e2e3 e7e6 e3e4 e6e5", "e2e4 e7e5"), solve(problem(diagram, "dia2")).plain());
    assertEquals(List.of("e2e3 e7e5 e3e4"), solve(problem(diagram, "dia1.5")).plain());
    Rules rules = Rules.orthodox();
    Problem between =
        Problem.between(
            rules.initialPosition(),
            Problem.of(rules, diagram, "dia1").position(),
            Stipulation.parse("a=>b1"));
    assertEquals(List.of("e2e4 e7e5"), solve(between).plain());
  }

  /** The numbers of lines are Popeye's. */
  @ParameterizedTest
  @CsvSource({
    "orthodox,k6q/6b1/3Q4/q4B2/8/8/8/3K4,reci-h#2,14",
    "orthodox,1r6/8/K7/2r5/8/5Q2/5p2/k7,reci-h#2,33",
    "circe,2k1R3/K5p1/8/8/8/7p/8/8,hctr2,8",
    "circe,6n1/b5K1/8/5P2/8/8/8/k7,hctr2,23",
    "orthodox,8/p7/8/8/8/8/8/KR5k,hka71,6"
  })
  void findsAsManyLines(String rules, String placement, String stipulation, int count) {
    Solution solution = solve(Problem.of(Rules.parse(rules), placement, stipulation));
    assertEquals(count, solution.count());
    assertEquals(count, solution.plain().size());
    assertEquals(count, solution.lines().size());
  }

  @Test
  void keepsMillionsOfLines() {
    Problem problem =
        Problem.of(Rules.of("circe-strict"), "8/8/6B1/8/8/2K5/P1b5/2k2N2", "ser-h=10");
    Solution solution = solve(problem);
    assertEquals(48_181_098, solution.count());
    assertEquals(Soundness.Kind.SHORT, solution.soundness().kind());
  }

  @Test
  void refusesContradictions() {
    assertThrows(ProblemException.class, () -> problem("8/8/8/8/8/8/k7/7K", "ka41"));
    assertThrows(ProblemException.class, () -> problem("8/8/8/8/8/8/8/K7", "#2"));
    assertThrows(
        ProblemException.class,
        () -> Options.none().edit().with(Flag.SET_PLAY).with(Flag.POST_KEY_PLAY).build());
    assertThrows(
        ProblemException.class,
        () ->
            Problem.between(
                Rules.orthodox().initialPosition(),
                Rules.of("circe").initialPosition(),
                Stipulation.parse("a=>b1")));
  }
}
