package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PerftCommandTest {
  private static final String COUCOU = "2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2";

  @Test
  void printsATable() {
    Run run = Run.moly("perft", "--depth", "3");
    assertEquals(0, run.status());
    assertEquals("", run.err());
    assertLinesMatch(
        List.of(
            "depth +nodes +time +nodes/s",
            " +1 +20 +[0-9.]+ s +[0-9,-]+",
            " +2 +400 +[0-9.]+ s +[0-9,-]+",
            " +3 +8,902 +[0-9.]+ s +[0-9,-]+"),
        run.lines());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "1024"})
  void printsOnePlainLine(String threads) {
    Run run = Run.moly("perft", "--depth", "4", "--plain", "--threads", threads);
    assertEquals(new Run(0, "20 400 8902 197281\n", ""), run);
  }

  @Test
  void countsOneDepthAloneWithACheckpoint(@TempDir Path folder) {
    String file = folder.resolve("checkpoint").toString();
    for (int run = 0; run < 2; run++) {
      assertEquals(
          new Run(0, "197281\n", ""),
          Run.moly("perft", "--depth", "4", "--plain", "--checkpoint", file));
    }
  }

  /** What cannot be written is no fault of the input; what cannot be read or continued is. */
  @Test
  void tellsACheckpointThatCannotBeWrittenFromOneThatIsWrong(@TempDir Path folder)
      throws IOException {
    Run unwritable = checkpointed(folder.resolve("nowhere/checkpoint"));
    assertEquals(74, unwritable.status());
    assertTrue(unwritable.err().contains("cannot be written: "), unwritable.err());
    assertEquals(1, unwritable.err().lines().count());
    Path wrong = Files.writeString(folder.resolve("wrong"), "something else\n");
    assertEquals(2, checkpointed(wrong).status());
    assertEquals(2, checkpointed(folder).status());
    assertEquals("something else\n", Files.readString(wrong));
  }

  private static Run checkpointed(Path file) {
    return Run.moly("perft", "--depth", "3", "--checkpoint", file.toString());
  }

  @Test
  void dividesByMove() {
    Run run = Run.moly("perft", "--divide", "--depth", "2", "--fen", "7k/8/8/8/8/8/8/K7 w - - 0 1");
    assertEquals(new Run(0, "a1a2\t3\na1b1\t3\na1b2\t3\n", ""), run);
    assertEquals(
        "a1a2\t1\na1b1\t1\na1b2\t1\n",
        Run.moly("perft", "--divide", "--depth", "1", "--fen", "7k/8/8/8/8/8/8/K7 w - - 0 1")
            .out());
  }

  @Test
  void divisionAddsUpToTheCount() {
    String[] position = {"perft", "--rules", "circe-coucou", "--fen", COUCOU, "--depth", "3"};
    String divided = Run.moly(with(position, "--divide")).out();
    long sum = divided.lines().mapToLong(line -> Long.parseLong(line.split("\t")[1])).sum();
    String plain = Run.moly(with(position, "--plain")).out().strip();
    assertEquals(plain.substring(plain.lastIndexOf(' ') + 1), Long.toString(sum));
    assertTrue(divided.startsWith("c8=b,"), divided);
  }

  @Test
  void countsNothingAfterTheEnd() {
    String mated = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1";
    assertEquals(
        new Run(0, "0 0 0\n", ""), Run.moly("perft", "--plain", "--depth", "3", "--fen", mated));
    assertEquals(new Run(0, "", ""), Run.moly("perft", "--divide", "--depth", "3", "--fen", mated));
  }

  private static String[] with(String[] arguments, String more) {
    String[] all = java.util.Arrays.copyOf(arguments, arguments.length + 1);
    all[arguments.length] = more;
    return all;
  }
}
