package org.molychess.rules.circe;

import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;

/**
 * Circe Couscous (RULES 3): {@linkplain CirceCoucou Circe Coucou}, but a capturing pawn counts as a
 * pawn even when it promotes.
 *
 * <p>The seed only names it. The {@code Couscous} of Popeye counts the promoted officer, which is
 * Coucou.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#3">RULES 3</a>
 */
public final class CirceCouscous extends Rebirth {
  /** Creates the condition. */
  public CirceCouscous() {}

  @Override
  public String id() {
    return "circe-couscous";
  }

  @Override
  public String summary() {
    return "as circe-coucou, but a capturing pawn counts as a pawn even when it promotes";
  }

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.LEAVE_PAWN_WAITING);
    super.install(hooks);
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    Piece capturer = capture.capturer();
    return Home.of(
        capture.isPromotion() ? capturer.as(Role.PAWN) : capturer, capture.captureSquare());
  }
}
