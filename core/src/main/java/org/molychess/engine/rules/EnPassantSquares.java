package org.molychess.engine.rules;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.spi.Capability;

/** Says which squares pawns may have skipped by double steps, as a board stands. */
public final class EnPassantSquares {
  /** As many pawns as a side has in a game may have made a double step in one series. */
  public static final int MOST = 8;

  private EnPassantSquares() {}

  /** Returns whether a turn may be several moves, so that several squares may be skipped. */
  public static boolean maySeveral(CompiledRules rules) {
    return rules.may(Capability.KEEP_TURN);
  }

  /** Returns why this cannot be an e.p. square, as what follows "it", or null. */
  public static @Nullable String fault(CompiledRules rules, Board board, int square) {
    boolean several = maySeveral(rules);
    int rank = (square >> 3) + 1;
    int expected = board.side == Board.WHITE ? 6 : 3;
    if (rank != expected && !(several && rank == 9 - expected)) {
      return "is not on rank " + expected;
    }
    int side = rank == 6 ? Board.BLACK : Board.WHITE;
    if (board.at(PackedMove.enPassantVictim(square)) != UnitCode.piece(UnitCode.PAWN, side)) {
      return "has no pawn before it that could have made a double step";
    }
    return (board.occupied() >>> square & 1) != 0 && !several ? "is occupied" : null;
  }
}
