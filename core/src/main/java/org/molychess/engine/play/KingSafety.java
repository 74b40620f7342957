package org.molychess.engine.play;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.movegen.CheckMasks;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.Checks;

/** Judges whether a move leaves the mover's king safe. */
final class KingSafety {
  private KingSafety() {}

  /**
   * Returns whether the mover's king is safe.
   *
   * <p>Where the king was not in check before, only what has changed on its lines is looked at:
   * units that have left a square, and enemy units that have arrived on one. Elsewhere all attacks
   * are.
   */
  static boolean isSafe(GenContext before, Board after, MoveState state) {
    CheckMasks masks = before.masks;
    if (masks.orthodox && !state.irregular) {
      long origins = Geometry.ATTACK_ORIGINS[before.king];
      long emptied = before.occupied & ~after.occupied() & origins;
      long arrived = after.units(state.mover ^ 1) & ~before.their & origins;
      if (arrived == 0 && (emptied & masks.pinned) == 0 && (emptied & emptied - 1) == 0) {
        return true;
      }
    }
    return Checks.isSafe(before.rules, after, state.mover);
  }
}
