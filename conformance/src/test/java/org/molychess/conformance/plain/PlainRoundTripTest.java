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

  @TestFactory
  Stream<DynamicTest> writtenAndReadAgain() {
    return RandomGames.underAllRules(text -> playGames(PlainRules.parse(text)));
  }

  private static void playGames(PlainRules rules) {
    Random random = new Random(rules.toString().hashCode());
    for (int game = 0; game < GAMES; game++) {
      for (String start : RandomGames.STARTS) {
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
      position = RandomGames.pick(legal, random).after();
    }
  }

  private static Map<String, String> moves(PlainPosition position) {
    Map<String, String> moves = new TreeMap<>();
    position.legalMoves().forEach(move -> moves.put(move.text(), move.after().fen()));
    return moves;
  }
}
