package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.spi.Capture;

/**
 * Circe Chameleon (RULES 10.12): before its rebirth the captured unit changes: a knight to a
 * bishop, a bishop to a rook, a rook to a queen, a queen to a knight; pawns do not change. Its home
 * is that of what it has become.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.12">RULES 10.12</a>
 */
public final class CirceChameleon extends Rebirth {
  /** Creates the condition. */
  public CirceChameleon() {}

  @Override
  public String id() {
    return "circe-chameleon";
  }

  @Override
  public String summary() {
    return "a captured unit changes, knight to bishop to rook to queen to knight, and is reborn as in circe";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Chameleon Circe", "ChamaeleonCirce", "Chamäleoncirce", "CirceCameleon");
  }

  @Override
  Piece reborn(Capture capture) {
    Piece victim = capture.victim();
    return switch (victim.role()) {
      case KNIGHT -> victim.as(Role.BISHOP);
      case BISHOP -> victim.as(Role.ROOK);
      case ROOK -> victim.as(Role.QUEEN);
      case QUEEN -> victim.as(Role.KNIGHT);
      case PAWN, KING -> victim;
    };
  }
}
