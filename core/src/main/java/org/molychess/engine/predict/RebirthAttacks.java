package org.molychess.engine.predict;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;

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
      case Board.PAWN -> {
        // On its last rank it waits and may become any officer.
        yield Geometry.pawnAttacks(side, king) & Ranks.PAWN_RANKS
            | Ranks.first(side) & Geometry.ATTACK_ORIGINS[king];
      }
      case Board.KNIGHT -> Geometry.KNIGHT[king];
      case Board.BISHOP -> Geometry.DIAGONAL[king];
      case Board.ROOK -> Geometry.ORTHOGONAL[king];
      case Board.QUEEN -> Geometry.DIAGONAL[king] | Geometry.ORTHOGONAL[king];
      default -> 0;
    };
  }

  /** Returns whether a unit would attack a square; a waiting pawn counts as every officer. */
  static boolean mayAttack(int side, int code, int from, int to, long occupied) {
    boolean waits = code == Board.PAWN && (Ranks.last(side) >>> from & 1) != 0;
    long squares = 0;
    if (code == Board.PAWN && (Ranks.PAWN_RANKS >>> from & 1) != 0) {
      squares = Geometry.pawnAttacks(side, from);
    }
    if (code == Board.KNIGHT || waits) {
      squares |= Geometry.KNIGHT[from];
    }
    if (code == Board.ROOK || code == Board.QUEEN || waits) {
      squares |= Sliders.rook(from, occupied);
    }
    if (code == Board.BISHOP || code == Board.QUEEN || waits) {
      squares |= Sliders.bishop(from, occupied);
    }
    return (squares >>> to & 1) != 0;
  }
}
