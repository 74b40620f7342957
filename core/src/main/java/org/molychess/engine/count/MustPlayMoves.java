package org.molychess.engine.count;

import java.util.Arrays;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.PredictionContext;
import org.molychess.engine.predict.RebirthAttacks;

/**
 * Moves whose replies cannot be counted incrementally, so that the move must be made.
 *
 * <p>A move must be played if it starts on one of the {@code units}, or ends on one of the {@code
 * squares}; both are sets of squares. They may name too many moves, which costs time, but never too
 * few. "The king" is here the king of the side that is to reply.
 */
final class MustPlayMoves {
  long units;
  long squares;

  /** The pinned units of the side that is to reply. */
  long pinned;

  /**
   * The sliders of the side that is to reply that leave a home, or open a line from the king to
   * one, by moving.
   */
  long openingSliders;

  /** The squares on which such a slider must not take a victim: {@code [slider << 3 | victim]}. */
  final long[] selfCheckSquares = new long[64 << 3];

  /** By how much hooks change the number of the other captures among the replies. */
  int change;

  // The squares on which a rook and a bishop would give check, or pin a unit.
  private long straight;
  private long diagonal;

  private int side;
  private int king;
  private long occupied;
  private long own;
  private long enemies;

  /**
   * Computes the moves as for orthodox chess; returns false if the king is in check already.
   *
   * @param of the side that is to reply
   * @param ownUnits its units
   * @param enemyUnits the units that move first
   */
  boolean compute(Board board, int of, long ownUnits, long enemyUnits) {
    side = of;
    king = board.king(of);
    own = ownUnits;
    enemies = enemyUnits;
    occupied = own | enemies;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long leapers =
        Geometry.KNIGHT[king] & x & y
            | Geometry.pawnAttacks(side, king) & x & ~y & ~z & Ranks.PAWN_RANKS;
    if ((leapers & enemies) != 0) {
      return false;
    }
    units = 0;
    pinned = 0;
    openingSliders = 0;
    change = 0;
    // A capture beside the king gives it a step; one in a corner takes a right to castle.
    squares = Geometry.KING[king] & own | board.unmoved & Castling.units(side);
    for (long snipers =
            (Geometry.ORTHOGONAL[king] & y | Geometry.DIAGONAL[king] & z) & ~x & enemies;
        snipers != 0;
        snipers &= snipers - 1) {
      long line = Geometry.between(king, Long.numberOfTrailingZeros(snipers));
      long between = line & occupied;
      long second = between & between - 1;
      if (between == 0) {
        return false;
      }
      if (second == 0 && (between & own) != 0) {
        pinned |= between;
        squares |= line;
        units |= snipers & -snipers;
      } else if ((second & second - 1) == 0) {
        units |= between & enemies;
      }
    }
    straight = Sliders.rook(king, occupied);
    straight |= Sliders.rook(king, occupied & ~(straight & own));
    diagonal = Sliders.bishop(king, occupied);
    diagonal |= Sliders.bishop(king, occupied & ~(diagonal & own));
    return true;
  }

  /** Returns the squares to which moves of a unit with this code must be played. */
  long squares(int code) {
    return squares
        | switch (code) {
          case UnitCode.PAWN -> Geometry.pawnAttacks(side, king);
          case UnitCode.KNIGHT -> Geometry.KNIGHT[king];
          case UnitCode.BISHOP -> diagonal;
          case UnitCode.ROOK -> straight;
          case UnitCode.QUEEN -> diagonal | straight;
          default -> 0;
        };
  }

  /** Adds all moves from these squares and to them. */
  private void add(long more) {
    squares |= more;
    units |= more & enemies;
  }

  // Captures whose victims may be reborn

