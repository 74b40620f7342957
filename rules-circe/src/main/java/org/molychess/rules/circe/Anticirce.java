package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.View;

/**
 * Anticirce (RULES 10.14, type Calvet): a captured unit disappears, and the capturer, kings
 * included, returns to its own home, judged from the square of the capture. If that square is not
 * empty, the capture is illegal; the capturer itself is in nobody's way, so it may capture on its
 * home and stays.
 *
 * <p>A unit gives check only if it could return after taking the king. A pawn that captures on its
 * last rank promotes first; there it checks if one of the officers could return.
 *
 * <p>{@code cheylan} (RULES 10.15): a capture on the home of the capturer is illegal, and such a
 * threat is no check.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.14">RULES 10.14</a>
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.15">RULES 10.15</a>
 */
public final class Anticirce implements RuleVariant {
  /** Creates the condition. */
  public Anticirce() {}

  @Override
  public String id() {
    return "anticirce";
  }

  @Override
  public String summary() {
    return "the capturer, kings included, returns to its home square; if that is occupied, no capture";
  }

  @Override
  public Set<String> options() {
    return Set.of("cheylan");
  }

  @Override
  public String summary(String option) {
    return "no unit may capture on its own home square";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Anticirce, type Calvet", "Anticirce Calvet");
  }

  @Override
  public Set<String> aliases(String option) {
    return Set.of("Anticirce, type Cheylan", "Anticirce, Typ Cheylan", "Anticirce Cheylan");
  }

  @Override
  public void install(Hooks hooks) {
    boolean cheylan = hooks.hasOption("cheylan");
    hooks.declare(Capability.RETURN_KING);
    hooks.afterCapture(capture -> comeHome(capture, cheylan));
    hooks.defineCheck((view, side, king) -> checkers(view, side, king, cheylan));
  }

  private static void comeHome(Capture capture, boolean cheylan) {
    Square from = capture.arrival();
    if (capture.at(from) != capture.capturer()) {
      return;
    }
    Square home = Home.of(capture.capturer(), capture.captureSquare());
    if (home == from ? cheylan : !capture.canPlace(home)) {
      capture.forbid("the capturer cannot return to " + home);
    } else {
      capture.transfer(from, home);
    }
  }

  private static SquareSet checkers(View view, Side side, Square king, boolean cheylan) {
    SquareSet checkers = SquareSet.empty();
    for (Square from : view.attackers(king, side.opposite())) {
      Piece unit = view.at(from);
      if (unit != null && couldReturn(view, unit, from, king, cheylan)) {
        checkers = checkers.with(from);
      }
    }
    return checkers;
  }

  private static boolean couldReturn(
      View view, Piece unit, Square from, Square king, boolean cheylan) {
    if (unit.is(Role.PAWN) && king.rank() == unit.side().lastRank()) {
      return couldReturn(view, unit.as(Role.QUEEN), from, king, cheylan)
          || couldReturn(view, unit.as(Role.ROOK), from, king, cheylan)
          || couldReturn(view, unit.as(Role.BISHOP), from, king, cheylan)
          || couldReturn(view, unit.as(Role.KNIGHT), from, king, cheylan);
    }
    Square home = Home.of(unit, king);
    return home == king ? !cheylan : home == from || view.canPlace(home);
  }
}
