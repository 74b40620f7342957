package org.molychess.rules.haunted;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.RuleVariant;

/**
 * Haunted chess (RULES 7): a captured unit stays as a ghost under the square it was captured on,
 * one ghost a square, the latest. When the square is vacated, it reappears at once, as what it was.
 *
 * <p>An en passant victim becomes a ghost on its own square, which is barred: no unit may enter it,
 * lines pass through. It reappears when the pawn that took it moves on; {@link BarredSquares}
 * follows that pawn.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#7">RULES 7</a>
 */
public final class Haunted implements RuleVariant {
  /** Creates the condition. */
  public Haunted() {}

  @Override
  public String id() {
    return "haunted";
  }

  @Override
  public String summary() {
    return "a captured unit reappears when the square of its capture is left";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Haunted chess", "Spukschach", "Échecs hantés");
  }

  @Override
  public void install(Hooks hooks) {
    Pile ghosts = hooks.declarePile("ghosts", 1);
    hooks.onDeparture(
        ghosts,
        (square, play) -> {
          Piece ghost = play.canPlace(square) ? ghosts.pop(play, square) : null;
          if (ghost != null) {
            play.place(ghost, square);
          }
        });
    BarredSquares barred = BarredSquares.install(hooks, ghosts);
    hooks.onCapture(
        capture -> {
          if (capture.isEnPassant()) {
            barred.bar(capture);
          } else {
            bury(capture, ghosts, barred);
          }
          capture.settle();
        });
    hooks.onSetup(setup -> DoubleSteps.examine(setup, ghosts));
  }

  private static void bury(Capture capture, Pile ghosts, BarredSquares barred) {
    Square square = capture.captureSquare();
    if (ghosts.isUnder(capture, square)) {
      barred.loseGhost(capture, square);
    }
    ghosts.push(capture, square, capture.victim());
  }
}
