package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.8. */
final class CirceEquipollentsTest {
  private static final Worked WORKED = Worked.under("circe-equipollents");

  @Test
  void theVictimIsThrownOnAsFarAgain() {
    WORKED.plays("7k/8/8/8/2p5/8/B7/6K1 w - - 0 1", "a2c4", "7k/8/4p3/8/2B5/8/8/6K1 b - - 0 1");
  }

  @Test
  void offTheBoardItIsLost() {
    WORKED.plays("7k/8/4p3/8/8/8/B7/6K1 w - - 0 1", "a2e6", "7k/8/4B3/8/8/8/8/6K1 b - - 0 1");
  }

  @Test
  void enPassantTheStepIsAddedToTheVictimsSquare() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/2pP4/8/8/8/8/K7 b - - 0 1");
  }

  @Test
  void aPawnIsStrandedOnItsFirstRank() {
    WORKED.plays("7k/8/p7/8/R7/8/8/6K1 w - - 0 1", "a4a6", "p6k/8/R7/8/8/8/8/6K1 b - - 0 1");
  }

  @Test
  void aStrandedPawnGuardsNothing() {
    WORKED.plays("3p3k/8/4K3/8/8/8/8/8 w - - 0 1", "e6e7", "3p3k/4K3/8/8/8/8/8/8 b - - 1 1");
  }

  @Test
  void theCapturerPromotesTheVictim() {
    WORKED.allowsOnly("7k/8/8/R7/8/p7/8/7K w - - 0 1", "a5a3", "a5a3@b", "a5a3@n");
    WORKED.allowsOnly(
        "7k/8/8/R7/8/p7/7K/8 w - - 0 1", "a5a3", "a5a3@q", "a5a3@r", "a5a3@b", "a5a3@n");
  }
}
