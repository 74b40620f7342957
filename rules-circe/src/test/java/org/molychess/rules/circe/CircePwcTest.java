package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.7. */
final class CircePwcTest {
  private static final Worked WORKED = Worked.under("circe-pwc");

  @Test
  void aRookPutOnItsCornerMayCastle() {
    WORKED.plays(
        "4k3/8/8/3R4/8/8/8/4K2b b - - 0 1 unmoved:K", "h1d5", "4k3/8/8/3b4/8/8/8/4K2R w K - 0 2");
  }

  @Test
  void aPawnTakenEnPassantGoesWhereItsCaptorCameFrom() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/3P4/4p3/8/8/8/K7 b - - 0 1");
  }

  @Test
  void aPawnIsStrandedOnItsFirstRank() {
    WORKED.plays("R7/8/8/7k/p7/8/8/6K1 w - - 0 1", "a8a4", "p7/8/8/7k/R7/8/8/6K1 b - - 0 1");
    WORKED.forbids("p7/8/8/7k/R7/8/8/6K1 b - - 0 1", "a8a7", "a8a6");
    WORKED.allows("p7/8/8/8/8/8/1K5k/8 w - - 0 1", "b2b3");
    WORKED.allows("p7/2K5/8/8/8/8/7k/8 w - - 0 1", "c7b7");
  }

  @Test
  void aStrandedPawnCanBeCaptured() {
    WORKED.plays("p6k/1K6/8/8/8/8/8/8 w - - 0 1", "b7a8", "K6k/1p6/8/8/8/8/8/8 b - - 0 1");
  }

  @Test
  void theCapturerPromotesTheVictim() {
    WORKED.allowsOnly("7k/8/8/8/p7/8/8/R6K w - - 0 1", "a1a4", "a1a4@b", "a1a4@n");
    WORKED.allowsOnly(
        "7k/8/8/8/p7/8/7K/R7 w - - 0 1", "a1a4", "a1a4@q", "a1a4@r", "a1a4@b", "a1a4@n");
    WORKED.writes("7k/8/8/8/p7/8/7K/R7 w - - 0 1", "a1a4@q", "Rxa4[+bQa1]");
  }
}
