package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.9. */
final class CirceSuperTest {
  private static final Worked WORKED = Worked.under("circe-super");

  @Test
  void theCapturerChoosesTheSquare() {
    WORKED.plays("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5@a8", "n3k3/8/8/3R4/8/8/8/4K3 b - - 0 1");
    WORKED.writes("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5@a8", "Rxd5[+bNa8]");
  }

  @Test
  void theCapturerMayLetTheVictimDisappear() {
    WORKED.plays("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", "4k3/8/8/3R4/8/8/8/4K3 b - - 0 1");
    WORKED.writes("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", "Rxd5");
  }

  @Test
  void theVictimMayNotCheckTheKing() {
    WORKED.forbids("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5@c2", "d1d5@d3", "d1d5@f3", "d1d5@g2");
  }

  @Test
  void theDepartureSquareIsEmpty() {
    WORKED.allows("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5@d1");
  }

  @Test
  void aRookPutOnItsCornerMayCastle() {
    WORKED.plays(
        "4k3/8/8/3R4/8/8/8/4K2b b - - 0 1 unmoved:K",
        "h1d5@h1",
        "4k3/8/8/3b4/8/8/8/4K2R w K - 0 2");
  }

  @Test
  void aPawnPutOnItsLastRankPromotesAtOnce() {
    WORKED.allowsOnly(
        "4k3/8/8/3p4/4K3/8/8/8 w - - 0 1",
        "e4d5@a1",
        "e4d5@a1q",
        "e4d5@a1r",
        "e4d5@a1b",
        "e4d5@a1n");
    WORKED.allowsOnly("4k3/8/8/3p4/4K3/8/8/8 w - - 0 1", "e4d5@d1", "e4d5@d1b", "e4d5@d1n");
  }

  @Test
  void aPawnPutOnItsFirstRankIsStranded() {
    WORKED.plays("4k3/8/8/3p4/4K3/8/8/8 w - - 0 1", "e4d5@a8", "p3k3/8/8/3K4/8/8/8/8 b - - 0 1");
  }
}
