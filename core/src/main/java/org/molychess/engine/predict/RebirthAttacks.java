package org.molychess.engine.predict;

import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;

/** The squares on which units that a rule places could attack a king. */
public final class RebirthAttacks {
  private RebirthAttacks() {}

  /**
   * Returns the squares from which an enemy unit would attack a king on an empty board, as a set.
   *
   * @param side the side of the king
   * @param king its square
   * @param code the code of the enemy unit; no squares for a king
   */
  public static long origins(int side, int king, int code) {
    return switch (code) {
      case UnitCode.PAWN -> {
        // On its last rank it waits and may become any officer.
        yield Geometry.pawnAttacks(side, king) & Ranks.PAWN_RANKS
            | Ranks.first(side) & Geometry.ATTACK_ORIGINS[king];
      }
      case UnitCode.KNIGHT -> Geometry.KNIGHT[king];
      case UnitCode.BISHOP -> Geometry.DIAGONAL[king];
      case UnitCode.ROOK -> Geometry.ORTHOGONAL[king];
      case UnitCode.QUEEN -> Geometry.DIAGONAL[king] | Geometry.ORTHOGONAL[king];
      default -> 0;
    };
  }

  /** Returns whether a unit would attack a square; a waiting pawn counts as every officer. */
  static boolean mayAttack(int side, int code, int from, int to, long occupied) {
    boolean waits = code == UnitCode.PAWN && (Ranks.last(side) >>> from & 1) != 0;
    long squares = 0;
    if (code == UnitCode.PAWN && (Ranks.PAWN_RANKS >>> from & 1) != 0) {
      squares = Geometry.pawnAttacks(side, from);
    }
    if (code == UnitCode.KNIGHT || waits) {
      squares |= Geometry.KNIGHT[from];
    }
    if (code == UnitCode.ROOK || code == UnitCode.QUEEN || waits) {
      squares |= Sliders.rook(from, occupied);
    }
    if (code == UnitCode.BISHOP || code == UnitCode.QUEEN || waits) {
      squares |= Sliders.bishop(from, occupied);
    }
    return (squares >>> to & 1) != 0;
  }
}
