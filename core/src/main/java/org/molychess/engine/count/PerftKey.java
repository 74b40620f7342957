package org.molychess.engine.count;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.BoardHash;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.rules.CompiledRules;

/** The key under which a count is kept: all that the moves from a position depend on. */
public final class PerftKey {
  private PerftKey() {}

  /**
   * Returns the key of a count of so many plies.
   *
   * <p>E.p. squares are left out if no pawn stands beside them; that costs less than to look for
   * legal captures. They stay if a turn hook may see them, or if a pawn waits, because hooks may
   * then bring a pawn beside them.
   */
  public static long of(CompiledRules rules, Board board, int depth) {
    boolean matters =
        rules.turns.length != 0
            || board.waiting(board.side) != 0
            || Generator.mayTakeEnPassant(board);
    long hash = BoardHash.of(board, matters ? board.enPassant : 0, rules.unmoved(board));
    return BoardHash.mix(hash + depth);
  }
}
