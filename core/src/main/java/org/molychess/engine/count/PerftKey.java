package org.molychess.engine.count;

import org.molychess.engine.board.Board;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.rules.CompiledRules;

/** The key under which a count is kept: all that the moves from a position depend on. */
public final class PerftKey {
  private PerftKey() {}

  /**
   * Returns the key of a count of so many plies.
   *
   * <p>An e.p. square that no pawn could use is left out, though finding it costs less than asking
   * for legal captures. A turn hook may see it, and what a waiting pawn becomes may bring a pawn
   * beside it: then it stays.
   */
  public static long of(CompiledRules rules, Board board, int depth) {
    boolean matters =
        rules.turns.length != 0
            || board.waiting(board.side) != 0
            || Generator.mayTakeEnPassant(board);
    long hash = board.hash(matters ? board.enPassant : 0, rules.unmoved(board));
    return Board.mix(hash + depth);
  }
}
