package org.molychess.engine.rules;

import org.molychess.Side;
import org.molychess.Square;
import org.molychess.engine.board.Attacks;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.state.HookState;
import org.molychess.spi.CheckRule;

/** Tells whether a king is in check, by what the rules say check is. All other code asks here. */
public final class Checks {
  private Checks() {}

  /** Returns whether the side's king is in check; a side without a king never is. */
  public static boolean inCheck(CompiledRules rules, Board board, int side) {
    int king = board.king(side);
    if (king == Geometry.NO_SQUARE) {
      return false;
    }
    RuleHook<CheckRule> defined = rules.check;
    return defined == null
        ? Attacks.isAttacked(board, king, side ^ 1)
        : checkers(rules, defined, board, side, king) != 0;
  }

  /** Returns the set of units that give check to the side's king. */
  public static long checkers(CompiledRules rules, Board board, int side) {
    int king = board.king(side);
    RuleHook<CheckRule> defined = rules.check;
    return king == Geometry.NO_SQUARE
        ? 0
        : defined == null
            ? Attacks.attackers(board, king, side ^ 1)
            : checkers(rules, defined, board, side, king);
  }

  private static long checkers(
      CompiledRules rules, RuleHook<CheckRule> defined, Board board, int side, int king) {
    BoardView view = rules.view(board);
    Side of = side == Board.WHITE ? Side.WHITE : Side.BLACK;
    view.open(HookState.READ);
    try {
      return defined.hook().checkers(view, of, Square.of(king)).bits();
    } catch (Throwable e) {
      throw HookFailure.of(rules.layout, defined.rule(), "say what check is in", board, e);
    } finally {
      view.reopen(0);
    }
  }

  /**
   * Returns whether the side may leave its king like this: not in check, and not in check from any
   * officer that a waiting enemy pawn could become (RULES 1.4.3).
   *
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.4">RULES 1.4.3</a>
   */
  public static boolean isSafe(CompiledRules rules, Board board, int side) {
    int king = board.king(side);
    if (rules.check != null) {
      return king == Geometry.NO_SQUARE || isSafe(rules, board, side, board.waiting(side ^ 1));
    }
    return king == Geometry.NO_SQUARE
        || !Attacks.isAttacked(board, king, side ^ 1)
            && !Attacks.isThreatened(board, king, side ^ 1);
  }

  /**
   * Returns the same where a condition defines check: tries every combination of officers that the
   * waiting pawns could become.
   *
   * @param waiting the pawns that are yet to become officers, as a set
   */
  private static boolean isSafe(CompiledRules rules, Board board, int side, long waiting) {
    if (waiting == 0) {
      return !inCheck(rules, board, side);
    }
    int square = Long.numberOfTrailingZeros(waiting);
    Board chosen = new Board(board);
    for (int code : UnitCode.PROMOTIONS) {
      chosen.copy(board);
      chosen.move(square, square, code);
      if (!isSafe(rules, chosen, side, waiting & waiting - 1)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the king of a side may not cross this square when it castles. */
  public static boolean barsCrossing(CompiledRules rules, Board board, int side, int square) {
    if (rules.check == null) {
      return Attacks.isAttacked(board, square, side ^ 1);
    }
    Board crossing = new Board(board);
    crossing.move(board.king(side), square, UnitCode.KING);
    return inCheck(rules, crossing, side);
  }
}
