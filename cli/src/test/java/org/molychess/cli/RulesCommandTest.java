package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.molychess.RuleInfo;
import org.molychess.Rules;

final class RulesCommandTest {
  @Test
  void hasALineForEachConditionWithOptionsAndSummary() {
    Run run = Run.moly("rules");
    assertEquals(0, run.status());
    assertEquals("", run.err());
    assertEquals(Rules.available().size(), run.lines().size());
    for (int i = 0; i < run.lines().size(); i++) {
      RuleInfo info = Rules.available().get(i);
      String options = String.join(",", info.options());
      String name = info.id() + (options.isEmpty() ? "" : ":" + options);
      assertTrue(run.lines().get(i).startsWith(name + " "), run.lines().get(i));
      assertTrue(run.lines().get(i).contains(info.summary()), run.lines().get(i));
    }
  }

  @Test
  void tellsOptionsAndInclusions() {
    String out = Run.moly("rules").out();
    assertTrue(out.contains("promotion-circe:black,enlarged,inverse,white  "), out);
    assertTrue(out.contains("(includes progressive)\n"), out);
  }
}
