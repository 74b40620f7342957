package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;

/**
 * Circe Diametral (RULES 10.6): a captured unit is reborn on the image of its home square in the
 * centre of the board, if that square is empty; the home itself does not matter.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.6">RULES 10.6</a>
 */
public final class CirceDiametral extends Rebirth {
  /** Creates the condition. */
  public CirceDiametral() {}

  @Override
  public String id() {
    return "circe-diametral";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn opposite to its home square, if empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Diametral Circe");
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    return Home.of(reborn, capture.captureSquare()).opposite();
  }
}