  /**
   * Adds the moves that change which captures among the replies are legal.
   *
   * @param turned the same position with the other side to move; what its king sees is known
   */
  void accountForCaptures(
      PredictionContext turned, CapturePrediction captures, CaptureCorrection corrections) {
    long homes = captures.attackingHomes(side, king);
    // A move onto a home that the king sees, or onto the line to it.
    long visibleHomes = turned.sight.rebirthSquares() & homes;
    squares |= visibleHomes;
    for (long rest = visibleHomes; rest != 0; rest &= rest - 1) {
      squares |= Geometry.between(king, Long.numberOfTrailingZeros(rest));
    }
    // A unit that leaves a home, or the line from the king to one.
    for (long rest = turned.sight.rays() & enemies; rest != 0; rest &= rest - 1) {
      long unit = rest & -rest;
      units |=
          (homes & (unit | sight(occupied & ~unit) & ~(visibleHomes | occupied))) == 0 ? 0 : unit;
    }
    // A pawn that is stranded on its first rank takes nothing.
    long stranded = turned.gen.board.pawns() & ~Ranks.PAWN_RANKS;
    for (long rest = own & ~(1L << king | stranded); rest != 0; rest &= rest - 1) {
      accountForCapturer(
          turned, captures, corrections, Long.numberOfTrailingZeros(rest), visibleHomes);
    }
  }

  /**
   * Does the same for one capturer that is pinned, promotes, leaves a home or opens a line to one.
   */
  private void accountForCapturer(
      PredictionContext turned,
      CapturePrediction captures,
      CaptureCorrection corrections,
      int from,
      long visibleHomes) {
    Board board = turned.gen.board;
    int code = board.code(from);
    long unit = 1L << from;
    boolean promotes = code == UnitCode.PAWN && (unit & Ranks.seventh(side)) != 0;
    long homes = captures.attackingHomes(side, king) & (unit | Geometry.line(king, from) & ~own);
    homes &= promotes ? ~visibleHomes : captures.homes(side, code) & ~visibleHomes;
    if (homes != 0) {
      // Enemy units on the line may leave it, so they do not hide the home.
      homes &= sight(own & ~unit) | Geometry.KNIGHT[king];
    }
    boolean isPinned = (pinned & unit) != 0;
    if (promotes || isPinned || homes != 0) {
      add(homes | Geometry.between(king, from));
      for (long rest = homes; rest != 0; rest &= rest - 1) {
        add(Geometry.between(king, Long.numberOfTrailingZeros(rest)));
      }
      if (!isPinned && (code == UnitCode.ROOK || code >= UnitCode.BISHOP)) {
        long others = occupied & ~unit;
        long seen = (sight(others) | Geometry.KNIGHT[king]) & ~others;
        findSelfChecks(captures, from, code, visibleHomes | homes & seen);
      } else {
        judgeEachCapture(turned, captures, corrections, from, promotes);
      }
    }
  }

  /**
   * Finds the captures of a slider that are illegal because the king sees these homes afterwards.
   */
  private void findSelfChecks(CapturePrediction captures, int from, int code, long homes) {
    openingSliders |= 1L << from;
    Arrays.fill(selfCheckSquares, from << 3, from + 1 << 3, 0);
    for (long rest = homes & captures.homes(side, code); rest != 0; rest &= rest - 1) {
      int home = Long.numberOfTrailingZeros(rest);
      for (int victim = UnitCode.PAWN; victim <= UnitCode.QUEEN; victim++) {
        if ((RebirthAttacks.origins(side, king, victim) >>> home & 1) != 0) {
          selfCheckSquares[from << 3 | victim] |= captures.captureSquares(side, code, victim, home);
        }
      }
    }
  }

  /** Judges the captures of a unit one by one; moves onto its squares of attack must be played. */
  private void judgeEachCapture(
      PredictionContext turned,
      CapturePrediction captures,
      CaptureCorrection corrections,
      int from,
      boolean promotes) {
    int code = turned.gen.board.code(from);
    long attacks = Generator.attacks(turned.gen, from, code);
    add(1L << from | attacks);
    long victims = attacks & enemies & turned.gen.open;
    if (!promotes) {
      judgeEachCapture(turned, captures, corrections, from, code, victims);
      return;
    }
    for (int officer : UnitCode.PROMOTIONS) {
      judgeEachCapture(
          turned, captures, corrections, from, CapturePrediction.PROMOTED | officer, victims);
    }
  }

