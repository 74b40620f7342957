package org.molychess.rules.circe;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * What the Circe family shares: a captured unit is reborn. Three questions are answered as in
 * Circe; each member of the family answers one of them differently.
 *
 * <ol>
 *   <li>{@link #reborn}: as which unit?
 *   <li>{@link #target}: on which square?
 *   <li>{@link #obstructed}: what if that square is occupied?
 * </ol>
 *
 * <p>Only the board after the rebirth is judged: a capture is illegal if the reborn unit attacks
 * the capturer's king, and legal if it shields him. The capturer's departure square counts as
 * empty.
 */
abstract class Rebirth implements RuleVariant {
  Rebirth() {}

  @Override
  public void install(Hooks hooks) {
    hooks.onCapture(this::decide);
  }

  private void decide(Capture capture) {
    Piece reborn = reborn(capture);
    Square target = target(capture, reborn);
    if (target == null) {
      return;
    }
    if (capture.canPlace(target)) {
      place(capture, reborn, target);
    } else {
      obstructed(capture, reborn, target);
    }
  }

  /** Returns as which unit the victim is reborn: unchanged. */
  Piece reborn(Capture capture) {
    return capture.victim();
  }

  /** Returns where: on its home, judged from the square of the capture; null means nowhere. */
  @Nullable Square target(Capture capture, Piece reborn) {
    return Home.of(reborn, capture.captureSquare());
  }

  /** Follows a rebirth whose square is not empty: the victim is gone. */
  void obstructed(Capture capture, Piece reborn, Square target) {}

  /** Puts the victim on the empty square. */
  void place(Capture capture, Piece reborn, Square target) {
    capture.rebirth(target, reborn.role());
  }

  /**
   * Puts the victim on the empty square; a pawn on its promotion rank as the officer that the
   * capturing side chooses (RULES 10.0.8).
   *
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.0">RULES 10.0.8</a>
   */
  static void placeOrPromote(Capture capture, Piece reborn, Square target) {
    if (reborn.is(Role.PAWN) && target.rank() == reborn.side().lastRank()) {
      capture.rebirthPromoted(
          target, capture.chooseRole(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT));
    } else {
      capture.rebirth(target, reborn.role());
    }
  }
}
