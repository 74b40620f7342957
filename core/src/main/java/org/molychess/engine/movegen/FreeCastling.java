package org.molychess.engine.movegen;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.rules.Checks;

/**
 * Castling of kings and rooks that stand anywhere on their first rank, as in Chess960.
 *
 * <p>The king arrives on the g-file or the c-file, the rook beside him towards the middle. All
 * squares that either crosses or enters must be empty but for these two. It is hooked, so the
 * king's arrival is judged on the board after it: the rook may have shielded him.
 */
final class FreeCastling {
  private FreeCastling() {}

  /** Adds castling; the king's arrival may yet be attacked. */
  static void list(GenContext context, MoveList out) {
    Board board = context.board;
    int side = board.side;
    if (Castling.kingUnmoved(board, side) && context.masks.checkers == 0) {
      add(context, true, out);
      add(context, false, out);
    }
  }

  private static void add(GenContext context, boolean kingside, MoveList out) {
    Board board = context.board;
    int side = board.side;
    int king = context.king;
    long unit = Castling.outermost(Castling.rooks(board, side), king, kingside);
    int to = Castling.kingTo(side, kingside);
    if (unit == 0 || (context.arrivals >>> to & 1) == 0) {
      return;
    }
    int rook = Long.numberOfTrailingZeros(unit);
    int move = PackedMove.freeCastling(king, to, rook);
    long crossed = Geometry.between(king, to);
    long entered = way(king, to) | way(rook, PackedMove.rookTo(move));
    boolean open =
        (entered & context.occupied & ~(unit | 1L << king)) == 0 && (entered & context.closed) == 0;
    if (open && !isBarred(context, crossed)) {
      out.add(move);
    }
  }

  /** Returns the squares that a unit crosses and enters. */
  private static long way(int from, int to) {
    return from == to ? 0 : Geometry.between(from, to) | 1L << to;
  }

  private static boolean isBarred(GenContext context, long crossed) {
    for (long rest = crossed; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (Checks.barsCrossing(context.rules, context.board, context.board.side, square)) {
        return true;
      }
    }
    return false;
  }
}
