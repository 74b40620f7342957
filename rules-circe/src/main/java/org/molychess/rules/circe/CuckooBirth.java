package org.molychess.rules.circe;

import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;

/** What Circe Coucou and Circe Couscous share: a rebirth on the home square of the capturer. */
final class CuckooBirth {
  private CuckooBirth() {}

  /** Tells as which unit the capturer counts. */
  @FunctionalInterface
  interface Nest {
    Piece of(Capture capture);
  }

  /**
   * Installs the rebirth.
   *
   * <p>A pawn that lands on its promotion rank waits there for its owner's choice, which core sees
   * to (RULES 1.4.3).
   */
  static void install(Hooks hooks, Nest nest) {
    hooks.may(Capability.LEAVE_PAWN_WAITING);
    hooks.onCapture(
        capture -> {
          Square home = Home.of(nest.of(capture), capture.captureSquare());
          if (capture.isEmpty(home)) {
            capture.rebirth(home);
          }
        });
  }
}
