package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.movegen.TargetMasks;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.rules.CompiledRules;

/**
 * Counts moves and the replies to them in pairs, without making the moves.
 *
 * <p>Most replies do not depend on where a unit goes. So {@link ReplyCounter} counts them once for
 * all moves of the unit, and then what each square of arrival changes. Moves whose replies cannot
 * be counted so ({@link MustPlayMoves}) are listed, to be made.
 */
final class TwoPlyCounter {
  private final ReplyCounter replies;

  /** Whether the replies to the position counted last can be counted without making moves. */
  private boolean countsReplies;

  /** The number of legal plain moves of the position counted last. */
  private int legal;

  TwoPlyCounter(CompiledRules rules) {
    replies = new ReplyCounter(rules);
  }

  /** Returns the number of legal plain moves of the position counted last. */
  int legal() {
    return legal;
  }

  /**
   * Returns the number of replies to the plain moves of a prepared position, and lists those moves
   * that must be made to count the replies.
   */
  long count(GenContext context, @Nullable HookPrediction prediction, MoveList mustPlay) {
    mustPlay.clear();
    legal = 0;
    countsReplies =
        context.masks.checkers == 0
            && context.king != Geometry.NO_SQUARE
            && replies.compute(context, prediction);
    if (!countsReplies) {
      Generator.listPlain(context, mustPlay);
      legal = mustPlay.count;
      return 0;
    }
    long total = countUnits(context, mustPlay) + countKing(context, mustPlay);
    if (!context.hooked.castling) {
      Generator.listCastling(context, mustPlay);
    }
    legal += mustPlay.count;
    return total;
  }

  /**
   * Returns the number of replies to a legal capture of the position counted last; -1 if it must be
   * made.
   */
  int countCapture(GenContext context, int move, CapturePrediction captures) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int code = PackedMove.arriving(move);
    long mustPlay = replies.mustPlay(from, code);
    if (PackedMove.promotion(move) != 0) {
      // The officer attacks along the line on which its pawn stood in the way.
      mustPlay |= Geometry.line(context.board.king(context.board.side ^ 1), from);
    }
    if (!countsReplies || (mustPlay >>> to & 1) != 0) {
      return -1;
    }
    int home = captures.rebirth(context, CapturePrediction.capturer(move), from, to);
    return replies.countCapture(context.board, from, to, code, home);
  }

  private long countUnits(GenContext context, MoveList mustPlay) {
    Board board = context.board;
    TargetMasks targets = context.targets;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long occupied = context.occupied;
    long units = context.own & ~context.hooked.units;
    long total = countPawns(context, x & ~y & ~z & units & Ranks.PAWN_RANKS, mustPlay);
    for (long from = x & y & units & ~context.masks.pinned; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Geometry.KNIGHT[square] & targets.ofKnights();
      total += count(board, square, UnitCode.KNIGHT, to, mustPlay);
    }
    for (long from = z & ~x & ~y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.bishop(square, occupied) & targets.ofBishops();
      total += count(board, square, UnitCode.BISHOP, to & context.legalTargets(square), mustPlay);
    }
    for (long from = y & ~x & ~z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.rook(square, occupied) & targets.ofRooks();
      total += count(board, square, UnitCode.ROOK, to & context.legalTargets(square), mustPlay);
    }
    for (long from = y & z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.bishop(square, occupied) | Sliders.rook(square, occupied);
      to &= targets.ofQueens();
      total += count(board, square, UnitCode.QUEEN, to & context.legalTargets(square), mustPlay);
    }
    return total;
  }

  private long countKing(GenContext context, MoveList mustPlay) {
    long safe = 0;
    for (long steps = Generator.kingSteps(context); steps != 0; steps &= steps - 1) {
      safe |= Generator.isSafeStep(context, Long.numberOfTrailingZeros(steps)) ? steps & -steps : 0;
    }
    return safe == 0 ? 0 : count(context.board, context.king, UnitCode.KING, safe, mustPlay);
  }

  private long count(Board board, int from, int code, long to, MoveList mustPlay) {
    long countable = to & ~replies.mustPlay(from, code);
    if (to != countable) {
      Generator.add(from, code, to & ~countable, mustPlay);
    }
    return countable == 0 ? 0 : countReplies(board, 1L << from, code, countable);
  }

  /**
   * Counts the replies to moves of a unit.
   *
   * @param unit its square, as a set; empty for any one of several pawns that are alike
   */
  private long countReplies(Board board, long unit, int code, long to) {
    legal += Long.bitCount(to);
    return replies.count(board, unit, code, to);
  }

  private long countPawns(GenContext context, long pawns, MoveList mustPlay) {
    Board board = context.board;
    int side = board.side;
    long seventh = Ranks.seventh(side);
    long targets = context.targets.ofPawns();
    // No reply depends on which of these pawns moves, so they are counted together.
    long alike = pawns & ~(seventh | context.masks.pinned | replies.watched());
    long quiet = steps(context, alike) & ~replies.mustPlay(UnitCode.PAWN) & targets;
    long total = quiet == 0 ? 0 : countReplies(board, 0, UnitCode.PAWN, quiet);
    Generator.listPawns(context, alike, targets & ~quiet, mustPlay);
    for (long rest = pawns & ~alike; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long pawn = rest & -rest;
      long legalTargets = targets & context.legalTargets(from);
      long moves =
          (steps(context, pawn) | Geometry.pawnAttacks(side, from) & context.their) & legalTargets;
      // Quiet promotions are few, so they are made.
      long countable = (pawn & seventh) != 0 ? 0 : moves & ~replies.mustPlay(from, UnitCode.PAWN);
      Generator.listPawns(context, pawn, legalTargets & ~countable, mustPlay);
      total += countable == 0 ? 0 : countReplies(board, pawn, UnitCode.PAWN, countable);
    }
    return total;
  }

  /** Returns the squares to which pawns may step, without double steps that allow en passant. */
  private static long steps(GenContext context, long pawns) {
    int side = context.board.side;
    long step = Ranks.ahead(side, pawns) & ~context.occupied;
    long leap = Ranks.ahead(side, step) & ~context.occupied & Ranks.fourth(side);
    return step | leap & ~Ranks.beside(context.board.pawns() & context.their);
  }
}
