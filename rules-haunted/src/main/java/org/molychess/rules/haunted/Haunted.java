package org.molychess.rules.haunted;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.View;

/**
 * Haunted chess (RULES 7): a captured unit stays as a ghost under the square it was captured on, one
 * ghost a square, the latest. When the square is vacated, it reappears at once, as what it was.
 *
 * <p>An en passant victim becomes a ghost on its own square, which is barred: no unit may enter it,
 * lines pass through. It reappears when the pawn that took it moves from the e.p. square, where it
 * stands, or lies as the ghost. When that pawn is lost for good, the square stays closed for ever.
 */
public final class Haunted implements RuleVariant {
  @Override
  public String id() {
    return "haunted";
  }

  @Override
  public String summary() {
    return "a captured unit reappears when the square of its capture is left";
  }

  @Override
  public void install(Hooks hooks) {
    Pile ghosts = hooks.pile("ghosts", 1);
    Pile barred = hooks.sealedPile("barred");
    Pile sealed = hooks.sealedPile("sealed");
    new Installation(ghosts, barred, sealed).install(hooks);
  }
}
