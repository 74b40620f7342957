package org.molychess.conformance.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;

/**
 * Threads share rules and a position from the first moment on, and all find what one alone finds.
 *
 * <p>Rules and position are new in each round, so that what they work out once, when it is first
 * asked for, is asked for by all threads at once.
 */
@Timeout(600)
final class SharedValuesTest {
  /** The questions; each thread begins with another. */
  private static final List<Map.Entry<String, Function<Position, Object>>> QUESTIONS =
      List.of(
          Map.entry("perft", position -> position.perft(2)),
          Map.entry("moves", SharedValuesTest::moves),
          Map.entry("hash", Position::hash),
          Map.entry("divide", position -> position.divide(2).toString()),
          Map.entry("end", position -> position.outcome() + " " + position.isCheck()),
          Map.entry("fen", Position::fen),
          Map.entry("full", SharedValuesTest::countInFull),
          Map.entry(
              "equal", position -> position.equals(position.rules().position(position.fen()))));

  private static List<String> moves(Position position) {
    List<String> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      moves.add(move.uci() + " " + move.san() + " " + move.after().fen());
    }
    return moves;
  }

  private static long countInFull(Position position) {
    return position.rules().withFullPlan().position(position.fen()).perft(1);
  }

  private static Map<String, Object> answers(Position position, int first) {
    Map<String, Object> answers = new TreeMap<>();
    for (int i = 0; i < QUESTIONS.size(); i++) {
      var question = QUESTIONS.get((first + i) % QUESTIONS.size());
      answers.put(question.getKey(), question.getValue().apply(position));
    }
    return answers;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "orthodox | r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "circe | r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "circe-coucou+haunted | 4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1",
        "circe-super | 4k3/8/8/3p4/4K3/8/8/8 w - - 0 1",
        "circe-ulysses | 8/8/8/8/7k/8/4Q3/K7 w - - 0 1",
        "progressive-circe | r3k2r/2p1p1p1/8/1P1P1P2/1p1p1p2/8/2P1P1P1/R3K2R w KQkq - 0 1",
        "promotion-circe:enlarged+progressive | 4k3/1P4P1/8/8/8/8/1p4p1/4K3 w - - 0 1",
        "ghost | 4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1",
        "anticirce | 4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1"
      })
  void areTheSameForEveryThread(String rules, String fen) throws Exception {
    Map<String, Object> alone = answers(Rules.parse(rules).position(fen), 0);
    try (Crowd crowd = new Crowd()) {
      for (int round = 0; round < Crowd.ROUNDS; round++) {
        Position shared = Rules.parse(rules).position(fen);
        int turn = 2 * round;
        for (Map<String, Object> found :
            crowd.<Map<String, Object>>ask(i -> () -> answers(shared, turn + i))) {
          assertEquals(alone, found);
        }
        // All at once the same question: what is kept must be one object.
        Position other = shared.rules().position(fen);
        List<List<Move>> lists = crowd.ask(i -> other::legalMoves);
        lists.forEach(list -> assertSame(lists.get(0), list));
      }
    }
  }
}
