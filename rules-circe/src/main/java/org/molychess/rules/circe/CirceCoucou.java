package org.molychess.rules.circe;

import org.molychess.spi.Capture;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * Circe Coucou (RULES 3): a captured unit is reborn on the home square of the unit that captures
 * it, judged from the square of the capture, if that square is empty; else it is gone.
 *
 * <p>A pawn that captures and promotes counts as the figure it has become. A king's home is e1 or
 * e8.
 */
public final class CirceCoucou implements RuleVariant {
  /** Creates the condition. */
  public CirceCoucou() {}

  @Override
  public String id() {
    return "circe-coucou";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn on the home square of its capturer, if empty";
  }

  @Override
  public void install(Hooks hooks) {
    CuckooBirth.install(hooks, Capture::capturer);
  }
}
