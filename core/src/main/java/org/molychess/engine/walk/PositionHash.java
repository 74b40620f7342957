package org.molychess.engine.walk;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Zobrist;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.rules.CompiledRules;

/**
 * Equality of positions (RULES 1.5), and the hash that goes with it: the same in every JVM.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
 */
public final class PositionHash {
  private PositionHash() {}

  /** Returns the hash of a position. */
  public static long of(MoveLister lister, Board board) {
    return Zobrist.units(board)
        ^ Zobrist.rest(board, usableEnPassant(lister, board), lister.rules().unmoved(board));
  }

  /** Returns whether two positions under the same rules are equal. */
  public static boolean areEqual(MoveLister lister, Board a, Board b) {
    CompiledRules rules = lister.rules();
    return a.sameUnits(b)
        && rules.unmoved(a) == rules.unmoved(b)
        && usableEnPassant(lister, a) == usableEnPassant(lister, b);
  }

  /**
   * Returns the e.p. squares that count for equality: those that a legal capture could use now, and
   * in mid-series the mover's own.
   */
  static long usableEnPassant(MoveLister lister, Board board) {
    if (board.enPassant == 0) {
      return 0;
    }
    long usable = board.enPassant & ~Ranks.sixth(board.side);
    if (usable != board.enPassant && Generator.mayTakeEnPassant(board)) {
      LegalMoves captures = lister.enPassantCaptures(board);
      for (int i = 0; i < captures.count(); i++) {
        usable |= 1L << PackedMove.to(captures.move(i));
      }
    }
    return usable;
  }
}
