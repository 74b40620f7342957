package org.molychess.rules.circe;

import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Hooks;

/**
 * A rebirth that reaches every rank (RULES 10.0.7 and 10.0.8).
 *
 * <p>A pawn put on its own first rank is stranded: it cannot move and attacks nothing. A pawn put
 * on its promotion rank is promoted within the capture, and the capturing side chooses the officer.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.0">RULES 10.0.7</a>
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.0">RULES 10.0.8</a>
 */
abstract class FarRebirth extends Rebirth {
  FarRebirth() {}

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.STRAND_PAWN);
    super.install(hooks);
  }

  @Override
  final void place(Capture capture, Piece reborn, Square target) {
    placeOrPromote(capture, reborn, target);
  }
}
