package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.spi.Capture;

/**
 * Circe Clone (RULES 10.2): before its rebirth the captured unit takes the type of its capturer and
 * keeps its own colour. A king that captures changes nothing.
 *
 * <p>A capturing pawn makes a pawn of the victim, also when it promotes. That is decided with
 * Popeye: the sources say only "of the same nature as the capturer".
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.2">RULES 10.2</a>
 */
public final class CirceClone extends Rebirth {
  /** Creates the condition. */
  public CirceClone() {}

  @Override
  public String id() {
    return "circe-clone";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn as a unit like its capturer, on that unit's home square, if empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Clone Circe");
  }

  @Override
  Piece reborn(Capture capture) {
    if (capture.isPromotion()) {
      return capture.victim().as(Role.PAWN);
    }
    Role capturer = capture.capturer().role();
    return capturer == Role.KING ? capture.victim() : capture.victim().as(capturer);
  }
}
