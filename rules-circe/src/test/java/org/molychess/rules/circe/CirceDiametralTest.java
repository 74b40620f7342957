package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.6. */
final class CirceDiametralTest {
  private static final Worked WORKED = Worked.under("circe-diametral");

  @Test
  void thePublishedExample() {
    WORKED.plays("7k/8/8/1K6/2p5/8/8/8 w - - 0 1", "b5c4", "7k/8/8/8/2K5/8/5p2/8 b - - 0 1");
  }

  @Test
  void aQueenRebornOnE1GivesCheckAlongTheRank() {
    WORKED.forbids("4k3/8/8/3q4/8/8/8/K2R4 w - - 0 1", "d1d5");
  }

  @Test
  void aQueenIsRebornOnE1() {
    WORKED.plays("4k3/8/8/3q4/8/8/K7/3R4 w - - 0 1", "d1d5", "4k3/8/8/3R4/8/8/K7/4q3 b - - 0 1");
  }

  @Test
  void aPawnTakenEnPassantGoesToTheImageOfItsSecondRank() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/3P4/8/8/8/4p3/K7 b - - 0 1");
  }
}
