package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.View;

/** A board as hooks see it. */
class BoardView implements View {
  final Program program;
  Board board;

  BoardView(Program program, Board board) {
    this.program = program;
    this.board = board;
  }

  /** Returns the board behind a view that a hook hands back. */
  static Board board(View view) {
    return ((BoardView) view).board;
  }

  @Override
  public Side side() {
    return board.sideToMove();
  }

  @Override
  public @Nullable Piece at(Square square) {
    return board.at(square.ordinal());
  }

  @Override
  public boolean isEmpty(Square square) {
    return isFree(square.ordinal());
  }

  final boolean isFree(int square) {
    return (board.occupied() >>> square & 1) == 0
        && (!program.closesSquares() || (program.closed(this) >>> square & 1) == 0);
  }

  @Override
  public SquareSet emptySquares() {
    return SquareSet.ofBits(~(board.occupied() | program.closed(this)));
  }

  @Override
  public SquareSet occupied() {
    return SquareSet.ofBits(board.occupied());
  }

  @Override
  public SquareSet units(Side side) {
    return SquareSet.ofBits(board.units(side.ordinal()));
  }

  @Override
  public SquareSet squares(Piece piece) {
    return SquareSet.ofBits(
        board.coded(Board.code(piece.role())) & board.units(piece.side().ordinal()));
  }

  @Override
  public @Nullable Square king(Side side) {
    int king = board.king(side.ordinal());
    return king == 64 ? null : Square.of(king);
  }

  @Override
  public boolean isAttacked(Square square, Side by) {
    return Attacks.isAttacked(board, square.ordinal(), by.ordinal());
  }

  @Override
  public SquareSet attackers(Square square, Side by) {
    return SquareSet.ofBits(Attacks.attackers(board, square.ordinal(), by.ordinal()));
  }
}
