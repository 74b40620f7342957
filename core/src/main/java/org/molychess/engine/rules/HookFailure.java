package org.molychess.engine.rules;

import org.molychess.engine.board.Board;
import org.molychess.engine.fen.FenWriter;
import org.molychess.engine.state.StateLayout;
import org.molychess.spi.BrokenRuleException;

/** Names the condition, and where it happened, when a hook has failed. */
public final class HookFailure {
  private HookFailure() {}

  /**
   * Returns the error of a hook that failed at a position, unless what it asked has failed and been
   * named already.
   *
   * @param verb what the condition failed to do: {@code "judge"}
   */
  public static BrokenRuleException of(
      StateLayout layout, String rule, String verb, Board board, RuntimeException cause) {
    if (cause instanceof BrokenRuleException known && isNamed(known)) {
      return known;
    }
    return new BrokenRuleException(
        "condition '"
            + rule
            + "' failed to "
            + verb
            + " '"
            + FenWriter.write(layout, board, 0, 1)
            + "': "
            + cause,
        cause);
  }

  /**
   * Returns the error of a hook that failed in the middle of a move.
   *
   * @param move its machine text
   * @param before the board before the move
   */
  public static BrokenRuleException inMove(
      StateLayout layout, String rule, String move, Board before, RuntimeException cause) {
    String where = move + " in '" + FenWriter.write(layout, before, 0, 1) + "'";
    if (isNamed(cause)) {
      return new BrokenRuleException(cause.getMessage() + ", at " + where, cause);
    }
    String what = cause instanceof BrokenRuleException ? cause.getMessage() : cause.toString();
    return new BrokenRuleException(
        "condition '" + rule + "' failed at " + where + ": " + what, cause);
  }

  /** Returns whether a failure says already which condition is to blame. */
  private static boolean isNamed(RuntimeException failure) {
    return failure instanceof BrokenRuleException && failure.getCause() != null;
  }
}
