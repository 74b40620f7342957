package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.3. */
final class CirceRankTest {
  private static final Worked WORKED = Worked.under("circe-rank");

  @Test
  void aKnightComesBackOnItsRank() {
    WORKED.plays("4k3/8/8/8/3n4/8/8/3RK3 w - - 0 1", "d1d4", "4k3/8/8/8/1n1R4/8/8/4K3 b - - 0 1");
  }

  @Test
  void aPawnTakenEnPassantStays() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/3P4/3p4/8/8/8/K7 b - - 0 1");
  }

  @Test
  void aPawnTakenOtherwiseIsGone() {
    WORKED.plays("4k3/8/8/3p4/8/8/8/K2R4 w - - 0 1", "d1d5", "4k3/8/8/3R4/8/8/8/K7 b - - 0 1");
  }

  @Test
  void aRookTakenOnItsFirstRankMayCastle() {
    WORKED.plays(
        "4k3/8/8/6b1/8/8/8/2R1K3 b - - 0 1 unmoved:K", "g5c1", "4k3/8/8/8/8/8/8/R1b1K3 w Q - 0 2");
  }
}
