package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.HookedMoves;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictionContext;

/**
 * Counts the moves of a position: by masks, as in orthodox chess, and then what hooks change of
 * that.
 *
 * <p>Most hooked moves are predicted to be as legal as in orthodox chess. Only the others are
 * listed, to be played.
 */
final class HookAwareCounter {
  private final PredictionContext context;
  private final GenContext gen;
  private final Board board;
  private final HookedMoves hooked;
  private final MoveList doubtful;
  private final CaptureCorrection captures;
  private final PromotionCount promotions;
  private final CheckingMoves checks;

  /**
   * Makes a counter for the position of a context.
   *
   * @param doubtful where the moves are listed that must be played
   */
  HookAwareCounter(PredictionContext context, MoveList doubtful) {
    this.context = context;
    this.doubtful = doubtful;
    gen = context.gen;
    board = gen.board;
    hooked = gen.hooked;
    checks = new CheckingMoves(gen, doubtful);
    captures = new CaptureCorrection(context, checks);
    promotions = new PromotionCount(context, checks, captures, doubtful);
  }

  /**
   * Returns the number of moves that are known to be legal, and lists those that must be played.
   */
  long count(@Nullable HookPrediction prediction) {
    context.prepareCount(prediction);
    return countPrepared(prediction);
  }

  /**
   * Does the same for the moves of one unit to some squares; moves of other units may be listed.
   */
  long count(@Nullable HookPrediction prediction, int from, long to) {
    context.prepareCount(prediction);
    gen.narrow(from, to);
    context.covering &= 1L << from;
    return countPrepared(prediction);
  }

  private long countPrepared(@Nullable HookPrediction prediction) {
    doubtful.clear();
    long total = hooked.all() ? 0 : countUnhooked(prediction);
    Generator.listHookedUnits(gen, doubtful);
    if (hooked.castling) {
      gen.findChecksAndPins();
      Generator.listCastling(gen, doubtful);
    }
    if (board.enPassant != 0) {
      Generator.listEnPassant(gen, doubtful);
    }
    if (doubtful.count != 0) {
      gen.findChecksAndPins();
    }
    return total;
  }

  private long countUnhooked(@Nullable HookPrediction prediction) {
    boolean known = prediction != null || !gen.rules.kinds().captures();
    long open = known ? gen.open : gen.open & ~gen.their;
    if (gen.given.matter) {
      context.excluded.setChecks(gen.given);
      checks.list(prediction, open);
    }
    if (!known) {
      listCaptures();
    }
    long total = 0;
    if (prediction != null) {
      total += prediction.changesCaptures() ? captures.change(prediction.captures()) : 0;
      total += hooked.promoters == 0 ? 0 : promotions.count(prediction);
      total += context.covering == 0 ? 0 : countCovering(prediction);
    }
    return total
        + BulkCounter.count(
            board,
            hooked.castling ? 0 : board.unmoved,
            hooked.units | hooked.promoters | context.covering,
            ~open,
            context.excluded.byCode(),
            gen.masks.known ? gen.masks.checkers : BulkCounter.UNKNOWN,
            gen.masks.pinned);
  }

  /** Lists the captures, where nothing about them is predicted. */
  private void listCaptures() {
    long units = gen.own & ~hooked.units;
    long targets = gen.their & gen.open;
    Generator.list(gen, units & ~board.kings(), targets, doubtful);
    Generator.listKing(gen, units, targets, doubtful);
  }

  /** Returns the number of moves of units under which another lies that will reappear. */
  private int countCovering(HookPrediction prediction) {
    gen.findChecksAndPins();
    int total = 0;
    for (long units = context.covering; units != 0; units &= units - 1) {
      int from = Long.numberOfTrailingZeros(units);
      int code = board.code(from);
      // The square stays occupied, so no line opens. The unit that reappears may attack the king.
      long targets = gen.open & gen.masks.checkMask & prediction.reappearances().targets(gen, from);
      total +=
          code == UnitCode.PAWN
              ? BulkCounter.countPawns(gen, units & -units, targets)
              : Long.bitCount(Generator.attacks(gen, from, code) & targets);
    }
    return total;
  }
}
