package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.4. */
final class CirceFileTest {
  private static final Worked WORKED = Worked.under("circe-file");

  @Test
  void aFigureComesBackOnItsFirstRank() {
    WORKED.plays("4k3/8/8/8/3n4/8/8/3RK3 w - - 0 1", "d1d4", "3nk3/8/8/8/3R4/8/8/4K3 b - - 0 1");
  }

  @Test
  void aRookComesBackToItsCorner() {
    WORKED.plays(
        "r3k3/8/8/8/R7/8/8/4K3 b - - 0 1 unmoved:K", "a8a4", "4k3/8/8/8/r7/8/8/R3K3 w Q - 0 2");
  }

  @Test
  void aPawnComesBackOnItsSecondRank() {
    WORKED.plays("4k3/8/8/8/4p3/8/8/4R1K1 w - - 0 1", "e1e4", "4k3/4p3/8/8/4R3/8/8/6K1 b - - 0 1");
  }
}
