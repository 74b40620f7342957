package org.molychess.rules.circe;

import org.molychess.Square;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * Circe (RULES 2): a captured unit is reborn at once on its home square, judged from the square of
 * its capture, if that square is empty. If it is occupied by anything, the unit is gone.
 *
 * <p>Only the board after the rebirth is judged: a capture is illegal if the reborn unit attacks
 * the capturer's king, and legal if it shields him. The capturer's departure square counts as
 * empty.
 */
public final class Circe implements RuleVariant {
  /** Creates the condition. */
  public Circe() {}

  @Override
  public String id() {
    return "circe";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn on its home square, if empty";
  }

  @Override
  public void install(Hooks hooks) {
    hooks.onCapture(
        capture -> {
          Square home = Home.of(capture.victim(), capture.captureSquare());
          if (capture.isEmpty(home)) {
            capture.rebirth(home);
          }
        });
  }
}
