package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.2. */
final class CirceCloneTest {
  private static final Worked WORKED = Worked.under("circe-clone");

  @Test
  void theVictimTakesTheTypeOfItsCapturer() {
    WORKED.plays("4k3/8/2R5/n7/8/8/8/6K1 b - - 0 1", "a5c6", "4k3/8/2n5/8/8/8/8/1N4K1 w - - 0 2");
  }

  @Test
  void aKingThatCapturesChangesNothing() {
    WORKED.plays("8/8/2Rk4/8/8/8/8/6K1 b - - 0 1", "d6c6", "8/8/2k5/8/8/8/8/6KR w - - 0 2");
  }

  @Test
  void aPromotingPawnMakesAPawn() {
    WORKED.plays("1r5k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "1Q5k/1p6/8/8/8/8/8/4K3 b - - 0 1");
  }

  @Test
  void aFigureMadeAPawnIsNeitherPromotedNorFromAFirstRank() {
    Worked.under("circe-clone+progressive-circe")
        .plays(
            "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1 origins:d5=b8",
            "e4d5",
            "4k3/3p4/8/3P4/8/8/8/4K3 b - - 0 1 origins:d5=e4,d7=- series:2");
    Worked.under("circe-clone+progressive-circe")
        .plays(
            "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1 origins:d5=b7 promoted:d5",
            "e4d5",
            "4k3/3p4/8/3P4/8/8/8/4K3 b - - 0 1 origins:d5=e4,d7=b7 series:2");
  }

  @Test
  void aVictimThatBecomesARookMayCastle() {
    WORKED.plays(
        "r3k3/8/8/8/N7/8/8/4K3 b - - 0 1 unmoved:K", "a8a4", "4k3/8/8/8/r7/8/8/4K2R w K - 0 2");
    WORKED.allows("4k3/8/8/8/r7/8/8/4K2R w K - 0 2", "e1g1");
  }
}
