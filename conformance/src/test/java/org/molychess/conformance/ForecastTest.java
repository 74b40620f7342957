package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Position;
import org.molychess.Rules;

/** Positions in which a count by masks must not trust what lines of sight alone can tell. */
class ForecastTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # The king sees no empty square, yet a capture far from him is forbidden.
          immune | 1n4k1/8/8/8/3n3R/1P6/PPN5/KR6 w - - 0 1 | 23
          # The rook reborn on g1 attacks the king, but the promoted knight goes home in between.
          circe-coucou+promotion-circe:inverse | 1r4k1/2P5/8/8/8/8/8/K7 w - - 0 1 | 7
          # By capturing, the rook would leave its home to a rook that attacks the king from there.
          circe-coucou | 4k3/8/8/r7/8/8/8/R3K3 w - - 0 1 | 11
          # A knight may have it.
          circe-coucou | 4k3/8/8/n7/8/8/8/R3K3 w - - 0 1 | 12
          """)
  void countsWhatIsPlayed(String rules, String fen, long moves) {
    Position position = Rules.parse(rules).position(fen);
    assertEquals(moves, Rules.parse(rules).withFullPlan().position(fen).perft(1), "played");
    assertEquals(moves, position.legalMoves().size(), "listed");
    assertEquals(moves, position.perft(1), "counted");
  }
}