  private void judgeEachCapture(
      PredictionContext turned,
      CapturePrediction captures,
      CaptureCorrection corrections,
      int from,
      int code,
      long victims) {
    if (victims != 0) {
      change += corrections.change(captures, from, code, victims);
    }
    for (long rest = victims; rest != 0; rest &= rest - 1) {
      int home = captures.home(turned.gen, code, Long.numberOfTrailingZeros(rest));
      add(1L << home | Geometry.between(king, home));
    }
  }

  /** Returns the squares that a queen on the king's square attacks among these units. */
  private long sight(long others) {
    return Sliders.rook(king, others) | Sliders.bishop(king, others);
  }

  // Replies that give check

  /**
   * Adds the moves after which a reply may give check, where a condition asks about checks. Returns
   * false if some reply gives check already.
   */
  boolean accountForChecks(GenContext turned) {
    Board board = turned.board;
    int target = board.king(side ^ 1);
    int forward = Ranks.forward(side);
    long pawns = board.pawns() & own & Ranks.PAWN_RANKS;
    long step = Long.rotateLeft(pawns, forward);
    long leap = Long.rotateLeft(step & ~occupied, forward) & Ranks.fourth(side);
    long taken =
        Long.rotateLeft(pawns & ~Ranks.FILE_A, forward - 1)
            | Long.rotateLeft(pawns & ~Ranks.FILE_H, forward + 1);
    long checks = (step & ~occupied | leap | taken & enemies) & turned.given.byPawn;
    for (long rest = board.knights() & own; rest != 0; rest &= rest - 1) {
      checks |= Geometry.KNIGHT[Long.numberOfTrailingZeros(rest)] & turned.given.byKnight;
    }
    long alongLines = 0;
    long alongDiagonals = 0;
    for (long rest = (board.lines() | board.diagonals()) & own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int code = board.code(from);
      long attacks = Sliders.attacks(code, from, occupied);
      long goals = 0;
      if ((code & UnitCode.ROOK) != 0) {
        goals = turned.given.byRook;
        alongLines |= attacks;
      }
      if ((code & UnitCode.BISHOP) != 0) {
        goals |= turned.given.byBishop;
        alongDiagonals |= attacks;
      }
      checks |= attacks & goals;
      // Enemy units that stand in the way of a check.
      for (long seen = attacks & enemies; seen != 0; seen &= seen - 1) {
        long unit = seen & -seen;
        long opened = Sliders.attacks(code, from, occupied & ~unit) & ~attacks;
        units |= (opened & goals) == 0 ? 0 : unit;
      }
    }
    if ((checks & ~own) != 0) {
      return false;
    }
    // A unit that arrives on such a square may be captured with check.
    squares |= checks | (taken | step) & turned.given.byPawn;
    units |= 1L << target | step & enemies & turned.given.byPawn;
    long leaps = turned.given.byPawn & Ranks.fourth(side);
    units |= step & enemies & Long.rotateRight(leaps, forward);
    // Enemy units that leave a line to their king, where a slider stands on the line or attacks it.
    for (long rest = turned.given.byRook & enemies; rest != 0; rest &= rest - 1) {
      long unit = rest & -rest;
      long opened = Sliders.rook(target, occupied & ~unit) & ~turned.given.byRook;
      units |= (alongLines & (unit | opened)) == 0 ? 0 : unit;
    }
    for (long rest = turned.given.byBishop & enemies; rest != 0; rest &= rest - 1) {
      long unit = rest & -rest;
      long opened = Sliders.bishop(target, occupied & ~unit) & ~turned.given.byBishop;
      units |= (alongDiagonals & (unit | opened)) == 0 ? 0 : unit;
    }
    long x = board.x;
    long snipers = Geometry.ORTHOGONAL[target] & board.y | Geometry.DIAGONAL[target] & board.z;
    for (snipers &= own & ~x; snipers != 0; snipers &= snipers - 1) {
      long between = Geometry.between(target, Long.numberOfTrailingZeros(snipers)) & occupied;
      long second = between & between - 1;
      units |= second != 0 && (second & second - 1) == 0 ? between & enemies : 0;
    }
    return true;
  }
}
