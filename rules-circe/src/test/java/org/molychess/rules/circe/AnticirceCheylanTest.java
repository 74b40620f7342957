package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.15. */
final class AnticirceCheylanTest {
  private static final Worked WORKED = Worked.under("anticirce:cheylan");

  @Test
  void noCaptureOnTheCapturersHome() {
    WORKED.forbids("4k3/8/8/8/8/8/4K3/b6R w - - 0 1", "h1a1");
  }

  @Test
  void theDepartureSquareMayBeTheHome() {
    WORKED.plays(
        "8/8/8/8/8/8/4r3/k3K3 w - - 0 1", "e1e2", "8/8/8/8/8/8/8/k3K3 b - - 0 1 unmoved:K");
  }

  @Test
  void aUnitWhoseHomeIsTheKingsSquareGivesNoCheck() {
    WORKED.plays("4k3/8/8/8/8/5n2/4P3/4K2b w - - 0 1", "e2f3", "4k3/8/8/8/8/8/5P2/4K2b b - - 0 1");
    WORKED.isCheck(false, "2K5/8/8/5b2/8/8/8/4k3 w - - 0 1");
    WORKED.isCheck(false, "6K1/8/5n2/8/8/8/8/4k3 w - - 0 1");
  }
}
