package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SolveCommandTest {
  private static final String FEN = "7k/8/6K1/8/8/8/8/R7";

  @Test
  void printsPlainAnswersAndNothingElse() {
    Run keys =
        Run.moly(
            "solve",
            "--rules",
            "circe",
            "--fen",
            "2k5/8/3P4/R7/8/3B4/3P4/4K2R",
            "--stipulation",
            "#2",
            "--plain");
    assertEquals(new Run(0, "a5a7\n", ""), keys);
    Run lines =
        Run.moly(
            "solve",
            "--rules",
            "circe",
            "--fen",
            "6k1/6p1/8/6N1/8/8/8/4K2R",
            "--stipulation",
            "h#1.5",
            "--plain");
    assertEquals(
        List.of("e1g1 g8h8 f1f8", "g5h7 g8h8 h7f6", "h1f1 g8h8 f1f8", "h1h8 g8h8 a1a8"),
        lines.lines());
    assertEquals(
        new Run(0, "", ""),
        Run.moly("solve", "--fen", "7k/8/8/8/8/8/8/K7", "--stipulation", "#2", "--plain"));
  }

  @Test
  void takesTheSideToMoveOfAWholeFen() {
    Run run =
        Run.moly(
            "solve", "--fen", "8/8/8/8/8/6k1/r7/7K b - - 0 1", "--stipulation", "#1", "--plain");
    assertEquals(new Run(0, "a2a1\n", ""), run);
  }

  @Test
  void printsADiagramAndTheSolution() {
    Run run = Run.moly("solve", "--fen", FEN, "--stipulation", "#1", "--variations");
    assertEquals(0, run.status());
    assertTrue(run.out().contains("#1   2+1   orthodox"), run.out());
    assertTrue(run.out().contains("\n1.Ra8#!\n"), run.out());
    assertTrue(run.out().contains("C+ "), run.out());
  }

  @Test
  void printsJsonAndLatex() {
    Run json = Run.moly("solve", "--fen", FEN, "--stipulation", "h#1.5", "--json");
    assertEquals(
        "h#1.5",
        JsonParser.parseString(json.out()).getAsJsonObject().get("stipulation").getAsString());
    Run latex = Run.moly("solve", "--fen", FEN, "--stipulation", "#1", "--latex");
    assertTrue(latex.out().contains("\\chessboard["), latex.out());
    assertTrue(latex.out().contains("Ra8\\#!"), latex.out());
  }

  @Test
  void comparesAFileWithWhatItStates() {
    String right =
        "{\"id\":\"one\",\"fen\":\"" + FEN + "\",\"stipulation\":\"#1\",\"answers\":[\"a1a8\"]}\n";
    Run fine = Run.molyReading(right, "solve", "-");
    assertEquals(0, fine.status());
    assertTrue(fine.out().endsWith("1 problems, 1 with stated solutions, 0 differ\n"), fine.out());
    Run wrong = Run.molyReading(right + right.replace("a1a8", "a1a7"), "solve", "-");
    assertEquals(1, wrong.status());
    assertTrue(
        wrong.out().contains("one: stated but not found [a1a7], found but not stated [a1a8]"),
        wrong.out());
  }

  @Test
  void goesOnAfterABrokenProblem() {
    String text =
        "beginproblem stip #1 pieces white Kg6 Ra1 black kh8\ntwin move a1 h7 twin move a1 b1\n"
            + "next stip #1 pieces white Kg6 Ra1 black kh8\nendp\n";
    Run run = Run.molyReading(text.replace("move a1 h7", "remove c3"), "solve", "--plain", "-");
    assertEquals(2, run.status());
    assertEquals("a1a8\n", run.out());
    assertTrue(run.err().contains("problem 1: "), run.err());
  }

  @Test
  void saysWhatIsWrong() {
    for (String[] arguments :
        new String[][] {
          {"solve"},
          {"solve", "--fen", FEN},
          {"solve", "--fen", FEN, "--stipulation", "#"},
          {"solve", "--fen", "8/8/8/8/8/8/8/K7", "--stipulation", "#2"},
          {"solve", "--fen", FEN, "--stipulation", "#1", "file"},
          {"solve", "--fen", FEN, "--stipulation", "#1", "--set-play", "--post-key"},
          {"solve", "no-such-file"}
        }) {
      Run run = Run.moly(arguments);
      assertEquals(2, run.status(), run.err());
      assertEquals("", run.out());
      assertEquals(1, run.err().lines().count(), run.err());
    }
  }
}
