package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capture;

/**
 * Circe PWC, "Platzwechselcirce", also called Exchange (RULES 10.7): a captured unit is reborn on
 * the square that the capturer has just left. That square is always empty, so nothing is ever lost.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.7">RULES 10.7</a>
 */
public final class CircePwc extends FarRebirth {
  /** Creates the condition. */
  public CircePwc() {}

  @Override
  public String id() {
    return "circe-pwc";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn where its capturer came from";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("PWC", "Platzwechselcirce", "Circe Exchange", "CirceEchange");
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    return capture.departure();
  }
}
