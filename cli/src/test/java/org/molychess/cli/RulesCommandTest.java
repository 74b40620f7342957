package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.RuleInfo;
import org.molychess.Rules;

final class RulesCommandTest {
  private static final Run RUN = Run.moly("rules");

  @Test
  void hasALineForOrthodoxForEachConditionAndForEachOption() {
    assertEquals(0, RUN.status());
    assertEquals("", RUN.err());
    List<String> lines = RUN.lines();
    int at = 0;
    assertTrue(lines.get(at).startsWith("orthodox  "), lines.get(at));
    for (RuleInfo info : Rules.available()) {
      at++;
      assertTrue(lines.get(at).startsWith(info.id() + " "), lines.get(at));
      assertTrue(lines.get(at).contains(info.summary()), lines.get(at));
      for (String option : info.options().keySet()) {
        at++;
        assertTrue(lines.get(at).startsWith("  :" + option + " "), lines.get(at));
        assertTrue(lines.get(at).contains("  " + info.options().get(option)), lines.get(at));
      }
    }
    assertEquals(List.of("", "Not together:"), lines.subList(at + 1, at + 3));
  }

  @Test
  void everyOptionIsExplained() {
    for (RuleInfo info : Rules.available()) {
      info.options().forEach((option, means) -> assertTrue(!means.isBlank(), info + ":" + option));
    }
  }

  @Test
  void tellsInclusionsAndExclusions() {
    String out = RUN.out();
    assertTrue(out.contains("(includes progressive)\n"), out);
    assertTrue(out.contains("only White's promotions (not with :black)\n"), out);
    assertTrue(out.contains("(not with :enlarged)\n"), out);
    assertTrue(out.contains("\n  ghost with haunted\n"), out);
  }
}
