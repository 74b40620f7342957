package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.spi.Hooks;

/**
 * Circe Strict (RULES 10.11): Circe, but a capture is legal only if the captured unit can be
 * reborn. It is exactly {@link Circe} and {@link Immune} together: a unit on its own home cannot be
 * captured, and check is orthodox.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.11">RULES 10.11</a>
 */
public final class CirceStrict extends Rebirth {
  /** Creates the condition. */
  public CirceStrict() {}

  @Override
  public String id() {
    return "circe-strict";
  }

  @Override
  public String summary() {
    return "circe, but only what can be reborn can be captured";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Strict Circe");
  }

  @Override
  public void install(Hooks hooks) {
    Immune.protect(hooks);
    super.install(hooks);
  }
}
