package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;

/**
 * Circe Coucou (RULES 3): a captured unit is reborn on the home square of the unit that captures
 * it, judged from the square of the capture, if that square is empty; else it is gone.
 *
 * <p>A pawn that captures and promotes counts as the officer it has become. The home of a king is
 * e1 or e8. A pawn that lands on its promotion rank waits there for its owner to choose, which core
 * sees to (RULES 1.4.3).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#3">RULES 3</a>
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.4">RULES 1.4.3</a>
 */
public final class CirceCoucou extends Rebirth {
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
  public Set<String> aliases() {
    return Set.of("Kuckuckscirce");
  }

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.LEAVE_PAWN_WAITING);
    super.install(hooks);
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    return Home.of(capture.capturer(), capture.captureSquare());
  }
}
