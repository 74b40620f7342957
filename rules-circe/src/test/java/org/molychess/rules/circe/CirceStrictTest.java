package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.11. */
final class CirceStrictTest {
  private static final Worked WORKED = Worked.under("circe-strict");

  @Test
  void noCaptureIfTheHomeIsOccupied() {
    WORKED.forbids("1n2k3/8/8/8/8/2n5/8/K1R5 w - - 0 1", "c1c3");
  }

  @Test
  void theVictimIsReborn() {
    WORKED.plays("n3k3/8/8/8/8/2n5/8/K1R5 w - - 0 1", "c1c3", "nn2k3/8/8/8/8/2R5/8/K7 b - - 0 1");
  }

  @Test
  void aUnitOnItsHomeCannotBeCaptured() {
    WORKED.forbids("2k4r/8/8/8/8/8/8/K6R w - - 0 1", "h1h8");
  }

  @Test
  void theDepartureSquareIsEmpty() {
    WORKED.plays("1B6/8/3n3k/8/8/8/8/6K1 w - - 0 1", "b8d6", "1n6/8/3B3k/8/8/8/8/6K1 b - - 0 1");
  }
}
