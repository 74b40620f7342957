package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.spi.Hooks;

/**
 * Circe (RULES 2): a captured unit is reborn at once on its home square, judged from the square of
 * its capture, if that square is empty. If it is occupied by anything, the unit is gone.
 *
 * <p>{@code rex-inclusive}: kings are captured and reborn too, see {@link RexInclusive}.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#2">RULES 2</a>
 */
public final class Circe extends Rebirth {
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
  public Set<String> options() {
    return Set.of("rex-inclusive");
  }

  @Override
  public String summary(String option) {
    return "a king may be captured while his home is empty, and is reborn there";
  }

  @Override
  public Set<String> aliases(String option) {
    return Set.of("Circe Rex Inclusive", "Circe RexInklusive", "Circe RexInclusif");
  }

  @Override
  public void install(Hooks hooks) {
    super.install(hooks);
    if (hooks.hasOption("rex-inclusive")) {
      RexInclusive.install(hooks);
    }
  }
}
