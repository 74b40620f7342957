package org.molychess.rules.circe;

import org.molychess.Role;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * Circe Couscous (RULES 3): Circe Coucou, but a capturing pawn counts as a pawn even when it
 * promotes.
 *
 * <p>The seed only names it. Popeye's {@code Couscous} counts the promoted figure, which is Coucou.
 */
public final class CirceCouscous implements RuleVariant {
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
    CuckooBirth.install(
        hooks,
        capture -> capture.isPromotion() ? capture.capturer().as(Role.PAWN) : capture.capturer());
  }
}
