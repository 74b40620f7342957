package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.16. */
final class ImmuneTest {
  private static final Worked WORKED = Worked.under("immune");

  @Test
  void noCaptureIfTheHomeIsOccupied() {
    WORKED.forbids("1n2k3/8/8/8/8/2n5/8/K1R5 w - - 0 1", "c1c3");
  }

  @Test
  void capturesAreOrthodox() {
    WORKED.plays("4k3/8/8/8/8/2n5/8/K1R5 w - - 0 1", "c1c3", "4k3/8/8/8/8/2R5/8/K7 b - - 0 1");
  }

  @Test
  void theDepartureSquareIsEmpty() {
    WORKED.plays("1B6/8/3n3k/8/8/8/8/6K1 w - - 0 1", "b8d6", "8/8/3B3k/8/8/8/8/6K1 b - - 0 1");
  }

  @Test
  void aPawnOnItsSecondRankIsImmune() {
    WORKED.forbids("k7/4p3/8/8/7B/8/8/K7 w - - 0 1", "h4e7");
  }

  @Test
  void enPassantIsNeverBarred() {
    WORKED.allows("4k3/3p4/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6");
  }
}
