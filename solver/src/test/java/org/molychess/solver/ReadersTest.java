package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.solver.Options.Flag;

final class ReadersTest {
  @Test
  void readsPopeyesSample() {
    String text =
        """
        BeginProblem
        Author          Unknown
        Origin          Also Unkown
        Stipulation     #2
        Pieces          White   Ka3 Ra8
                        Black   Kb1
        Option          MoveNumbers Try Set Variation
        EndProblem
        """;
    Problem problem = PopeyeReader.read(text).get(0);
    assertEquals("R7/8/8/8/8/K7/8/1k6 w - - 0 1", problem.position().fen());
    assertEquals("Also Unkown", problem.texts().get("source"));
    assertEquals(1, problem.options().tries());
    assertTrue(problem.options().has(Flag.SET_PLAY));
    assertEquals(List.of("a8c8"), Solver.of(problem).solve().get(0).plain());
  }

  @Test
  void readsTwinsConditionsAndForsyth() {
    String text =
        """
        begi
        cond Circe RexInclusive
        forsyth 7R/8/8/8/8/4K3/1k4Pp/4R3
        stip h#2.5
        twin move e1 d1 remove g2
        twin continued stip #2 cond PWC
        twin rotate 180
        next
        cond MirrorCirce
        stip ser-h=2
        piec white Kf3 Pg2h3 black kh1 Sb8
        zero add black qa1
        twin exchange f3 h1
        endp
        """;
    List<Problem> problems = PopeyeReader.read(text);
    assertEquals(2, problems.size());
    assertEquals("circe:rex-inclusive", problems.get(0).rules().toString());
    List<Problem.Phase> phases = problems.get(0).phases();
    assertEquals(
        List.of("a)", "b) e1→d1, −g2", "c) = #2, circe-pwc", "d) rotate 180"),
        phases.stream().map(Problem.Phase::label).toList());
    assertEquals("7R/8/8/8/8/4K3/1k5p/3R4", placement(phases.get(2).problem()));
    assertEquals("circe-pwc", phases.get(2).problem().rules().toString());
    assertEquals(2, problems.get(1).phases().size());
    assertEquals("a) +bQa1", problems.get(1).phases().get(0).label());
    assertTrue(problems.get(1).phases().get(0).problem().position().at(Square.A1).isPresent());
  }

  private static String placement(Problem problem) {
    String fen = problem.position().fen();
    return fen.substring(0, fen.indexOf(' '));
  }

  @Test
  void readsCastlingAndEnPassantOptions() {
    String text =
        """
        beginproblem
        stip ~1
        piec white Ke1 Ra1 Rh1 Pe5 black kg8 Pd5
        opti NoCastling a1 EnPassant d7d6d5
        endp
        """;
    assertEquals(
        "6k1/8/8/3pP3/8/8/8/R3K2R w K d6 0 1", PopeyeReader.read(text).get(0).position().fen());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "stipulation #2",
        "beginproblem endproblem",
        "beginproblem stip #2",
        "beginproblem stip #2 pieces Ka1 endproblem",
        "beginproblem stip #2 pieces white Ga1 endproblem",
        "beginproblem stip #2 cond Madrasi pieces white Ka1 black kc1 endproblem",
        "beginproblem stip #2 option Nonsense endproblem",
        "beginproblem stip #2 pieces white Ka1 black ka2 endproblem",
        "beginproblem stip #2 forsyth 8/8/8/8/8/8/8/8/K endproblem",
        "beginproblem stip #2 pieces white Ka1 black kc1 twin nothing endproblem"
      })
  void refusesWhatItCannotRead(String text) {
    assertThrows(ProblemException.class, () -> PopeyeReader.read(text));
  }

  @Test
  void readsEntriesOfDatabases() {
    String text =
        """
        ---
        authors:
          - Somebody
        source: Somewhere
        date: 1900-01-02
        algebraic:
          white: [Ka3, Ra8]
          black: [Kb1]
        stipulation: "#2"
        options: [Try, SetPlay]
        twins:
          b: Move a8 c8
        solution: |
          a)
          1.Ra8-c8 ! zugzwang.
              1...Kb1-a1
                  2.Rc8-c1 #
        ---
        algebraic:
          white: [Ke1, Rb5]
          black: [Ka6]
        stipulation: h001.5
        conditions: [Circe]
        solution: |
          1...Rb5-b7   2.Ka6*b7[+wRh1] 0-0
          1...Rb5-b6 +   2.Ka6*b6[+wRa1] 0-0-0
        """;
    List<Problem> problems = YamlReader.read(text);
    assertEquals(List.of("a8c8"), problems.get(0).stated());
    assertEquals("Somebody", problems.get(0).texts().get("author"));
    assertEquals(2, problems.get(0).phases().size());
    Problem second = problems.get(1);
    assertEquals(2, second.stated().size());
    assertEquals(second.stated(), Solver.of(second).solve().get(0).plain());
    assertThrows(ProblemException.class, () -> YamlReader.read("a: [b"));
    assertThrows(ProblemException.class, () -> YamlReader.read("- stipulation: h#2"));
  }

  @Test
  void readsObjects() {
    String line =
        "{\"id\": \"x\", \"rules\": \"circe\", \"placement\": \"7k/8/6K1/8/8/8/8/R7\","
            + " \"stipulation\": \"#1\", \"answers\": [\"a1a8\"]}";
    Problem problem = JsonLinesReader.read(line + "\n\n" + line).get(1);
    assertEquals(List.of("a1a8"), problem.stated());
    assertEquals("circe", problem.rules().toString());
    assertThrows(ProblemException.class, () -> JsonLinesReader.read("{\"fen\": 1}"));
    assertThrows(ProblemException.class, () -> JsonLinesReader.read("nonsense"));
  }

  /** Published problems, with the solutions as another program writes them. */
  @TestFactory
  List<DynamicTest> publishedProblems() {
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonObject line : Golden.read("problems.jsonl")) {
      tests.add(
          DynamicTest.dynamicTest(
              Golden.text(line, "id"),
              () -> {
                Problem problem =
                    Problem.of(
                        Rules.parse(Golden.text(line, "rules")),
                        Golden.text(line, "fen"),
                        Golden.text(line, "stipulation"));
                List<String> texts = Golden.texts(line, "solution");
                List<String> stated = StatedSolution.read(problem, String.join("\n", texts));
                assertEquals(
                    texts.stream()
                        .filter(
                            each ->
                                each.startsWith("1.")
                                    && (problem.stipulation().isLines() || each.contains("!")))
                        .count(),
                    stated.size());
                Solution solution = Solver.of(problem).table(1 << 24).solve().get(0);
                assertEquals(stated, solution.plain());
              }));
    }
    return tests;
  }
}
