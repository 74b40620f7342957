package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;

/**
 * Circe Mirror (RULES 10.1): a captured unit is reborn on the home square of such a unit of the
 * other colour, if that square is empty. A black knight taken on a light square goes to b1, a black
 * pawn to the second rank of its file.
 *
 * <p>So a reborn rook stands on the corner of the enemy and never castles; a reborn pawn is one
 * step from promotion.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.1">RULES 10.1</a>
 */
public final class CirceMirror extends Rebirth {
  /** Creates the condition. */
  public CirceMirror() {}

  @Override
  public String id() {
    return "circe-mirror";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn on the home square of such a unit of the other colour, if empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Mirror Circe", "Spiegelcirce", "Circé miroir");
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    Piece mirrored = Piece.of(reborn.side().opposite(), reborn.role());
    return Home.of(mirrored, capture.captureSquare());
  }
}
