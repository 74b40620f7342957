package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Game;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** Games that begin where a side has no king keep, in PGN, the marks of the king there is. */
final class ProblemGameTest {
  @ParameterizedTest
  @CsvSource({
    "anticirce, 8/8/8/8/p7/6B1/6B1/4K2R w K - 0 1",
    "anticirce, 8/8/8/8/p7/6B1/6B1/4K2R w K - 0 1 unmoved:-",
    "anticirce, 8/8/8/8/p7/6B1/6B1/4K2R w - - 0 1 unmoved:-",
    "circe-ulysses, 8/8/8/8/p7/6B1/6B1/4K3 w - - 0 1 unmoved:K",
    "circe, 8/8/8/8/p7/6B1/6B1/4K2R w K - 0 1",
    "circe, 8/8/8/8/p7/6B1/6B1/4K2R w - - 0 1 unmoved:-",
    "orthodox, 8/8/8/8/p7/6B1/6B1/4K2R w K - 0 1",
  })
  void keepsTheMarks(String rules, String fen) {
    Game game = new Game(Rules.parse(rules).position(fen, Reading.PROBLEM));
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));
  }
}
