package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.conformance.plain.PlainMove;
import org.molychess.conformance.plain.PlainPosition;
import org.molychess.conformance.plain.PlainRules;

/**
 * Random games under the relatives of Circe, alone and with other conditions: at every position
 * Moly and the plain implementation have the same moves with the same effects to the same
 * positions, the mixed plan and the full one agree, and the FEN says all that there is.
 *
 * <p>The system property {@code moly.growth.positions} sets how many positions are compared for
 * each set of rules.
 */
final class GrowthGamesTest {
  private static final int POSITIONS = Integer.getInteger("moly.growth.positions", 60);
  private static final int PLIES = 30;

  private static final List<String> STARTS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/2p1p1p1/8/1P1P1P2/1p1p1p2/8/2P1P1P1/R3K2R w KQkq - 0 1",
          "4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1",
          "4k2r/1pP5/8/2b1n3/3N1B2/8/5pP1/R3K3 w Qk - 0 1");

  private static final List<String> RULES =
      List.of(
          "circe-mirror",
          "circe-clone",
          "circe-rank",
          "circe-file",
          "circe-symmetry",
          "circe-diametral",
          "circe-pwc",
          "circe-equipollents",
          "circe-super",
          "circe-assassin",
          "circe-strict",
          "circe-chameleon",
          "circe:rex-inclusive",
          "anticirce",
          "anticirce:cheylan",
          "immune",
          "circe-mirror+promotion-circe",
          "circe-clone+progressive-circe",
          "circe-rank+haunted",
          "circe-pwc+haunted",
          "circe-pwc+progressive-circe",
          "circe-equipollents+haunted",
          "circe-super+progressive",
          "circe-assassin+haunted",
          "circe-assassin+circe-coucou",
          "circe-assassin+circe-ulysses",
          "circe-strict+haunted",
          "circe-chameleon+circe-ulysses",
          "circe:rex-inclusive+circe-ulysses",
          "circe:rex-inclusive+circe-coucou",
          "haunted+circe:rex-inclusive",
          "circe:rex-inclusive+progressive",
          "anticirce+haunted",
          "anticirce+promotion-circe",
          "anticirce+circe-ulysses",
          "circe+anticirce+progressive",
          "immune+circe-coucou",
          "immune+anticirce:cheylan+haunted");

  @TestFactory
  Stream<DynamicTest> agreesWithThePlainImplementation() {
    return RULES.stream().map(rules -> DynamicTest.dynamicTest(rules, () -> playGames(rules)));
  }

  private static void playGames(String text) {
    Rules rules = Rules.parse(text);
    PlainRules plain = PlainRules.parse(text);
    Random random = new Random(text.hashCode());
    int compared = 0;
    for (int game = 0; compared < POSITIONS; game++) {
      String fen = STARTS.get(game % STARTS.size());
      Position position = rules.position(fen);
      PlainPosition other = plain.position(fen);
      for (int ply = 0; ply < PLIES; ply++, compared++) {
        List<PlainMove> moves = other.legalMoves();
        compare(position, moves, other.isCheck());
        if (moves.isEmpty()) {
          break;
        }
        PlainMove move = pick(moves, random);
        position = position.exactMove(move.text()).after();
        other = move.after();
      }
    }
  }

  /** Prefers moves that change something, so that the strange happens often. */
  private static PlainMove pick(List<PlainMove> moves, Random random) {
    PlainMove move = moves.get(random.nextInt(moves.size()));
    for (int tries = 0; tries < 3 && move.effects().isEmpty(); tries++) {
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }

  private static void compare(Position position, List<PlainMove> moves, boolean isCheck) {
    String fen = position.fen();
    Map<String, String> expected = new TreeMap<>();
    for (PlainMove move : moves) {
      expected.put(move.text(), String.join("", move.effects()) + " " + move.after().fen());
    }
    Map<String, String> actual = new TreeMap<>();
    for (Move move : position.legalMoves()) {
      StringBuilder effects = new StringBuilder();
      move.effects().forEach(effects::append);
      actual.put(move.uci(), effects + " " + move.after().fen());
    }
    assertEquals(expected, actual, fen);
    assertEquals(isCheck, position.isCheck(), fen);
    assertEquals(isCheck, !position.checkers().isEmpty(), fen);
    Position again = position.rules().position(fen);
    assertEquals(position, again);
    assertEquals(position.hash(), again.hash(), fen);
    assertEquals(fen, again.fen());
    assertEquals(moves.size(), position.perft(1), fen);
    assertEquals(moves.size(), position.rules().withFullPlan().position(fen).perft(1), fen);
  }
}
