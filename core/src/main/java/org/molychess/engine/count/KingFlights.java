package org.molychess.engine.count;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;

/** The moves of the king of the side that is to reply, after the moves of one enemy unit. */
final class KingFlights {
  private static final long KINGSIDE = 0x60;
  private static final long QUEENSIDE = 0x0C;
  private static final long QUEENSIDE_PATH = 0x0E;

  private int side;
  private int king;
  private long occupied;
  private long enemies;

  /** The squares next to the king that it may enter if they are not attacked. */
  private long steps;

  /** These squares, and those that the king crosses and reaches by castling. */
  private long squares;

  private boolean castlesKingside;
  private boolean castlesQueenside;

  /**
   * For each of {@link #squares}, the squares on which one more unit would make it safe: all
   * squares if it is safe already, none if one unit cannot.
   */
  private final long[] shields = new long[64];

  /** The squares of all units, and all empty squares, on which {@link #shields} depend. */
  private long watched;

  /**
   * Computes the flights of a side's king as the board stands.
   *
   * @param of the side that is to reply
   * @param open the squares that its units may enter
   * @param enemyUnits the units that move first
   */
  void compute(Board board, int of, long open, long enemyUnits) {
    side = of;
    king = board.king(of);
    occupied = board.occupied();
    enemies = enemyUnits;
    steps = Geometry.KING[king] & open;
    int wing = 56 * side;
    long unmoved = board.unmoved >>> wing;
    castlesKingside = (unmoved & 0x90) == 0x90;
    castlesQueenside = (unmoved & 0x11) == 0x11;
    squares =
        steps
            | (castlesKingside ? KINGSIDE << wing & open : 0)
            | (castlesQueenside ? QUEENSIDE << wing & open : 0);
    watched = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      shields[square] = shield(board, square, 0, occupied & ~(1L << king), true);
    }
  }

  /** Returns the squares that matter to the flights: a unit that leaves one may change them. */
  long watched() {
    return watched;
  }

  /**
   * Returns the number of flights after all moves of a unit to these squares, added up.
   *
   * @param unit the square that the unit leaves, as a set
   * @param code the code of the unit
   * @param to the squares of arrival
   * @param added squares on which other units appear
   */
  int count(Board board, long unit, int code, long to, long added) {
    if (squares == 0) {
      return 0;
    }
    // The king does not shield the squares behind it.
    long others = occupied & ~(unit | 1L << king) | added;
    boolean same = (watched & (unit | added)) == 0;
    int wing = 56 * side;
    long path = others >>> wing;
    long kingside = castlesKingside && (path & KINGSIDE) == 0 ? to & ~(KINGSIDE << wing) : 0;
    long queenside =
        castlesQueenside && (path & QUEENSIDE_PATH) == 0 ? to & ~(QUEENSIDE_PATH << wing) : 0;
    int total = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long safe = to & (same ? shields[square] : shield(board, square, unit, others, false));
      if (safe != 0) {
        safe &= ~attackers(code, square, others);
      }
      total += (steps >>> square & 1) != 0 ? Long.bitCount(safe) : 0;
      kingside &= (KINGSIDE << wing >>> square & 1) != 0 ? safe : -1L;
      queenside &= (QUEENSIDE << wing >>> square & 1) != 0 ? safe : -1L;
    }
    return total + Long.bitCount(kingside) + Long.bitCount(queenside);
  }

  /**
   * Returns the squares on which one more unit would make a square safe from all enemy units but
   * one.
   *
   * @param unit the square of the enemy unit that is left out, as a set
   * @param others the squares of all other units
   * @param isFirst whether to note what the result depends on
   */
  private long shield(Board board, int square, long unit, long others, boolean isFirst) {
    long units = enemies & ~unit;
    long x = board.x;
    long y = board.y & units;
    long z = board.z & units;
    long leapers =
        Geometry.KNIGHT[square] & x & y
            | Geometry.pawnAttacks(side, square)
                & x
                & ~board.y
                & ~board.z
                & units
                & Ranks.PAWN_RANKS
            | Geometry.KING[square] & x & z;
    long shield = leapers == 0 ? -1L : 0;
    long snipers = (Geometry.ORTHOGONAL[square] & y | Geometry.DIAGONAL[square] & z) & ~x;
    if (isFirst) {
      watched |= leapers | snipers;
    }
    for (; snipers != 0; snipers &= snipers - 1) {
      long between = Geometry.between(square, Long.numberOfTrailingZeros(snipers));
      if (isFirst) {
        watched |= between;
      }
      if ((between & others) == 0) {
        shield &= between;
      }
    }
    return shield;
  }

  /** Returns the squares from which an enemy unit with this code would attack a square. */
  private long attackers(int code, int square, long others) {
    return switch (code) {
      case UnitCode.PAWN -> Geometry.pawnAttacks(side, square);
      case UnitCode.KNIGHT -> Geometry.KNIGHT[square];
      case UnitCode.KING -> Geometry.KING[square];
      case UnitCode.BISHOP -> Sliders.bishop(square, others);
      case UnitCode.ROOK -> Sliders.rook(square, others);
      default -> Sliders.bishop(square, others) | Sliders.rook(square, others);
    };
  }
}
