package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Rules;

/** The complete answers of an independent solver. */
final class GoldenTest {
  @TestFactory
  List<DynamicTest> answers() {
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonObject line : Golden.read("solver.jsonl")) {
      String rules = Golden.text(line, "rules");
      String placement = Golden.text(line, "placement");
      String stipulation = Golden.text(line, "stipulation");
      tests.add(
          DynamicTest.dynamicTest(
              stipulation + " " + rules + " " + placement,
              () -> {
                Problem problem = Problem.of(Rules.parse(rules), placement, stipulation);
                Solution solution = Solver.of(problem).table(1 << 20).solve().get(0);
                assertEquals(Golden.texts(line, "answers"), solution.plain());
              }));
    }
    return tests;
  }
}
