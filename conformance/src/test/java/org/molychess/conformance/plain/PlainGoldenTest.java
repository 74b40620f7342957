package org.molychess.conformance.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
}
