package org.molychess.conformance.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The plain implementation agrees with every expected number and every worked example. The system
 * property {@code moly.plain.nodes} limits the counts: larger ones are left out.
 */
class PlainGoldenTest {

  private static final long NODE_LIMIT = Long.getLong("moly.plain.nodes", 10_000);

  @TestFactory
  Stream<DynamicTest> expectedNumbers() {
    return PlainGolden.FILES.stream().flatMap(PlainGoldenTest::testsOf);
  }

  private static Stream<DynamicTest> testsOf(String file) {
    List<PlainGolden> lines = PlainGolden.read(file);
    return lines.stream()
        .map(
            golden ->
                DynamicTest.dynamicTest(
                    file + ": " + golden,
                    () -> assertEquals("", golden.differences(NODE_LIMIT), golden::toString)));
  }

  @TestFactory
  Stream<DynamicTest> workedExamples() {
    return PlainExample.all().stream()
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.toString(), () -> assertTrue(example.holds(), example::toString)));
  }

  @TestFactory
  Stream<DynamicTest> problemsAreRead() {
    return PlainGolden.lines("/org/molychess/conformance/golden/problems.jsonl").stream()
        .map(PlainJson::object)
        .map(
            problem ->
                DynamicTest.dynamicTest((String) problem.get("id"), () -> readProblem(problem)));
  }

  private static void readProblem(Map<String, Object> problem) {
    PlainRules rules = PlainRules.parse((String) problem.get("rules"));
    boolean blackBegins = ((String) problem.get("stipulation")).matches("h[#=].*|ser-h.*");
    String placement = (String) problem.get("fen");
    PlainPosition position = rules.problem(placement + (blackBegins ? " b" : " w"));
    assertEquals(placement, position.fen().split(" ")[0]);
    assertTrue(!position.legalMoves().isEmpty(), placement);
  }
}
