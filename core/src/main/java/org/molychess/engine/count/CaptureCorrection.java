package org.molychess.engine.count;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.PredictionContext;

/**
 * Works out by how much predicted capture hooks change the number of legal captures, compared with
 * orthodox chess.
 */
final class CaptureCorrection {
  private final PredictionContext context;
  private final GenContext gen;
  private final CheckingMoves checks;

  CaptureCorrection(PredictionContext context, CheckingMoves checks) {
    this.context = context;
    this.gen = context.gen;
    this.checks = checks;
  }

  /** Returns the change, promotions aside, and lists the captures that must be played to know. */
  int change(CapturePrediction captures) {
    Board board = gen.board;
    int side = board.side;
    long units = gen.own & ~(gen.hooked.units | gen.hooked.promoters);
    int change = 0;
    if ((units >>> gen.king & 1) != 0 && captures.homes(side, UnitCode.KING) != 0) {
      change = changeOfKing(captures);
    }
    if ((captures.homes(side) & Geometry.ATTACK_ORIGINS[gen.king] & ~gen.their) == 0) {
      // No victim can be reborn on a line to the king.
      return change;
    }
    context.computeSight();
    gen.findChecksAndPins();
    long victims = gen.their & gen.open;
    long pawns = board.pawns() & units & Ranks.PAWN_RANKS & pawnsAttacking(victims);
    long promoters = pawns & Ranks.seventh(side);
    long single = units & ~(board.pawns() | board.kings()) | pawns & ~promoters;
    if (captures.knowsSelfChecks(gen)) {
      single &= gen.masks.pinned | openers(captures, single & context.sight.rays());
      context.excludeSelfCheckRebirths(captures);
    }
    if (promoters != 0) {
      change += changeOfPromotions(captures, promoters, victims);
    }
    for (; single != 0; single &= single - 1) {
      int from = Long.numberOfTrailingZeros(single);
      int code = board.code(from);
      long squares = Generator.attacks(gen, from, code) & victims;
      if (squares != 0) {
        change += change(captures, from, code, squares);
      }
    }
    return change;
  }

  private int changeOfPromotions(CapturePrediction captures, long pawns, long victims) {
    int change = 0;
    // Pawns that the king does not see: they open no line to it, and leave no home that it sees.
    long closers =
        captures.knowsSelfChecks(gen) ? pawns & ~(gen.masks.pinned | context.sight.rays()) : 0;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long squares = Geometry.pawnAttacks(gen.board.side, from) & victims;
      for (int officer : UnitCode.PROMOTIONS) {
        int code = CapturePrediction.PROMOTED | officer;
        change +=
            (closers & rest & -rest) == 0
                ? change(captures, from, code, squares)
                : -Long.bitCount(context.selfChecks().victims(code, gen.board, squares));
      }
    }
    return change;
  }

  /**
   * Returns those of the units that leave a home, or open a line from the king to one, by moving.
   */
  private long openers(CapturePrediction captures, long units) {
    int side = gen.board.side;
    long homes = captures.attackingHomes(side, gen.king);
    long openers = units & homes & captures.unitsOnHomes(gen.board, side);
    long hidden = homes & ~(gen.occupied | context.sight.rays());
    if (hidden == 0) {
      return openers;
    }
    for (; units != 0; units &= units - 1) {
      int from = Long.numberOfTrailingZeros(units);
      long behind = hidden & captures.homes(side, gen.board.code(from));
      openers |= (behind & context.sight.openedBy(from)) == 0 ? 0 : units & -units;
    }
    return openers;
  }

  /** Returns the squares from which the mover's pawns would attack one of these. */
  private long pawnsAttacking(long victims) {
    int forward = Ranks.forward(gen.board.side);
    return Long.rotateRight(victims, forward - 1) & ~Ranks.FILE_A
        | Long.rotateRight(victims, forward + 1) & ~Ranks.FILE_H;
  }

  /**
   * Returns by how much the hooks change the number of a unit's legal captures on these squares,
   * and lists the captures that must be played to know.
   *
   * @param code the code of the capturer, as {@link CapturePrediction} has it
   */
  int change(CapturePrediction captures, int from, int code, long squares) {
    squares &= ~checks.squares(code);
    long homes = squares == 0 ? 0 : captures.relevantHomes(gen, context.sight, code, from);
    if (homes == 0) {
      return 0;
    }
    squares &= captures.victimsWithHome(gen, code, homes);
    if (squares == 0) {
      return 0;
    }
    gen.findChecksAndPins();
    int change = 0;
    long legal = gen.legalTargets(from);
    long counted = legal & ~context.excluded.of(code);
    for (; squares != 0; squares &= squares - 1) {
      int to = Long.numberOfTrailingZeros(squares);
      int verdict = captures.judge(gen, code, from, to, (legal >>> to & 1) != 0);
      if (verdict == CapturePrediction.UNKNOWN) {
        verdict = 0;
        checks.add(from, code, to);
      }
      change += verdict - (int) (counted >>> to & 1);
    }
    return change;
  }

  private int changeOfKing(CapturePrediction captures) {
    int change = 0;
    long homes = captures.homes(gen.board.side, UnitCode.KING);
    for (long steps = Geometry.KING[gen.king] & gen.their & gen.open;
        steps != 0;
        steps &= steps - 1) {
      int to = Long.numberOfTrailingZeros(steps);
      if ((Geometry.ATTACK_ORIGINS[to] & homes) != 0) {
        int safe = Generator.isSafeStep(gen, to) ? 1 : 0;
        int verdict = captures.judge(gen, UnitCode.KING, gen.king, to, safe != 0);
        if (verdict == CapturePrediction.UNKNOWN) {
          verdict = 0;
          checks.add(gen.king, UnitCode.KING, to);
        }
        change += verdict - safe;
      }
    }
    return change;
  }
}
