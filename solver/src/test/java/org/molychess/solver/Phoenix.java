package org.molychess.solver;

import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Somebody's own condition: a captured unit is reborn in the centre, on e4 or e5, if it can be. */
public final class Phoenix implements RuleVariant {
  /** Creates the condition. */
  public Phoenix() {}

  @Override
  public String id() {
    return "phoenix";
  }

  @Override
  public void install(Hooks hooks) {
    hooks.onCapture(
        capture -> {
          Square centre = capture.victim().side() == Side.WHITE ? Square.E4 : Square.E5;
          if (capture.canPlace(centre)) {
            capture.rebirth(centre);
          }
        });
  }
}
