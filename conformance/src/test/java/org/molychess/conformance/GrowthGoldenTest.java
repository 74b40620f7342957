package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Effect;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.conformance.plain.PlainJson;

/**
 * The relatives of Circe agree with Popeye 4.104 on counts and on moves, in the mixed plan and in
 * the full one.
 *
 * <p>Moves are compared as Popeye writes them: from, to, officer, and in brackets every unit that
 * appears or is carried.
 */
final class GrowthGoldenTest {
  private static final long FULL_PLAN_NODES = 5_000;

  @TestFactory
  Stream<DynamicTest> agreesWithPopeye() {
    return lines().stream()
        .map(PlainJson::object)
        .map(
            line ->
                DynamicTest.dynamicTest(
                    line.get("rules") + " " + line.get("fen"), () -> compare(line)));
  }

  private static List<String> lines() {
    InputStream in = GrowthGoldenTest.class.getResourceAsStream("golden/growth.jsonl");
    if (in == null) {
      throw new IllegalStateException("growth.jsonl is missing");
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compare(Map<String, Object> line) {
    Rules rules = Rules.parse((String) line.get("rules"));
    String fen = (String) line.get("fen");
    Position position = rules.position(fen);
    assertEquals(fen, position.fen());
    if (line.get("moves") instanceof List<?> moves) {
      TreeSet<String> expected = new TreeSet<>();
      moves.forEach(move -> expected.add(withoutStaying((String) move)));
      TreeSet<String> actual = new TreeSet<>();
      position.legalMoves().forEach(move -> actual.add(popeyeText(move)));
      assertEquals(expected, actual);
    }
    Position full = rules.withFullPlan().position(fen);
    List<?> counts = (List<?>) line.get("perft");
    for (int depth = 1; depth <= counts.size(); depth++) {
      long count = (Long) counts.get(depth - 1);
      assertEquals(count, position.perft(depth), "depth " + depth);
      if (count <= FULL_PLAN_NODES) {
        assertEquals(count, full.perft(depth), "full plan, depth " + depth);
      }
    }
  }

  /** Popeye also writes the return of a capturer that arrives on its home: {@code [wRa1->a1]}. */
  private static String withoutStaying(String popeye) {
    return popeye.replaceAll("\\[..(..)->\\1]", "");
  }

  /** The move without its choices, which the brackets show; Popeye prints no crushed unit. */
  private static String popeyeText(Move move) {
    StringBuilder text = new StringBuilder(move.uci().replaceFirst("@.*", ""));
    for (Effect effect : move.effects()) {
      if (!(effect instanceof Effect.Removed)) {
        text.append(effect);
      }
    }
    return text.toString();
  }
}
