package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Explanation;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Square;

class ExplanationTest {
  /** Blocks of a line {@code rules | fen | move} and the explanation, indented. */
  @TestFactory
  Stream<DynamicTest> tells() throws IOException {
    return Stream.of(resource().split("\n\n")).map(ExplanationTest::test);
  }

  private static DynamicTest test(String block) {
    String head = block.lines().findFirst().orElseThrow();
    return DynamicTest.dynamicTest(
        head,
        () -> {
          String[] given = head.split(" \\| ");
          Position position = Rules.parse(given[0]).position(given[1]);
          String text = position.explain(given[2]).toString();
          assertEquals(block.strip(), head + "\n" + text.indent(2).stripTrailing());
        });
  }

  @Test
  void theSampleInTheDocumentationIsTrue() throws IOException {
    String sample =
        Rules.of("circe-coucou")
            .position("1r6/2P5/8/7k/8/3K4/8/8 w - - 0 1")
            .explain("cxb8=Q")
            .toString();
    assertTrue(
        Files.readString(Path.of("../docs/explain.md")).contains("```\n" + sample + "\n```"));
  }

  private static String resource() throws IOException {
    try (InputStream in = ExplanationTest.class.getResourceAsStream("explanations.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
    }
  }

  /** In random games, whatever step is asked about gets an answer that agrees with the moves. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "orthodox",
        "circe",
        "circe-coucou",
        "circe+progressive",
        "progressive-circe",
        "promotion-circe:enlarged",
        "circe-ulysses",
        "haunted",
        "ghost",
        "circe+haunted",
        "anticirce",
        "circe-assassin"
      })
  void agreesWithTheLegalMoves(String rules) {
    Random random = new Random(8);
    Position position = Rules.parse(rules).initialPosition();
    for (int ply = 0; ply < 60 && !position.legalMoves().isEmpty(); ply++) {
      Move move = position.legalMoves().get(random.nextInt(position.legalMoves().size()));
      Explanation legal = position.explain(move.uci());
      assertEquals(move, legal.move().orElseThrow());
      assertFalse(legal.steps().isEmpty());
      for (int i = 0; i < 8; i++) {
        String step = "" + Square.of(random.nextInt(64)) + Square.of(random.nextInt(64));
        Explanation explanation = position.explain(step);
        assertEquals(position.isLegal(step), explanation.isLegal(), step);
        assertTrue(explanation.isLegal() || explanation.reason().orElseThrow().length() > 3);
      }
      position = move.after();
    }
  }
}
