package org.molychess.engine.count;

import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictionContext;

/** Counts the moves of pawns that promote, where promotion hooks are predicted. */
final class PromotionCount {
  private final PredictionContext context;
  private final GenContext gen;
  private final CheckingMoves checks;
  private final CaptureCorrection captures;
  private final MoveList doubtful;

  PromotionCount(
      PredictionContext context,
      CheckingMoves checks,
      CaptureCorrection captures,
      MoveList doubtful) {
    this.context = context;
    this.gen = context.gen;
    this.checks = checks;
    this.captures = captures;
    this.doubtful = doubtful;
  }

  /**
   * Returns the number of moves that are known to be legal, and lists those that must be played.
   */
  int count(HookPrediction prediction) {
    boolean transfers = gen.rules.promotions.length != 0;
    if (transfers || !prediction.captures().isHarmless()) {
      context.computeSight();
    }
    gen.findChecksAndPins();
    long seen = context.sight.lines();
    long seenByEnemy = gen.given.matter ? gen.given.byRook | gen.given.byBishop : 0;
    int total = 0;
    for (long pawns = gen.hooked.promoters; pawns != 0; pawns &= pawns - 1) {
      int from = Long.numberOfTrailingZeros(pawns);
      long pawn = pawns & -pawns;
      if ((seenByEnemy & pawn) != 0
          || transfers && (gen.given.matter || gen.masks.checkers != 0 || (seen & pawn) != 0)) {
        // A line to the enemy king may open, or the officer may be carried onto a line of a king.
        Generator.listPawns(gen, pawn, gen.open, doubtful);
        continue;
      }
      long victims = Geometry.pawnAttacks(gen.board.side, from) & gen.their & gen.open;
      if (transfers) {
        Generator.listPawns(gen, pawn, victims & seen, doubtful);
        victims &= ~seen;
      }
      total += count(prediction, from, pawn, victims);
    }
    return total;
  }

  private int count(HookPrediction prediction, int from, long pawn, long victims) {
    long step = Ranks.ahead(gen.board.side, pawn) & ~gen.occupied & gen.open;
    long moves = step | victims;
    if (moves == 0) {
      return 0;
    }
    CapturePrediction predicted = prediction.captures();
    int total = 0;
    for (int officer : UnitCode.PROMOTIONS) {
      int code = CapturePrediction.PROMOTED | officer;
      total += Long.bitCount(moves & gen.legalTargets(from));
      total -= checks.countAndList(predicted, from, code, moves);
      if (victims != 0) {
        total += captures.change(predicted, from, code, victims);
      }
    }
    return total;
  }
}
