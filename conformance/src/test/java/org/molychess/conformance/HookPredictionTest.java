package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Position;
import org.molychess.Rules;

/** Positions in which a count by masks must not trust what lines of sight alone can tell. */
class HookPredictionTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # The king sees no empty square, yet a capture far from him is forbidden.
          immune | 1n4k1/8/8/8/3n3R/1P6/PPN5/KR6 w - - 0 1 | 23
          circe-strict | r3k3/8/8/8/8/6N1/5PPP/R5BK w - - 0 1 | 20
          circe-strict | 4k3/1p3ppp/8/8/8/pp3ppp/P4PPP/6BK w - - 0 1 | 0
          immune | 4k3/1p3ppp/8/8/8/pp3ppp/P4PPP/6BK w - - 0 1 | 0
          # The rook reborn on g1 attacks the king, but the promoted knight goes home in between.
          circe-mirror+promotion-circe | 1nrr1r2/1P6/k7/8/8/8/r7/4K3 w - - 0 1 unmoved:K | 1
          circe-mirror+promotion-circe | 2r5/1P6/k7/8/8/8/8/4K3 w - - 0 1 unmoved:K | 10
          promotion-circe+circe-diametral | 3k4/8/8/8/5K2/8/7p/6R1 b - - 1 1 | 10
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

  /** A king who is walled in may be mated, although captures of the mating unit can be counted. */
  @Test
  void aForbiddenCaptureIsNoReplyToMate() {
    Position position =
        Rules.parse("immune+circe-ulysses").position("6rk/6pp/3N2n1/8/8/8/q7/1N2K3 w - - 0 1");
    assertEquals(
        "4k1r1/5Npp/6n1/8/8/8/q7/1N2K3 b - - 1 1 unmoved:k", position.move("Nf7").after().fen());
  }
}
