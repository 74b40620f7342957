package org.molychess.engine.count;

import org.molychess.engine.board.Castling;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.Generator;

/** The part of a count that begins with the moves of one unit, counted as the whole is counted. */
final class PartialCount {
  private final TreeCounter counter;

  PartialCount(TreeCounter counter) {
    this.counter = counter;
  }

  /** Counts below the moves from one square to another. */
  long count(CountPly ply, int depth, int from, int to) {
    long part = countTo(ply, depth, from, to);
    // The king crosses this square when he castles; free castling looks at his arrival alone.
    boolean crosses =
        from == Castling.kingHome(ply.board.side)
            && Math.abs(from - to) == 1
            && !ply.gen.rules.kinds().castlesFreely();
    return crosses ? part - countTo(ply, depth, from, 2 * to - from) : part;
  }

  /**
   * Returns by how much the count of the unit's moves is smaller if it cannot go to the square. All
   * other squares stay open, because castling and captures en passant concern several squares.
   */
  private long countTo(CountPly ply, int depth, int from, int to) {
    return countUnit(ply, depth, from, -1L) - countUnit(ply, depth, from, ~(1L << to));
  }

  private long countUnit(CountPly ply, int depth, int from, long squares) {
    long waiting = counter.waiting(ply);
    if (waiting != 0) {
      int square = Long.numberOfTrailingZeros(waiting);
      long total = 0;
      for (int code : UnitCode.PROMOTIONS) {
        counter.executor.choosePending(ply.board, square, code, ply.next().board);
        total = Math.addExact(total, countUnit(ply.next(), depth, from, squares));
      }
      return total;
    }
    if (depth == 1) {
      long sure = ply.leaves.count(counter.prediction, from, squares);
      ply.moves.keepFrom(from);
      return sure + counter.countDoubtful(ply);
    }
    ply.gen.prepare();
    ply.gen.narrow(from, squares);
    long plain = ply.gen.hooked.all() ? 0 : counter.countPlain(ply, depth);
    Generator.listHooked(ply.gen, ply.moves);
    ply.moves.keepFrom(from);
    return Math.addExact(plain, counter.countHooked(ply, depth));
  }
}
