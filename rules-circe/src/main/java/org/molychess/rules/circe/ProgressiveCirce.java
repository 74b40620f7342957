package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.Setup;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.UnitSquare;

/**
 * Progressive Circe of the Dutch page (RULES 4.2): progressive play in which a captured unit
 * returns to the square where that very unit stood when the game began, if it is empty; else it is
 * gone.
 *
 * <p>A promoted unit that is captured turns back into a pawn and returns to that pawn's origin.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#4.2">RULES 4.2</a>
 */
public final class ProgressiveCirce implements RuleVariant {
  /** Creates the condition. */
  public ProgressiveCirce() {}

  @Override
  public String id() {
    return "progressive-circe";
  }

  @Override
  public String summary() {
    return "progressive; a captured unit returns to where it stood when the game began, if empty";
  }

  @Override
  public Set<String> includes() {
    return Set.of("progressive");
  }

  @Override
  public void install(Hooks hooks) {
    UnitSquare origins = hooks.declareUnitSquare("origins");
    UnitFlag promoted = hooks.declareUnitFlag("promoted");
    hooks.onCapture(
        capture -> {
          Square origin = origins.ofVictim(capture);
          if (origin != null && capture.canPlace(origin)) {
            Role role = promoted.ofVictim(capture) ? Role.PAWN : capture.victim().role();
            capture.rebirth(origin, role);
          }
        });
    hooks.afterCapture(capture -> examineReborn(capture, origins, promoted));
    hooks.onPromotion(promotion -> promoted.set(promotion, promotion.officerSquare()));
    hooks.onSetup(setup -> examine(setup, origins, promoted));
  }

  /**
   * A unit reborn as a pawn is not promoted; if another condition has made a pawn of an officer
   * whose origin no pawn can have, that is lost.
   */
  private static void examineReborn(Capture capture, UnitSquare origins, UnitFlag promoted) {
    Square square = capture.rebornOn();
    Piece reborn = square == null ? null : capture.at(square);
    if (square == null || reborn == null || !reborn.is(Role.PAWN)) {
      return;
    }
    promoted.clear(capture, square);
    Square origin = origins.get(capture, square);
    if (origin != null && !mayBeOfPawn(origin)) {
      origins.lose(capture, square);
    }
  }

  private static boolean mayBeOfPawn(Square origin) {
    return origin.rank() != 1 && origin.rank() != 8;
  }

  /**
   * The origin of a pawn, and of what a pawn has become, lies on the ranks where pawns can stand.
   */
  private static void examine(Setup setup, UnitSquare origins, UnitFlag promoted) {
    for (Square square : setup.occupied()) {
      Piece piece = setup.at(square);
      Square origin = origins.get(setup, square);
      if (piece == null) {
        continue;
      }
      boolean isPromoted = promoted.isSet(setup, square);
      if (piece.is(Role.PAWN) && isPromoted) {
        setup.refuse("the unit on " + square + " is a pawn, so it is not promoted");
      }
      if ((piece.is(Role.PAWN) || isPromoted) && origin != null && !mayBeOfPawn(origin)) {
        setup.refuse(
            "the unit on "
                + square
                + " began as a pawn, so its origin lies on ranks 2 to 7, not on "
                + origin
                + "; give it in 'origins'");
      }
    }
  }
}
