package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.HookPrediction;

/** The moves that give check, where a condition asks about checks. They are judged one by one. */
final class CheckingMoves {
  private final GenContext gen;
  private final MoveList doubtful;

  CheckingMoves(GenContext gen, MoveList doubtful) {
    this.gen = gen;
    this.doubtful = doubtful;
  }

  /**
   * Returns the squares from which a unit with this code gives check; none if no condition asks.
   */
  long squares(int code) {
    return gen.given.matter ? gen.given.from(code & ~CapturePrediction.PROMOTED) : 0;
  }

  /** Lists the moves to these squares that give check and may yet be legal, promotions aside. */
  void list(@Nullable HookPrediction prediction, long open) {
    Board board = gen.board;
    long targets = open & gen.given.fromAny();
    if (gen.given.forbidden) {
      targets &= gen.their;
      if (targets == 0
          || prediction == null
          || !mayBeParried(prediction.captures().homes(board.side))) {
        return;
      }
    }
    long units = gen.own & ~(gen.hooked.units | gen.hooked.promoters);
    long pawnTargets = targets & gen.given.byPawn;
    if (pawnTargets != 0) {
      Generator.listPawns(gen, board.pawns() & units, pawnTargets, doubtful);
    }
    for (long from = board.knights() & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Geometry.KNIGHT[square] & targets & gen.given.byKnight;
      if (attacks != 0) {
        Generator.add(square, UnitCode.KNIGHT, attacks, doubtful);
      }
    }
    long x = board.x;
    listSliders(UnitCode.BISHOP, board.z & ~x & ~board.y & units, targets & gen.given.byBishop);
    listSliders(UnitCode.ROOK, board.y & ~x & ~board.z & units, targets & gen.given.byRook);
    listSliders(UnitCode.QUEEN, board.y & board.z & units, targets & squares(UnitCode.QUEEN));
  }

  private void listSliders(int code, long sliders, long targets) {
    for (long from = sliders; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      // Most sliders are not in line with any of the squares.
      if ((lines(code, square) & targets) != 0) {
        long attacks = Sliders.attacks(code, square, gen.occupied) & targets;
        if (attacks != 0) {
          Generator.add(square, code, attacks, doubtful);
        }
      }
    }
  }

  /** Returns the lines on which a slider with this code moves. */
  private static long lines(int code, int square) {
    long diagonals = (code & UnitCode.BISHOP) != 0 ? Geometry.DIAGONAL[square] : 0;
    return (code & UnitCode.ROOK) != 0 ? diagonals | Geometry.ORTHOGONAL[square] : diagonals;
  }

  /**
   * Returns the number of a promoting pawn's moves that give check and are legal by masks, and
   * lists those that must be played to know.
   */
  int countAndList(CapturePrediction captures, int from, int code, long moves) {
    long targets = moves & squares(code);
    if (targets == 0) {
      return 0;
    }
    long doubt = targets;
    if (gen.given.forbidden) {
      doubt = mayBeParried(captures.homes(gen.board.side, code)) ? targets & gen.their : 0;
    }
    for (; doubt != 0; doubt &= doubt - 1) {
      add(from, code, Long.numberOfTrailingZeros(doubt));
    }
    return Long.bitCount(targets & gen.legalTargets(from));
  }

  /** Returns whether a victim that is reborn on one of these homes may stop a check by a slider. */
  private boolean mayBeParried(long homes) {
    return (homes & (gen.given.byRook | gen.given.byBishop)) != 0;
  }

  /** Lists a move that must be played to know; the code is that of {@link CapturePrediction}. */
  void add(int from, int code, int to) {
    doubtful.add(
        (code & CapturePrediction.PROMOTED) == 0
            ? PackedMove.of(from, to, code)
            : PackedMove.promotion(from, to, code & ~CapturePrediction.PROMOTED));
  }
}
