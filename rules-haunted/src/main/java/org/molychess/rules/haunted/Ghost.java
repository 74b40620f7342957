package org.molychess.rules.haunted;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.UnitFlag;

/**
 * Ghost chess (RULES 7): a captured unit stays as a ghost under the square it was captured on, on
 * top of those that lie there. When the square is vacated, the topmost reappears at once, as what
 * it was.
 *
 * <p>A unit that has reappeared is taboo: it can never be captured again. An en passant victim does
 * not leave the board: it stays on its square and is taboo at once.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#7">RULES 7</a>
 */
public final class Ghost implements RuleVariant {
  /** Creates the condition. */
  public Ghost() {}

  @Override
  public String id() {
    return "ghost";
  }

  @Override
  public String summary() {
    return "captured units pile up under their squares, reappear when these are left, then taboo";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Ghost chess", "Échecs fantômes");
  }

  @Override
  public void install(Hooks hooks) {
    Pile ghosts = hooks.declarePile("ghosts", Integer.MAX_VALUE);
    UnitFlag taboo = hooks.declareUnitFlag("taboo");
    hooks.protectUnits(taboo);
    hooks.onCapture(
        capture -> {
          if (capture.isEnPassant()) {
            capture.rebirth(capture.captureSquare());
            taboo.set(capture, capture.captureSquare());
          } else {
            ghosts.push(capture, capture.captureSquare(), capture.victim());
            capture.settle();
          }
        });
    hooks.onDeparture(
        ghosts,
        (square, play) -> {
          Piece ghost = play.canPlace(square) ? ghosts.pop(play, square) : null;
          if (ghost != null) {
            play.place(ghost, square);
            taboo.set(play, square);
          }
        });
    hooks.onSetup(setup -> DoubleSteps.examine(setup, ghosts));
  }
}
