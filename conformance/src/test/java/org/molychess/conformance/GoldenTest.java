package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;

/**
 * Every expected number holds under both plans: counts, and where a line has them the legal moves
 * with the FENs after.
 *
 * <p>The system property {@code moly.golden.nodes} limits the counts: larger ones are left out.
 */
final class GoldenTest {
  private static final long NODES = Long.getLong("moly.golden.nodes", 500_000);
  private static final long NODES_IN_FULL = NODES / 50;

  @TestFactory
  Stream<DynamicTest> linesHold() {
    return Stream.of("first", "second", "combined")
        .flatMap(file -> Golden.read(file).stream())
        .map(line -> DynamicTest.dynamicTest(line.toString(), () -> verify(line)));
  }

  private static void verify(Golden line) {
    Rules rules = Rules.parse(line.rules());
    Position position = rules.position(line.fen());
    assertEquals(line.fen(), position.fen());
    assertEquals(line.perft().get(0), position.legalMoves().size());
    if (!line.moves().isEmpty()) {
      Map<String, String> moves = new TreeMap<>();
      for (Move move : position.legalMoves()) {
        moves.put(move.uci(), move.after().fen());
      }
      assertEquals(line.moves(), moves);
    }
    count(line.perft(), position, NODES);
    count(line.perft(), rules.withFullPlan().position(line.fen()), NODES_IN_FULL);
  }

  private static void count(List<Long> expected, Position position, long limit) {
    for (int depth = 1; depth <= expected.size() && expected.get(depth - 1) <= limit; depth++) {
      assertEquals(expected.get(depth - 1), position.perft(depth), "depth " + depth);
    }
  }
}
