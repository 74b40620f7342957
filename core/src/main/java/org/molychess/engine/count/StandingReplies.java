package org.molychess.engine.count;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictionContext;
import org.molychess.engine.rules.CompiledRules;

/**
 * The replies as the board stands before the move: what they are and what they depend on. All sets
 * are sets of squares.
 */
final class StandingReplies {
  final KingFlights flights = new KingFlights();
  final MustPlayMoves mustPlay = new MustPlayMoves();

  private final CompiledRules rules;

  /** The same position with the other side to move. */
  private final PredictionContext turned;

  private final MoveList doubtful = new MoveList();
  private final CaptureCorrection corrections;

  // The position.
  int side;
  int king;
  long occupied;
  private long enemies;

  /** The squares that units may enter. */
  long open;

  // The units that are free to move.
  long pawns;
  long knights;
  final int[] sliders = new int[64];
  int sliderCount;

  /** The codes of the sliders. */
  final int[] kinds = new int[64];

  /** The squares that the sliders attack. */
  final long[] sights = new long[64];

  /** The units that the sliders must not take. */
  final long[] excluded = new long[64];

  /** The number of moves of the unit on a square; not set for pawns that can move. */
  final int[] mobility = new int[64];

  /** The number of replies as the board stands, without those of the king. */
  int replies;

  /** The part of them that changes only by a capture: those of knights and of pinned units. */
  int constant;

  /** The number of moves of pawns that are free to move. */
  int movesOfPawns;

  /** The units that pawns may take if they attack them. */
  long takenByPawns;

  /** The squares to which pawns may go and those that they attack. */
  long pawnZone;

  /** Whether a pawn may promote. */
  boolean promotes;

  /** The squares that some slider attacks. */
  long seen;

  /** Whether a rebirth can make a reply illegal. */
  boolean capturesMatter;

  /** Whether some captures are illegal because the reborn victim would give check. */
  boolean selfChecks;

  /** The units that a unit with a code must not take. */
  final long[] selfCheckVictims = new long[8];

  StandingReplies(CompiledRules rules) {
    this.rules = rules;
    GenContext gen = new GenContext(rules);
    turned = new PredictionContext(gen);
    corrections = new CaptureCorrection(turned, new CheckingMoves(gen, doubtful));
  }

  /** Computes the replies; returns false if all moves of the position must be made. */
  boolean compute(GenContext context, @Nullable HookPrediction prediction) {
    Board board = context.board;
    side = board.side ^ 1;
    enemies = context.own;
    occupied = context.occupied;
    selfChecks = false;
    capturesMatter = false;
    Arrays.fill(selfCheckVictims, 0);
    king = board.king(side);
    if (king == Geometry.NO_SQUARE || !mustPlay.compute(board, side, context.their, enemies)) {
      return false;
    }
    open = ~(context.their | board.kings());
    flights.compute(board, side, open, enemies);
    constant = 0;
    if (!rules.kinds().isOrthodox() && !accountForHooks(board, prediction)) {
      return false;
    }
    countUnits(board, context.their);
    return rules.stalemates.length == 0 || someReplyIsLeft();
  }

  /** Accounts for what hooks do to replies; returns false if all moves must be made. */
  private boolean accountForHooks(Board board, @Nullable HookPrediction prediction) {
    GenContext gen = turned.gen;
    gen.board.copy(board);
    gen.board.side = side;
    gen.board.enPassant = 0;
    turned.prepareCount(prediction);
    doubtful.clear();
    if ((gen.hooked.units | gen.hooked.promoters | turned.covering | gen.closed) != 0
        || gen.hooked.castling
        || gen.given.matter && !mustPlay.accountForChecks(gen)) {
      return false;
    }
    return prediction == null
        || prediction.captures().isHarmless()
        || accountForCaptures(prediction.captures());
  }

  private boolean accountForCaptures(CapturePrediction captures) {
    if (!captures.rebornUnchanged() || !captures.knowsSelfChecks()) {
      return false;
    }
    if (captures.homes(side, UnitCode.KING) != 0) {
      if ((Geometry.KING[king] & enemies) != 0) {
        return false;
      }
      mustPlay.squares |= Geometry.KING[king];
    }
    if (captures.attackingHomes(side, king) == 0 && mustPlay.pinned == 0) {
      return true;
    }
    capturesMatter = true;
    turned.computeSight();
    turned.gen.findChecksAndPins();
    turned.excludeSelfCheckRebirths(captures);
    mustPlay.accountForCaptures(turned, captures, corrections);
    if (doubtful.count != 0) {
      return false;
    }
    constant = mustPlay.change;
    selfChecks = turned.excluded.any() || mustPlay.openingSliders != 0;
    if (turned.excluded.any()) {
      turned.excluded.copyTo(selfCheckVictims);
    }
    return true;
  }

  /** Returns the squares from which a unit could attack the king, where captures matter. */
  long rays() {
    return turned.sight.rays();
  }

