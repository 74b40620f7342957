package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MovesCommandTest {
  private static final String KINGS = "4k3/8/8/8/8/8/8/K7 b - - 0 1";
  private static final String KINGS_ANSWER =
      """
      e8d7\tKd7\t8/3k4/8/8/8/8/8/K7 w - - 1 2
      e8d8\tKd8\t3k4/8/8/8/8/8/8/K7 w - - 1 2
      e8e7\tKe7\t8/4k3/8/8/8/8/8/K7 w - - 1 2
      e8f7\tKf7\t8/5k2/8/8/8/8/8/K7 w - - 1 2
      e8f8\tKf8\t5k2/8/8/8/8/8/8/K7 w - - 1 2
      """;

  @Test
  void startsFromTheStartPosition() {
    Run run = Run.moly("moves");
    assertEquals(0, run.status());
    assertEquals(20, run.lines().size());
    assertEquals(
        "a2a3\ta3\trnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1", run.lines().get(0));
  }

  @Test
  void printsMachineTextHumanTextAndTheFenAfter() {
    Run run = Run.moly("moves", "--rules", "circe", "--fen", "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1");
    assertEquals(0, run.status());
    assertEquals(
        """
        e1d1\tKd1\t4k3/8/8/8/8/8/3n4/3K4 b - - 1 1
        e1d2\tKxd2[+bNb8]\t1n2k3/8/8/8/8/8/3K4/8 b - - 0 1
        e1e2\tKe2\t4k3/8/8/8/8/8/3nK3/8 b - - 1 1
        e1f2\tKf2\t4k3/8/8/8/8/8/3n1K2/8 b - - 1 1
        """,
        run.out());
  }

  @Test
  void printsNothingWhereThereIsNoMove() {
    Run run = Run.moly("moves", "--fen", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
    assertEquals(new Run(0, "", ""), run);
  }

  @Test
  void readsAProblemWithoutAKing() {
    String fen = "8/8/8/8/8/8/8/K7 w - - 0 1";
    assertTrue(Run.moly("moves", "--fen", fen).err().contains("Black has no king"));
    Run run = Run.moly("moves", "--problem", "--fen", fen);
    assertEquals(0, run.status());
    assertEquals(3, run.lines().size());
  }

  @Test
  void mendsOnRequestAndSaysWhat() {
    assertEquals(2, Run.moly("moves", "--fen", "4k3/8/8/8/8/8/8/K7 b K -").status());
    Run run = Run.moly("moves", "--lenient", "--fen", "4k3/8/8/8/8/8/8/K7 b K -");
    assertEquals(0, run.status());
    assertEquals(KINGS_ANSWER, run.out());
    assertTrue(run.err().contains("moly: note: filled in halfmove clock '0'\n"), run.err());
    assertTrue(run.err().contains("moly: note: dropped castling 'K'"), run.err());
  }

  @Test
  void answersEachLineOfAFileButBlankOnesAndCommentsAndGoesOnAfterABadOne(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("positions.txt");
    Files.writeString(file, KINGS + "\nrubbish\n\n" + KINGS + " x:1\n \t\n # a comment\n" + KINGS);
    Run run = Run.moly("moves", "--input", file.toString());
    assertEquals(2, run.status());
    assertEquals(
        "# "
            + KINGS
            + "\n"
            + KINGS_ANSWER
            + "# rubbish\n# "
            + KINGS
            + " x:1\n# "
            + KINGS
            + "\n"
            + KINGS_ANSWER,
        run.out());
    assertEquals(2, run.err().lines().count());
    assertTrue(run.err().startsWith("moly: line 2: fields: 1 found, 6 expected"), run.err());
    assertTrue(run.err().contains("\nmoly: line 4: token 'x:1': is not known"), run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        KINGS,
        KINGS + "\n",
        KINGS + "\r\n",
        "\uFEFF" + KINGS + "\n",
        "\uFEFF" + KINGS + "\r\n",
      })
  void takesEveryEndOfLineAndAByteOrderMark(String input) {
    Run run = Run.molyReading(input, "moves", "--input", "-");
    assertEquals(new Run(0, "# " + KINGS + "\n" + KINGS_ANSWER, ""), run);
  }

  @Test
  void namesTheLineOfANote() {
    Run run =
        Run.molyReading(
            KINGS + "\n4k3/8/8/8/8/8/8/K7 b - - 0\n", "moves", "--lenient", "--input", "-");
    assertEquals(0, run.status());
    assertEquals("moly: line 2: note: filled in move number '1'\n", run.err());
  }

  @Test
  void readsNothingOfAnEmptyInput() {
    assertEquals(new Run(0, "", ""), Run.moly("moves", "--input", "-"));
  }

  @Test
  void repeatsALineByteForByte() {
    byte[] line = {'8', 0, (byte) 0xFF, '\r', 'x', (byte) 0x80, '\n'};
    java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
    java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
    int status =
        Main.run(
            new Console(new java.io.ByteArrayInputStream(line), out, err, true, false),
            "moves",
            "--input",
            "-");
    assertEquals(2, status);
    String expected = "# " + new String(line, 0, 6, StandardCharsets.ISO_8859_1);
    assertEquals(expected + System.lineSeparator(), out.toString(StandardCharsets.ISO_8859_1));
    assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
  }

  @Test
  void refusesALongLineAndGoesOn() {
    String slashes = "/".repeat(10_000_000);
    Run run = Run.molyReading(slashes + "\n" + KINGS, "moves", "--input", "-");
    assertEquals(2, run.status());
    assertEquals("# " + slashes + "\n# " + KINGS + "\n" + KINGS_ANSWER, run.out());
    assertTrue(run.err().startsWith("moly: line 1: length: 10000000 characters"), run.err());
    assertTrue(run.err().length() < 1_000);
  }

  @Test
  void refusesUnknownRulesBeforeItReads() {
    Run run = Run.molyReading(KINGS, "moves", "--rules", "x", "--input", "-");
    assertEquals(2, run.status());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"e4 d5 exd5", "1. e4 d5 2. exd5", "1.e2e4 d7d5 2.exd5", " e4\td5  e4d5 "})
  void playsMovesFirst(String moves) {
    String fen = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    assertEquals(Run.moly("moves", "--fen", fen), Run.moly("moves", "--moves", moves));
  }

  @Test
  void playsMovesFromAPositionUnderItsRules() {
    Run run = Run.moly("moves", "--rules", "circe", "--fen", FROM, "--moves", "Kxd2");
    assertTrue(run.out().startsWith("b8a6\tNa6\t4k3/8/n7/8/"), run.out());
  }

  private static final String FROM = "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1";
}
