package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Square;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * Immune chess (RULES 10.16): captures are orthodox, but a unit can be captured only if its home
 * square is empty, with the capturer on its arrival square. A unit on its own home is therefore
 * immune.
 *
 * <p>Kings are not concerned: check is orthodox. Captures en passant are never forbidden.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.16">RULES 10.16</a>
 */
public final class Immune implements RuleVariant {
  /** Creates the condition. */
  public Immune() {}

  @Override
  public String id() {
    return "immune";
  }

  @Override
  public String summary() {
    return "a unit can be captured only if its home square is empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Immune chess", "Immunschach", "Immun");
  }

  @Override
  public void install(Hooks hooks) {
    protect(hooks);
  }

  /** Forbids captures of units whose home is not empty. */
  static void protect(Hooks hooks) {
    hooks.beforeCapture(
        capture -> {
          Square home = Home.of(capture.victim(), capture.captureSquare());
          if (!capture.canPlace(home) && !capture.isEnPassant()) {
            capture.forbid("the captured unit is immune: its home " + home + " is not empty");
          }
        });
  }
}