  /** Returns the squares on which the i-th slider must not take a unit with this code. */
  long selfChecksBySlider(int i, int code) {
    int slider = sliders[i];
    return (mustPlay.openingSliders >>> slider & 1) != 0
        ? mustPlay.selfCheckSquares[slider << 3 | code]
        : selfChecksBy(kinds[i], code);
  }

  /** Returns the squares on which units of a kind must not take a unit with this code. */
  long selfChecksBy(int kind, int code) {
    return turned.excluded.any() ? turned.selfChecks().squares(kind, code) : 0;
  }

  private void countUnits(Board board, long own) {
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long free = own & ~mustPlay.pinned;
    knights = x & y & free;
    for (long units = knights; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      mobility[square] =
          Long.bitCount(Geometry.KNIGHT[square] & open & ~selfCheckVictims[UnitCode.KNIGHT]);
      constant += mobility[square];
    }
    pawns = x & ~y & ~z & free & Ranks.PAWN_RANKS;
    for (long rest = x & ~y & ~z & own & ~Ranks.PAWN_RANKS; rest != 0; rest &= rest - 1) {
      mobility[Long.numberOfTrailingZeros(rest)] = 0;
    }
    promotes = (pawns & Ranks.seventh(side)) != 0;
    long step = Ranks.ahead(side, pawns);
    pawnZone =
        step
            | leaps(step & ~occupied)
            | Ranks.attackedToA(side, pawns)
            | Ranks.attackedToH(side, pawns);
    for (long units = x & ~y & ~z & mustPlay.pinned; units != 0; units &= units - 1) {
      long line = Geometry.line(king, Long.numberOfTrailingZeros(units));
      long targets = line & open & ~selfCheckVictims[UnitCode.PAWN];
      constant += BulkCounter.countPawns(side, units & -units, occupied, enemies, targets);
    }
    takenByPawns = enemies & open & ~selfCheckVictims[UnitCode.PAWN];
    movesOfPawns = countPawns(pawns, occupied, takenByPawns);
    replies = movesOfPawns;
    countSliders(board, (y | z) & ~x & own);
    replies += constant;
  }

  private void countSliders(Board board, long units) {
    sliderCount = 0;
    seen = 0;
    for (; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      int kind = board.code(square);
      long sight = Sliders.attacks(kind, square, occupied);
      long victims = selfCheckVictims[kind];
      if ((mustPlay.openingSliders & units & -units) != 0) {
        victims = victimsOf(board, square);
      }
      long targets = sight & open & ~victims;
      if ((mustPlay.pinned & units & -units) != 0) {
        constant += Long.bitCount(targets & Geometry.line(king, square));
        continue;
      }
      sliders[sliderCount] = square;
      kinds[sliderCount] = kind;
      excluded[sliderCount] = victims;
      sights[sliderCount++] = sight;
      seen |= sight;
      mobility[square] = Long.bitCount(targets);
      replies += mobility[square];
    }
  }

  /** Returns the units that a slider must not take, where it opens a line to the king. */
  private long victimsOf(Board board, int slider) {
    long victims = 0;
    for (int victim = UnitCode.PAWN; victim <= UnitCode.QUEEN; victim++) {
      victims |= board.coded(victim) & mustPlay.selfCheckSquares[slider << 3 | victim];
    }
    return victims & enemies;
  }

  /** Returns whether some reply is left after every move, so that no stalemate can arise. */
  private boolean someReplyIsLeft() {
    long steps = Ranks.ahead(side, pawns) & ~occupied;
    if ((steps & steps - 1) != 0) {
      return true;
    }
    if (selfChecks || !rules.kinds().captures()) {
      // The last unit that can move may be captured, or blocked by a unit that it must not take.
      return false;
    }
    int least = constant;
    for (int i = 0; i < sliderCount; i++) {
      // It can still take a unit that comes in its way.
      least += mobility[sliders[i]] == 0 ? 0 : 1;
    }
    return least > 0;
  }

  /**
   * Returns the number of moves of pawns.
   *
   * @param movable the pawns
   * @param others the squares of all units, which stop pawns
   * @param taken the units that they may take
   */
  int countPawns(long movable, long others, long taken) {
    long step = Ranks.ahead(side, movable) & ~others;
    long leap = leaps(step) & ~others;
    long west = Ranks.attackedToA(side, movable) & taken;
    long east = Ranks.attackedToH(side, movable) & taken;
    int total = Long.bitCount(step) + Long.bitCount(leap);
    total += Long.bitCount(west) + Long.bitCount(east);
    if (promotes) {
      long last = Ranks.last(side);
      total +=
          3
              * (Long.bitCount(step & last)
                  + Long.bitCount(west & last)
                  + Long.bitCount(east & last));
    }
    return total;
  }

  /** Returns the squares on which double steps over these squares end. */
  long leaps(long step) {
    return Ranks.ahead(side, step) & Ranks.fourth(side);
  }
}
