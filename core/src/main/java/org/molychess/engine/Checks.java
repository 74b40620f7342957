package org.molychess.engine;

import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.CheckRule;

/** The one place that answers whether a king is in check, by the rules' own definition. */
final class Checks {
  private Checks() {}

  /** Returns whether the side's king is in check; a side without a king never is. */
  static boolean inCheck(Program program, Board board, int side) {
    int king = board.king(side);
    if (king == 64) {
      return false;
    }
    Program.Entry<CheckRule> defined = program.check;
    return defined == null
        ? Attacks.isAttacked(board, king, side ^ 1)
        : checkers(program, defined, board, side, king) != 0;
  }

  /** Returns the units that give check to the side's king. */
  static long checkers(Program program, Board board, int side) {
    int king = board.king(side);
    Program.Entry<CheckRule> defined = program.check;
    return king == 64
        ? 0
        : defined == null
            ? Attacks.attackers(board, king, side ^ 1)
            : checkers(program, defined, board, side, king);
  }

  private static long checkers(
      Program program, Program.Entry<CheckRule> defined, Board board, int side, int king) {
    BoardView view = new BoardView(program, board);
    Side of = side == Board.WHITE ? Side.WHITE : Side.BLACK;
    try {
      return defined.hook().checkers(view, of, Square.of(king)).bits();
    } catch (RuntimeException e) {
      throw program.fault(defined.rule(), "say what check is in", board, e);
    }
  }

  /**
   * Returns whether the side may leave its king like this: not in check, and not in check from any
   * figure that a waiting enemy pawn could become (RULES 1.4.3).
   */
  static boolean isSafe(Program program, Board board, int side) {
    int king = board.king(side);
    if (program.check != null) {
      return king == 64 || isSafe(program, board, side, board.waiting(side ^ 1));
    }
    return king == 64
        || !Attacks.isAttacked(board, king, side ^ 1)
            && !Attacks.isThreatened(board, king, side ^ 1);
  }

  /** The same where check is defined: tries all that the waiting pawns could become together. */
  private static boolean isSafe(Program program, Board board, int side, long waiting) {
    if (waiting == 0) {
      return !inCheck(program, board, side);
    }
    int square = Long.numberOfTrailingZeros(waiting);
    Board chosen = new Board(board);
    for (int code : Program.PROMOTIONS) {
      chosen.copy(board);
      chosen.move(square, square, code);
      if (!isSafe(program, chosen, side, waiting & waiting - 1)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a castling king may not cross this square. */
  static boolean barsCrossing(Program program, Board board, int side, int square) {
    if (program.check == null) {
      return Attacks.isAttacked(board, square, side ^ 1);
    }
    Board crossing = new Board(board);
    crossing.move(board.king(side), square, Board.KING);
    return inCheck(program, crossing, side);
  }
}
