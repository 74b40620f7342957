package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.1. */
final class CirceMirrorTest {
  private static final Worked WORKED = Worked.under("circe-mirror");

  @Test
  void aKnightTakenOnALightSquareGoesToB1() {
    WORKED.plays("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", "4k3/8/8/3R4/8/8/8/1n2K3 b - - 0 1");
  }

  @Test
  void aRebornPawnAttacksTheKing() {
    WORKED.forbids("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5");
  }

  @Test
  void aRebornPawnIsOneStepFromPromotion() {
    WORKED.plays("4k3/8/8/3p4/8/8/8/K2R4 w - - 0 1", "d1d5", "4k3/8/8/3R4/8/8/3p4/K7 b - - 0 1");
  }

  @Test
  void aRookRebornOnTheEnemysCornerGivesCheck() {
    WORKED.forbids("4k3/8/8/8/7r/8/8/4K2R w K - 0 1", "h1h4");
  }

  @Test
  void aRookRebornOnTheEnemysCornerHasNoMark() {
    WORKED.plays(
        "4k3/8/8/8/7r/8/8/1N2K2R w K - 0 1", "h1h4", "4k3/8/8/8/7R/8/8/rN2K3 b - - 0 1 unmoved:K");
  }
}
