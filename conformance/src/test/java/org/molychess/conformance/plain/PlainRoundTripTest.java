package org.molychess.conformance.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What a FEN says is all there is: in random games a position that was written and read again has
 * the same moves to the same positions. The system property {@code moly.plain.games} sets the
 * number of games for each set of rules.
 */
class PlainRoundTripTest {

  private static final int GAMES = Integer.getInteger("moly.plain.games", 1);
  private static final int PLIES = 60;

  private static final List<String> STARTS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1",
          "r3k2r/2p1p1p1/8/1P1P1P2/1p1p1p2/8/2P1P1P1/R3K2R w KQkq - 0 1");

  static final List<String> RULES =
      List.of(
          "orthodox",
          "circe",
          "circe-coucou",
          "circe-couscous",
          "promotion-circe",
          "promotion-circe:inverse",
          "promotion-circe:enlarged",
          "promotion-circe:white",
          "promotion-circe:black",
          "progressive",
          "progressive-circe",
          "circe-ulysses",
          "ghost",
          "haunted",
          "circe+haunted",
          "haunted+circe",
          "circe+ghost",
          "circe-coucou+haunted",
          "circe-coucou+haunted+progressive",
          "circe-couscous+ghost",
          "circe-coucou+circe-ulysses",
          "circe-coucou+promotion-circe",
          "circe-coucou+progressive",
          "circe-coucou+progressive-circe",
          "haunted+promotion-circe",
          "haunted+progressive",
          "ghost+progressive",
          "ghost+promotion-circe:enlarged",
          "progressive-circe+haunted",
          "progressive-circe+ghost+promotion-circe",
          "circe-ulysses+haunted",
          "circe-ulysses+progressive",
          "circe-ulysses+ghost+promotion-circe+progressive",
          "circe+promotion-circe+progressive",
          "circe+haunted+progressive",
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
          "circe-equipollents+haunted",
          "circe-rank+haunted",
          "circe-assassin+haunted",
          "anticirce+haunted",
          "circe:rex-inclusive+circe-ulysses");

  @TestFactory
  Stream<DynamicTest> writtenAndReadAgain() {
    return RULES.stream()
        .map(rules -> DynamicTest.dynamicTest(rules, () -> playGames(PlainRules.parse(rules))));
  }

  private static void playGames(PlainRules rules) {
    Random random = new Random(rules.toString().hashCode());
    for (int game = 0; game < GAMES; game++) {
      for (String start : STARTS) {
        playGame(rules.position(start), random);
      }
    }
  }

  private static void playGame(PlainPosition start, Random random) {
    PlainPosition position = start;
    for (int ply = 0; ply < PLIES; ply++) {
      String fen = position.fen();
      PlainPosition again = position.rules().position(fen);
      assertEquals(fen, again.fen());
      Map<String, String> moves = moves(position);
      assertEquals(moves, moves(again), fen);
      List<PlainMove> legal = position.legalMoves();
      assertEquals(moves.size(), legal.size(), () -> "two moves with one text in " + fen);
      if (legal.isEmpty()) {
        return;
      }
      position = pick(legal, random).after();
    }
  }

  /** Prefers moves that change something, so that the strange happens often. */
  private static PlainMove pick(List<PlainMove> legal, Random random) {
    for (int tries = 0; tries < 4; tries++) {
      PlainMove move = legal.get(random.nextInt(legal.size()));
      if (!move.effects().isEmpty() || move.after().halfmoveClock == 0) {
        return move;
      }
    }
    return legal.get(random.nextInt(legal.size()));
  }

  private static Map<String, String> moves(PlainPosition position) {
    Map<String, String> moves = new TreeMap<>();
    position.legalMoves().forEach(move -> moves.put(move.text(), move.after().fen()));
    return moves;
  }
}
