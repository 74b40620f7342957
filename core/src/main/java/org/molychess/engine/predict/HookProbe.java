package org.molychess.engine.predict;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.HookState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.spi.Capture;
import org.molychess.spi.Promotion;

/**
 * A move that is not played: it finds out what a hook does with it.
 *
 * <p>Most hooks look at nothing but who takes what where, and whether one square is empty. What
 * they do can be learned once and looked up ever after. A probe answers these few questions; a hook
 * that asks or does anything else is stopped there by {@link Unpredictable}, and is asked anew at
 * every move. Each kind of probe overrides what it can answer.
 */
abstract class HookProbe extends HookState implements Capture, Promotion {
  /** A board without state: whatever is asked of it is unknown. */
  private static final Board STATELESS = new Board(0, 0);

  HookProbe() {
    super(STATELESS);
  }

  /** Stops a hook that depends on more than a probe can tell. */
  static final class Unpredictable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unpredictable() {
      super("this is a probe, and the hook asks for more than it can tell", null, false, false);
    }
  }

  /**
   * Shows the probe to a hook.
   *
   * <p>A hook that fails is unpredictable, too: it will fail again in a move that is played, and
   * then the error can name the move.
   *
   * @return whether the hook came to its end
   */
  static <P extends HookProbe> boolean show(P probe, Consumer<? super P> hook) {
    try {
      hook.accept(probe);
      return true;
    } catch (Unpredictable e) {
      return false;
    } catch (RuntimeException e) {
      return false;
    }
  }

  // The move

  @Override
  public Side side() {
    throw new Unpredictable();
  }

  @Override
  public Square departure() {
    throw new Unpredictable();
  }

  @Override
  public Square arrival() {
    throw new Unpredictable();
  }

  @Override
  public Piece victim() {
    throw new Unpredictable();
  }

  @Override
  public Square captureSquare() {
    throw new Unpredictable();
  }

  @Override
  public Piece capturer() {
    throw new Unpredictable();
  }

  @Override
  public boolean isPromotion() {
    throw new Unpredictable();
  }

  @Override
  public boolean isEnPassant() {
    throw new Unpredictable();
  }

  @Override
  public @Nullable Square rebornOn() {
    throw new Unpredictable();
  }

  @Override
  public Piece officer() {
    throw new Unpredictable();
  }

  @Override
  public Square promotionSquare() {
    throw new Unpredictable();
  }

  @Override
  public Square officerSquare() {
    throw new Unpredictable();
  }

  @Override
  public boolean byStep() {
    throw new Unpredictable();
  }

  // The board

  @Override
  public @Nullable Piece at(Square square) {
    throw new Unpredictable();
  }

  @Override
  public boolean canPlace(Square square) {
    throw new Unpredictable();
  }

  @Override
  public SquareSet placeable() {
    throw new Unpredictable();
  }

  @Override
  public SquareSet occupied() {
    throw new Unpredictable();
  }

  @Override
  public SquareSet units(Side side) {
    throw new Unpredictable();
  }

  @Override
  public SquareSet squares(Piece piece) {
    throw new Unpredictable();
  }

  @Override
  public @Nullable Square king(Side side) {
    throw new Unpredictable();
  }

  @Override
  public boolean isAttacked(Square square, Side by) {
    throw new Unpredictable();
  }

  @Override
  public SquareSet attackers(Square square, Side by) {
    throw new Unpredictable();
  }

  // What hooks do

  @Override
  public void forbid(String reason) {
    throw new Unpredictable();
  }

  @Override
  public Square chooseSquare(SquareSet squares) {
    throw new Unpredictable();
  }

  @Override
  public @Nullable Square chooseSquareOrNone(SquareSet squares) {
    throw new Unpredictable();
  }

  @Override
  public Role chooseRole(Role... roles) {
    throw new Unpredictable();
  }

  @Override
  public void rebirth(Square home) {
    throw new Unpredictable();
  }

  @Override
  public void rebirth(Square home, Role role) {
    throw new Unpredictable();
  }

  @Override
  public void rebirthPromoted(Square home, Role officer) {
    throw new Unpredictable();
  }

  @Override
  public void settle() {
    throw new Unpredictable();
  }

  @Override
  public void place(Piece piece, Square square) {
    throw new Unpredictable();
  }

  @Override
  public void remove(Square square) {
    throw new Unpredictable();
  }

  @Override
  public void transfer(Square from, Square to) {
    throw new Unpredictable();
  }

  @Override
  public void change(Square square, Role role) {
    throw new Unpredictable();
  }

  // Declared state

  @Override
  protected final long unknownWord(int word) {
    throw new Unpredictable();
  }

  @Override
  public void setCounter(CounterState counter, int value) {
    throw new Unpredictable();
  }

  @Override
  public boolean isUnder(PileState pile, int square) {
    throw new Unpredictable();
  }

  @Override
  public @Nullable Piece under(PileState pile, int square, int depth) {
    throw new Unpredictable();
  }

  @Override
  public void push(PileState pile, int square, Piece piece) {
    throw new Unpredictable();
  }

  @Override
  public @Nullable Piece pop(PileState pile, int square) {
    throw new Unpredictable();
  }

  @Override
  public long unitState(int square, long bits) {
    throw new Unpredictable();
  }

  @Override
  public void setUnitState(StateKind kind, int square, long bits, long value) {
    throw new Unpredictable();
  }

  @Override
  public long victimState() {
    throw new Unpredictable();
  }
}
