package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the suites over the golden files of the conformance module. */
final class GoldenTest {
  private static final Path GOLDEN =
      Path.of("../conformance/src/test/resources/org/molychess/conformance/golden");
  private static final Pattern LINE =
      Pattern.compile("\"rules\": ?\"([^\"]*)\".*\"fen\": ?\"([^\"]*)\".*\"perft\": ?\\[([^]]*)]");

  @Test
  void countsTheOrthodoxSuite() {
    Run run =
        Run.moly("suite", GOLDEN.resolve("perft_suite.epd").toString(), "--max-nodes", "100000");
    assertEquals(0, run.status(), run.out());
    assertTrue(run.out().startsWith("positions: 154, counts checked: "), run.out());
    assertTrue(run.out().contains("wrong: 0"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"first.jsonl", "second.jsonl", "combined.jsonl"})
  void countsUnderEveryCondition(String name, @TempDir Path folder) throws IOException {
    List<String> suite = new ArrayList<>();
    for (String json : Files.readAllLines(GOLDEN.resolve(name))) {
      Matcher line = LINE.matcher(json);
      assertTrue(line.find(), json);
      StringBuilder text = new StringBuilder(line.group(2) + " ;rules " + line.group(1));
      String[] counts = line.group(3).split(",");
      for (int i = 0; i < counts.length; i++) {
        text.append(" ;D").append(i + 1).append(' ').append(counts[i].strip());
      }
      suite.add(text.toString());
    }
    Path file = Files.write(folder.resolve("suite.epd"), suite);
    Run run = Run.moly("suite", file.toString(), "--max-nodes", "10000");
    assertEquals(0, run.status(), run.out() + run.err());
    assertTrue(run.out().startsWith("positions: " + suite.size() + ","), run.out());
  }
}
