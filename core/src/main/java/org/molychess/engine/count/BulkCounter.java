package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;

/**
 * Counts the orthodox moves of a leaf (bulk counting). All sets are sets of squares.
 *
 * <p>Half the time of a perft is spent here. So the position lies in local variables and nothing is
 * stored; a {@link GenContext} that keeps checks, pins and targets costs a sixth more. The side to
 * move always plays up the board: if it is Black, the board is turned over first. A queen is
 * counted once as a rook and once as a bishop, which saves a loop.
 */
final class BulkCounter {
  /** Stands for checkers and pinned units that have not been found yet. */
  static final long UNKNOWN = -1L;

  private static final long LAST_RANK = Ranks.EIGHTH;

  /** The d-file and the f-file, which kings cross when they castle. */
  private static final long CROSSINGS = Ranks.FILE_A << 3 | Ranks.FILE_A << 5;

  private BulkCounter() {}

  /**
   * Returns the number of legal moves, en passant aside, of a side that has a king.
   *
   * @param unmoved the kings and rooks that may castle
   * @param still units whose moves are not counted
   * @param closed squares to which no move is counted
   * @param excluded by codes of units, kings aside, squares to which their moves are not counted;
   *     null if there are none
   * @param checkers the enemy units that give check, or {@link #UNKNOWN}
   * @param pinned the units that are pinned, if the checkers are known
   */
  static int count(
      Board board,
      long unmoved,
      long still,
      long closed,
      long @Nullable [] excluded,
      long checkers,
      long pinned) {
    long own = board.units(board.side);
    return board.side == Board.WHITE
        ? count(
            board.x, board.y, board.z, own, unmoved, still, closed, excluded, checkers, pinned,
            false)
        : count(
            Long.reverseBytes(board.x),
            Long.reverseBytes(board.y),
            Long.reverseBytes(board.z),
            Long.reverseBytes(own),
            Long.reverseBytes(unmoved),
            Long.reverseBytes(still),
            Long.reverseBytes(closed),
            excluded,
            Long.reverseBytes(checkers),
            Long.reverseBytes(pinned),
            true);
  }

  /** Returns the same for the planes of a board, which is turned over if Black is to move. */
  private static int count(
      long x,
      long y,
      long z,
      long own,
      long unmoved,
      long still,
      long closed,
      long @Nullable [] excluded,
      long checkers,
      long pinned,
      boolean turned) {
    long occupied = x | y | z;
    long their = occupied ^ own;
    int king = Long.numberOfTrailingZeros(x & z & own);

    if (checkers == UNKNOWN) {
      checkers =
          Geometry.KNIGHT[king] & x & y & their
              | Geometry.pawnAttacks(Board.WHITE, king) & x & ~y & ~z & their & Ranks.PAWN_RANKS;
      pinned = 0;
      for (long snipers =
              (Geometry.ORTHOGONAL[king] & y | Geometry.DIAGONAL[king] & z) & ~x & their;
          snipers != 0;
          snipers &= snipers - 1) {
        int sniper = Long.numberOfTrailingZeros(snipers);
        long between = Geometry.between(king, sniper) & occupied;
        if (between == 0) {
          checkers |= 1L << sniper;
        } else if ((between & between - 1) == 0) {
          pinned |= between & own;
        }
      }
    }
    long open = ~(own | x & z | closed);
    long steps = (still >>> king & 1) == 0 ? Geometry.KING[king] & open : 0;
    long wings = 0;
    if (checkers == 0 && (unmoved & Castling.units(Board.WHITE)) != 0) {
      wings = wings(occupied, unmoved, open);
    }
    long safe = (steps | wings) == 0 ? 0 : safe(x, y, z, occupied, their, king, steps | wings);
    // A square to which the king may step is one that it may cross when it castles.
    long crossed = steps & safe & CROSSINGS;
    wings &= safe & (crossed << 1 | crossed >>> 1);
    int total = Long.bitCount(steps & safe) + Long.bitCount(wings);
    long targets = open;
    if (checkers != 0) {
      if ((checkers & checkers - 1) != 0) {
        return total;
      }
      targets &= checkers | Geometry.between(king, Long.numberOfTrailingZeros(checkers));
    }

    long pawnTargets = targets;
    long knightTargets = targets;
    long bishopTargets = targets;
    long rookTargets = targets;
    long queenTargets = targets;
    long queens = 0;
    long free = own & ~(still | pinned);
    if (excluded != null) {
      pawnTargets &= ~excluded(excluded, UnitCode.PAWN, turned);
      knightTargets &= ~excluded(excluded, UnitCode.KNIGHT, turned);
      bishopTargets &= ~excluded(excluded, UnitCode.BISHOP, turned);
      rookTargets &= ~excluded(excluded, UnitCode.ROOK, turned);
      queenTargets &= ~excluded(excluded, UnitCode.QUEEN, turned);
      queens = y & z & free;
      for (long units = queens; units != 0; units &= units - 1) {
        int square = Long.numberOfTrailingZeros(units);
        long attacks = Sliders.bishop(square, occupied) | Sliders.rook(square, occupied);
        total += Long.bitCount(attacks & queenTargets);
      }
    }
    total += countPawns(x & ~y & ~z & free, occupied, their, pawnTargets);
    for (long units = x & y & free; units != 0; units &= units - 1) {
      total += Long.bitCount(Geometry.KNIGHT[Long.numberOfTrailingZeros(units)] & knightTargets);
    }
    for (long units = z & ~x & free & ~queens; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      total += Long.bitCount(Sliders.bishop(square, occupied) & bishopTargets);
    }
    for (long units = y & ~x & free & ~queens; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      total += Long.bitCount(Sliders.rook(square, occupied) & rookTargets);
    }
    for (pinned &= ~still; pinned != 0; pinned &= pinned - 1) {
      int square = Long.numberOfTrailingZeros(pinned);
      long line = Geometry.line(king, square);
      boolean isQueen = ((y & z) >>> square & 1) != 0;
      total += countPawns(x & ~y & ~z & pinned & -pinned, occupied, their, line & pawnTargets);
      if (((z & ~x) >>> square & 1) != 0) {
        line &= isQueen ? queenTargets : bishopTargets;
        total += Long.bitCount(Sliders.bishop(square, occupied) & line);
      }
      if (((y & ~x) >>> square & 1) != 0) {
        line &= isQueen ? queenTargets : rookTargets;
        total += Long.bitCount(Sliders.rook(square, occupied) & line);
      }
    }
    return total;
  }

