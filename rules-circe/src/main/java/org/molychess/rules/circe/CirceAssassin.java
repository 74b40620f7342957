package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.View;

/**
 * Circe Assassin (RULES 10.10): a captured unit is reborn on its home as in Circe, but always:
 * whatever unit of either side stands there is crushed, that is removed for good. So a unit taken
 * on its own home crushes its capturer.
 *
 * <p>A move that would crush a king is illegal. A side is in check if its king is attacked, or if
 * one of its units is attacked whose rebirth would crush the king. En passant captures never crush
 * anything: the home of the pawn has just been left.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.10">RULES 10.10</a>
 */
public final class CirceAssassin extends Rebirth {
  /** Creates the condition. */
  public CirceAssassin() {}

  @Override
  public String id() {
    return "circe-assassin";
  }

  @Override
  public String summary() {
    return "a captured unit is always reborn at home and crushes what stands there";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Assassin Circe");
  }

  @Override
  public void install(Hooks hooks) {
    super.install(hooks);
    hooks.defineCheck(CirceAssassin::checkers);
  }

  @Override
  void obstructed(Capture capture, Piece reborn, Square target) {
    Piece occupant = capture.at(target);
    if (occupant == null || capture.isEnPassant()) {
      return;
    }
    if (occupant.is(Role.KING)) {
      capture.forbid("it would crush the king on " + target);
      return;
    }
    capture.remove(target);
    place(capture, reborn, target);
  }

  private static SquareSet checkers(View view, Side side, Square king) {
    SquareSet checkers = view.attackers(king, side.opposite());
    for (Square square : view.units(side)) {
      Piece unit = view.at(square);
      if (unit != null && !unit.is(Role.KING) && Home.of(unit, square) == king) {
        checkers = checkers.or(view.attackers(square, side.opposite()));
      }
    }
    return checkers;
  }
}
