package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SuiteCommandTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String GHOSTS = "4k3/8/B7/8/8/8/8/4K3 b - - 0 1 ghosts:a6r";

  private static Run suite(String lines, String... options) {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "suite";
    arguments[1] = "-";
    System.arraycopy(options, 0, arguments, 2, options.length);
    return Run.molyReading(lines, arguments);
  }

  private static String summary(int positions, int checked, int wrong, int skipped, int bad) {
    return "positions: %d, counts checked: %d, wrong: %d, skipped: %d, unreadable lines: %d\n"
        .formatted(positions, checked, wrong, skipped, bad);
  }

  @Test
  void checksEveryCount() {
    Run run = suite("# a comment\n\n   \n" + START + " ;D1 20 ;D2 400 ;D3 8902\n");
    assertEquals(new Run(0, summary(1, 3, 0, 0, 0), ""), run);
  }

  @Test
  void printsALineForEachMismatch() {
    Run run = suite("\n" + START + " ;D1 21 ;D2 400 ;D3 8903\n");
    assertEquals(1, run.status());
    assertEquals("", run.err());
    assertEquals(
        "line 2: depth 1: expected 21, counted 20 (orthodox: %s)\n".formatted(START)
            + "line 2: depth 3: expected 8903, counted 8902 (orthodox: %s)\n".formatted(START)
            + summary(1, 3, 2, 0, 0),
        run.out());
  }

  @Test
  void skipsWhatIsAboveTheLimit() {
    String line = START + " ;D1 20 ;D2 400 ;D3 8902 ;D9 9223372036854775807";
    assertEquals(summary(1, 2, 0, 2, 0), suite(line, "--max-nodes", "400").out());
    assertEquals(summary(1, 1, 0, 3, 0), suite(line, "--max-nodes", "399").out());
    assertEquals(new Run(0, summary(1, 0, 0, 4, 0), ""), suite(line, "--max-nodes", "0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        GHOSTS + " ;rules ghost ;D1 6 ;D2 113",
        GHOSTS + " ;D1 6 ;rules ghost ;D2 113",
        GHOSTS + " ;D1 6 ;D2 113 ;rules ghost",
        "  " + GHOSTS + ";D1 6;D2 113;rules ghost;  ",
        "\uFEFF" + GHOSTS + "\t; D1 6 ; D2  113 ; rules ghost\r\n",
      })
  void takesTheRulesFromAnywhereInTheLine(String line) {
    String expected =
        Run.moly("perft", "--rules", "ghost", "--fen", GHOSTS, "--depth", "2", "--plain").out();
    String[] counts = expected.strip().split(" ");
    String mended = line.replace("D1 6", "D1 " + counts[0]).replace("113", counts[1]);
    assertEquals(new Run(0, summary(1, 2, 0, 0, 0), ""), suite(mended));
  }

  @Test
  void theLinesRulesTakePrecedence() {
    // Rxa4 puts the rook on a8 in Circe only, where it is in the way.
    String fen = "R7/8/8/7k/r7/8/8/1K6 w - - 0 1";
    String circe =
        Run.moly("perft", "--rules", "circe", "--fen", fen, "--depth", "2", "--plain")
            .out()
            .strip();
    String plain = Run.moly("perft", "--fen", fen, "--depth", "2", "--plain").out().strip();
    String[] c = circe.split(" ");
    String[] p = plain.split(" ");
    assertTrue(!c[1].equals(p[1]));
    String lines = fen + " ;D2 " + c[1] + "\n" + fen + " ;rules orthodox ;D2 " + p[1] + "\n";
    assertEquals(new Run(0, summary(2, 2, 0, 0, 0), ""), suite(lines, "--rules", "circe"));
    assertEquals(1, suite(lines).status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rubbish",
        "rubbish ;D1 20",
        ";D1 20",
        ";",
        START,
        START + " ;",
        START + " ;rules circe",
        START + " ;D1",
        START + " ;D1 20 30",
        START + " ;D1 -20",
        START + " ;D1 2e1",
        START + " ;D1 99999999999999999999",
        START + " ;D-1 20",
        START + " ;D 20",
        START + " ;D1001 20",
        START + " ;D99999999999 20",
        START + " ;E1 20",
        START + " ;;D1 20",
        START + " ;D1 20 ;rules",
        START + " ;D1 20 ;rules nothing",
        START + " ;D1 20 ;rules circe ;rules circe",
        START + " x:1 ;D1 20",
        "\0 ;D1 20",
      })
  void goesOnAfterAnUnreadableLine(String bad) {
    Run run = suite(bad + "\n" + START + " ;D1 20\n");
    assertEquals(2, run.status());
    assertEquals(summary(1, 1, 0, 0, 1), run.out());
    assertTrue(run.err().startsWith("moly: line 1: "), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void anUnreadableLineOutweighsAMismatch() {
    Run run = suite(START + " ;D1 21\nrubbish\n");
    assertEquals(2, run.status());
    assertTrue(run.out().endsWith(summary(1, 1, 1, 0, 1)), run.out());
  }

  @Test
  void readsTheShortFormOfEpdOnRequest() {
    String line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ;D1 20";
    assertEquals(2, suite(line).status());
    Run run = suite(line, "--lenient");
    assertEquals(0, run.status());
    assertTrue(run.err().startsWith("moly: line 1: note: filled in halfmove clock"), run.err());
  }

  @Test
  void checksNothingOfAnEmptyFile() {
    assertEquals(new Run(0, summary(0, 0, 0, 0, 0), ""), suite(""));
  }
}
