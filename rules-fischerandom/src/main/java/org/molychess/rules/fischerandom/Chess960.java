package org.molychess.rules.fischerandom;

import java.util.Set;
import org.molychess.spi.Capability;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * Chess960, or Fischer random chess: kings and rooks castle from wherever they stand unmoved on
 * their first rank, to the squares of ordinary castling. {@link StartArray} has the 960 arrays with
 * which a game may begin.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/chess960.md">Chess960</a>
 */
public final class Chess960 implements RuleVariant {
  /** Creates the condition. */
  public Chess960() {}

  @Override
  public String id() {
    return "chess960";
  }

  @Override
  public String summary() {
    return "kings and rooks castle from any array, to the squares of ordinary castling";
  }

  @Override
  public Set<String> aliases() {
    return Set.of(
        "Chess 960",
        "Fischerandom",
        "Fischer Random",
        "Fischer Random Chess",
        "Fischerschach",
        "Schach960",
        "Échecs 960",
        "Ajedrez 960",
        "Шахматы 960",
        "Freestyle Chess",
        "FRC",
        "wild/fr");
  }

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.CASTLE_FREELY);
  }
}
