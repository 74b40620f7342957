package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.5. */
final class CirceSymmetryTest {
  private static final Worked WORKED = Worked.under("circe-symmetry");

  @Test
  void thePublishedExample() {
    WORKED.plays("8/4P3/2n4k/8/8/8/8/6K1 b - - 0 1", "c6e7", "8/4n3/7k/8/8/8/3P4/6K1 w - - 0 2");
  }

  @Test
  void enPassantTheImageIsThatOfTheVictimsSquare() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/3P4/8/4p3/8/8/K7 b - - 0 1");
  }

  @Test
  void aRookTakenInTheOppositeCornerMayCastle() {
    WORKED.plays(
        "4k2R/8/8/8/3b4/8/8/4K3 b - - 0 1 unmoved:K", "d4h8", "4k2b/8/8/8/8/8/8/R3K3 w Q - 0 2");
  }
}
