package org.molychess.rules.circe;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capture;

/**
 * Super-Circe (RULES 10.9): the capturing side puts the captured unit on any empty square of its
 * choice, or lets it disappear; each possibility is a move of its own.
 *
 * <p>Unsure: no independent definition was found, so "or lets it disappear" rests on Popeye alone,
 * whose option {@code Strict} takes that possibility away.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.9">RULES 10.9</a>
 */
public final class CirceSuper extends FarRebirth {
  /** Creates the condition. */
  public CirceSuper() {}

  @Override
  public String id() {
    return "circe-super";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn on an empty square of the capturer's choice, or vanishes";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Super-Circe");
  }

  @Override
  @Nullable Square target(Capture capture, Piece reborn) {
    return capture.chooseSquareOrNone(capture.placeable());
  }
}
