package org.molychess.rules.circe;

import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capability;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.View;

/**
 * Circe Rex Inclusive (RULES 10.13), the option of {@link Circe}: kings are captured and reborn
 * like other units, on e1 and e8.
 *
 * <p>A king is in check only from a unit whose capture of him would be without rebirth: his home is
 * occupied by anything but that very unit, or he stands on it. Otherwise he may stay attacked, step
 * onto attacked squares and stand next to the other king.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.13">RULES 10.13</a>
 */
final class RexInclusive {
  private RexInclusive() {}

  static void install(Hooks hooks) {
    hooks.declare(Capability.CAPTURE_KING, Capability.RETURN_KING);
    hooks.defineCheck(RexInclusive::checkers);
  }

  private static SquareSet checkers(View view, Side side, Square king) {
    SquareSet attackers = view.attackers(king, side.opposite());
    Square home = Home.of(Piece.of(side, Role.KING), king);
    return view.canPlace(home) ? SquareSet.empty() : attackers.without(home);
  }
}