  private static long excluded(long[] excluded, int code, boolean turned) {
    return turned ? Long.reverseBytes(excluded[code]) : excluded[code];
  }

  /** Returns the number of moves of pawns, which go up the board, to these squares. */
  private static int countPawns(long pawns, long occupied, long their, long targets) {
    long movable = pawns & Ranks.PAWN_RANKS;
    long step = movable << 8 & ~occupied;
    step = (step | step << 8 & ~occupied & Ranks.fourth(Board.WHITE)) & targets;
    long taken = targets & their;
    long west = (movable & ~Ranks.FILE_A) << 7 & taken;
    long east = (movable & ~Ranks.FILE_H) << 9 & taken;
    int total = Long.bitCount(step) + Long.bitCount(west) + Long.bitCount(east);
    if (((step | west | east) & LAST_RANK) != 0) {
      total +=
          3
              * (Long.bitCount(step & LAST_RANK)
                  + Long.bitCount(west & LAST_RANK)
                  + Long.bitCount(east & LAST_RANK));
    }
    return total;
  }

  /** Returns the squares on which the king would arrive by castling, if no unit is in the way. */
  private static long wings(long occupied, long unmoved, long open) {
    long wings = 0;
    if ((unmoved & 0x90) == 0x90 && ((occupied | ~open) & 0x60) == 0) {
      wings = 0x40;
    }
    if ((unmoved & 0x11) == 0x11 && (occupied & 0x0E) == 0 && (open & 0x0C) == 0x0C) {
      wings |= 0x04;
    }
    return wings;
  }

  /** Returns those of the squares on which the king would not be attacked. */
  private static long safe(
      long x, long y, long z, long occupied, long their, int king, long squares) {
    // The king does not shield the squares behind it.
    occupied &= ~(1L << king);
    long pawns = x & ~y & ~z & their & Ranks.PAWN_RANKS;
    long unsafe =
        pawns >>> 7 & ~Ranks.FILE_A
            | pawns >>> 9 & ~Ranks.FILE_H
            | Geometry.KING[Long.numberOfTrailingZeros(x & z & their)];
    for (long knights = x & y & their; knights != 0; knights &= knights - 1) {
      unsafe |= Geometry.KNIGHT[Long.numberOfTrailingZeros(knights)];
    }
    long lines = y & ~x & their;
    long diagonals = z & ~x & their;
    long safe = squares & ~unsafe;
    for (long rest = safe; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      // Few sliders are in line with the square. To test what is between is quicker than a look-up
      // in the tables of slider attacks.
      for (long sliders =
              Geometry.ORTHOGONAL[square] & lines | Geometry.DIAGONAL[square] & diagonals;
          sliders != 0;
          sliders &= sliders - 1) {
        int slider = Long.numberOfTrailingZeros(sliders);
        if ((Geometry.between(square, slider) & occupied) == 0) {
          safe ^= rest & -rest;
          break;
        }
      }
    }
    return safe;
  }

  /** Returns the number of moves of these pawns of a position to these squares, pins aside. */
  static int countPawns(GenContext context, long pawns, long targets) {
    return countPawns(context.board.side, pawns, context.occupied, context.their, targets);
  }

  /** Returns the number of moves of a side's pawns to these squares, pins aside. */
  static int countPawns(int side, long pawns, long occupied, long their, long targets) {
    return side == Board.WHITE
        ? countPawns(pawns, occupied, their, targets)
        : countPawns(
            Long.reverseBytes(pawns),
            Long.reverseBytes(occupied),
            Long.reverseBytes(their),
            Long.reverseBytes(targets));
  }
}
