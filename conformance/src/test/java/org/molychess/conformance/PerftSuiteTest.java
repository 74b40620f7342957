package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Position;
import org.molychess.Rules;

/**
 * The published orthodox counts hold.
 *
 * <p>The system property {@code moly.suite.nodes} limits the counts: larger ones are left out.
 */
final class PerftSuiteTest {
  private static final long NODES = Long.getLong("moly.suite.nodes", 5_000_000);
  private static final long NODES_IN_FULL = 20_000;

  private static List<String> positions() {
    return Golden.lines("golden/perft_suite.epd").stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  @Test
  void hasEveryPosition() {
    assertEquals(154, positions().size());
  }

  @TestFactory
  Stream<DynamicTest> countsHold() {
    return positions().stream().map(line -> DynamicTest.dynamicTest(line, () -> verify(line)));
  }

  private static void verify(String line) {
    String[] parts = line.split(";");
    Position position = Rules.orthodox().position(parts[0].trim());
    Position inFull = Rules.orthodox().withFullPlan().position(parts[0].trim());
    assertTrue(parts.length > 1, line);
    for (int i = 1; i < parts.length; i++) {
      String[] words = parts[i].trim().split(" ");
      int depth = Integer.parseInt(words[0].substring(1));
      long expected = Long.parseLong(words[1]);
      if (expected <= NODES) {
        assertEquals(expected, position.perft(depth), words[0]);
      }
      if (expected <= NODES_IN_FULL) {
        assertEquals(expected, inFull.perft(depth), words[0] + " in full");
      }
    }
  }
}
