package org.molychess.engine.rules;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Attacks;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.HookState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.StateLayout;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.View;

/** A board as hooks see it, to be read. */
public class BoardView extends HookState implements View {
  private final StateLayout layout;
  private final ClosedSquares closed;

  /**
   * Makes a view of a board.
   *
   * @param layout where the declared state lies
   * @param closed the squares on which no unit can be placed
   */
  public BoardView(StateLayout layout, ClosedSquares closed, Board board) {
    super(board);
    this.layout = layout;
    this.closed = closed;
  }

  /** Returns where the declared state lies. */
  final StateLayout layout() {
    return layout;
  }

  @Override
  public Side side() {
    require(READ);
    return board.sideToMove();
  }

  @Override
  public @Nullable Piece at(Square square) {
    require(READ);
    return board.at(square.ordinal());
  }

  @Override
  public boolean canPlace(Square square) {
    require(READ);
    return isFree(square.ordinal());
  }

  /** Returns whether a unit could be placed on the square. */
  protected final boolean isFree(int square) {
    return (board.occupied() >>> square & 1) == 0
        && (!closed.any() || (closed.squares(this) >>> square & 1) == 0);
  }

  @Override
  public SquareSet placeable() {
    require(READ);
    return SquareSet.ofBits(~(board.occupied() | closed.squares(this)));
  }

  @Override
  public SquareSet occupied() {
    require(READ);
    return SquareSet.ofBits(board.occupied());
  }

  @Override
  public SquareSet units(Side side) {
    require(READ);
    return SquareSet.ofBits(board.units(side.ordinal()));
  }

  @Override
  public SquareSet squares(Piece piece) {
    require(READ);
    return SquareSet.ofBits(board.squares(piece));
  }

  @Override
  public @Nullable Square king(Side side) {
    require(READ);
    int king = board.king(side.ordinal());
    return king == Geometry.NO_SQUARE ? null : Square.of(king);
  }

  @Override
  public boolean isAttacked(Square square, Side by) {
    require(READ);
    return Attacks.isAttacked(board, square.ordinal(), by.ordinal());
  }

  @Override
  public SquareSet attackers(Square square, Side by) {
    require(READ);
    return SquareSet.ofBits(Attacks.attackers(board, square.ordinal(), by.ordinal()));
  }

  // Declared state

  @Override
  public final boolean isUnder(PileState pile, int square) {
    require(READ);
    return board.isBuried(pile.word(), square);
  }

  @Override
  public final @Nullable Piece under(PileState pile, int square, int depth) {
    require(READ);
    return board.buried(pile.word(), square, depth);
  }

  @Override
  public final long unitState(int square, long bits) {
    require(READ);
    return board.unitState(square);
  }

  @Override
  public long victimState() {
    throw new BrokenRuleException("there is no captured unit here");
  }

  @Override
  public void setCounter(CounterState counter, int value) {
    throw readOnly();
  }

  @Override
  public void push(PileState pile, int square, Piece piece) {
    throw readOnly();
  }

  @Override
  public @Nullable Piece pop(PileState pile, int square) {
    throw readOnly();
  }

  @Override
  public void setUnitState(StateKind kind, int square, long bits, long value) {
    throw readOnly();
  }

  private static BrokenRuleException readOnly() {
    return new BrokenRuleException("this hook may read declared state, but not write it");
  }
}
