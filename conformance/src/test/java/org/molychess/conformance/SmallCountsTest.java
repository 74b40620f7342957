package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.molychess.Position;
import org.molychess.Rules;

/**
 * The small golden counts, a few tests for all: what a mutant of a counter is tried with, which
 * must not take long. {@link GoldenTest} holds every line, also the large ones.
 */
final class SmallCountsTest {
  private static final long NODES = 2_000;

  private static void count(Predicate<String> rules) {
    int counted = 0;
    for (Golden line : Golden.read("first", "second", "combined")) {
      if (rules.test(line.rules())) {
        Position position = Rules.parse(line.rules()).position(line.fen());
        List<Long> expected = line.perft();
        for (int d = 1; d <= expected.size() && expected.get(d - 1) <= NODES; d++) {
          assertEquals(expected.get(d - 1), position.perft(d), line + " depth " + d);
          counted++;
        }
      }
    }
    assertTrue(counted > 0, "there is no such line");
  }

  private static boolean isCombined(String rules) {
    return rules.contains("+");
  }

  @Test
  void holdUnderOrthodoxRules() {
    count("orthodox"::equals);
  }

  @Test
  void holdUnderRebirths() {
    count(rules -> !isCombined(rules) && rules.startsWith("circe"));
  }

  @Test
  void holdUnderPromotionCirce() {
    count(rules -> rules.matches("promotion-circe[^+]*"));
  }

  @Test
  void holdUnderGhostsAndSeries() {
    count(rules -> rules.matches("(ghost|haunted|progressive)[^+]*"));
  }

  @Test
  void holdUnderCombinationsWithGhosts() {
    count(rules -> isCombined(rules) && rules.matches(".*(ghost|haunted).*"));
  }

  @Test
  void holdUnderOtherCombinations() {
    count(rules -> isCombined(rules) && !rules.matches(".*(ghost|haunted).*"));
  }
}
