package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.12. */
final class CirceChameleonTest {
  private static final Worked WORKED = Worked.under("circe-chameleon");

  @Test
  void aBishopBecomesARookThatMayCastle() {
    WORKED.plays(
        "4k3/8/8/3b4/8/8/8/3RK3 w - - 0 1 unmoved:k", "d1d5", "r3k3/8/8/3R4/8/8/8/4K3 b q - 0 1");
  }

  @Test
  void aQueenBecomesAKnight() {
    WORKED.plays("4k3/8/8/3q4/8/8/8/K2R4 w - - 0 1", "d1d5", "4k1n1/8/8/3R4/8/8/8/K7 b - - 0 1");
  }

  @Test
  void aPawnStaysAPawn() {
    WORKED.plays("4k3/8/8/3p4/8/8/8/K2R4 w - - 0 1", "d1d5", "4k3/3p4/8/3R4/8/8/8/K7 b - - 0 1");
  }
}
