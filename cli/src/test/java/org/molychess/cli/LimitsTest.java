package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the program takes at each limit of docs/limits.md, and what it refuses beyond it. */
final class LimitsTest {
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

  private static String suiteLine(int length) {
    String line = KINGS + " ;D1 5";
    return line
        + " ;D1 5".repeat((length - line.length()) / 6)
        + " ".repeat((length - line.length()) % 6);
  }

  @Test
  void aSuiteLineOf100000CharactersIsRead() {
    String line = suiteLine(100_000);
    Run run = Run.molyReading("#\n" + line.stripTrailing() + ";", "suite", "-");
    assertEquals(0, run.status(), run.err());
  }

  @Test
  void aLongerSuiteLineIsRefusedAndTheNextIsRead() {
    Run run = Run.molyReading(";".repeat(100_001) + "\n" + KINGS + " ;D1 5\n", "suite", "-");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("is too long: 100001 characters; at most 100000"), run.err());
    assertTrue(run.out().startsWith("positions: 1, counts checked: 1, wrong: 0"), run.out());
  }

  private static Run comment(int length) {
    byte[] line = new byte[length];
    Arrays.fill(line, (byte) '#');
    return Run.molyReading(line, "suite", "-");
  }

  @Test
  void aLineOf64MebibytesIsRead() {
    assertEquals(0, comment(1 << 26).status());
  }

  @Test
  void aLongerLineEndsTheReading() {
    Run run = comment((1 << 26) + 1);
    assertEquals(2, run.status());
    assertEquals("moly: line 1 of standard input is longer than 64 MiB\n", run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--depth 1001 | '1001' is not a whole number from 1 to 1000",
        "--depth 1 --threads 1025 | '1025' is not a whole number from 1 to 1024",
        "--depth 1 --hash 257g | '257' is not a whole number from 1 to 256",
        "--depth 1 --hash 274877906945 | '274877906945' is not a whole number from 1 to 274877906944",
      })
  void aNumberBeyondItsRangeIsRefused(String options, String message) {
    Run run = Run.moly(("perft " + options).split(" "));
    assertEquals(2, run.status());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void theLargestNumbersAreTaken() {
    Run run = Run.moly("perft", "--plain", "--depth", "2", "--threads", "1024", "--hash", "256g");
    assertEquals(new Run(0, "20 400\n", ""), run);
    String mated = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1";
    assertEquals(
        "0" + " 0".repeat(999) + "\n",
        Run.moly("perft", "--plain", "--depth", "1000", "--fen", mated).out());
  }
}
