package org.molychess.engine.movegen;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** Checks to the mover's king and pins of the mover's units, as masks of squares. */
public final class CheckMasks {
  /** The enemy units that give check, as a set. */
  public long checkers;

  /** The pinned units of the mover, as a set: each alone shields its king from a slider. */
  public long pinned;

  /**
   * The squares to which a unit other than the king may go for all that checks say: all squares
   * without a check, those that end it in a single check, none in a double check.
   */
  public long checkMask;

  /** Whether checks and pins have been found. */
  public boolean known;

  /**
   * Whether the king's safety after a move can be judged by what has changed around it: it is not
   * in check, check is orthodox, and no enemy pawn waits.
   */
  public boolean orthodox;

  /**
   * Finds checks and pins.
   *
   * @param king the square of the mover's king
   * @param own the mover's units
   * @param their the enemy units
   * @param pawnsWait whether an enemy pawn waits, from all of whose officers the king must be safe
   */
  void find(CompiledRules rules, Board board, int king, long own, long their, boolean pawnsWait) {
    known = true;
    if (king == Geometry.NO_SQUARE) {
      checkers = 0;
      pinned = 0;
      checkMask = -1L;
      orthodox = false;
      return;
    }
    int side = board.side;
    long occupied = own | their;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long attackers =
        Geometry.KNIGHT[king] & x & y & their
            | Geometry.pawnAttacks(side, king) & x & ~y & ~z & their & Ranks.PAWN_RANKS;
    long snipers = (Geometry.ORTHOGONAL[king] & y | Geometry.DIAGONAL[king] & z) & ~x & their;
    long blockers = 0;
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Geometry.between(king, sniper) & occupied;
      if (between == 0) {
        attackers |= 1L << sniper;
      } else if ((between & between - 1) == 0) {
        blockers |= between & own;
      }
    }
    checkers = attackers;
    pinned = blockers;
    checkMask = -1L;
    if (attackers != 0) {
      checkMask =
          (attackers & attackers - 1) == 0
              ? attackers | Geometry.between(king, Long.numberOfTrailingZeros(attackers))
              : 0;
    }
    if (rules.check != null) {
      checkers = Checks.checkers(rules, board, side);
    }
    orthodox = attackers == 0 && rules.check == null && !pawnsWait;
  }

  /**
   * Returns the squares to which checks and pins let a unit go by a plain move.
   *
   * @param king the square of the mover's king
   * @param square the square of the unit
   */
  public long targets(int king, int square) {
    return (pinned >>> square & 1) == 0 ? checkMask : checkMask & Geometry.line(king, square);
  }
}
