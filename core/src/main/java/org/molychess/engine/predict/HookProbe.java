package org.molychess.engine.predict;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.rules.HookFailure;
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

  /** Whether the hook has asked or done what the probe cannot tell. */
  private boolean stopped;

  /** Returns what stops the hook; should the hook catch it, it is unpredictable all the same. */
  final Unpredictable stop() {
    stopped = true;
    return new Unpredictable();
  }

  /**
   * Shows the probe to a hook.
   *
   * <p>A hook that fails is unpredictable, too: it will fail again in a move that is played, and
   * then the error can name the move.
   *
   * @return whether the hook came to its end without having been stopped
   */
  static <P extends HookProbe> boolean show(P probe, Consumer<? super P> hook) {
    HookProbe shown = probe;
    shown.open(READ);
    try {
      hook.accept(probe);
      return !shown.stopped;
    } catch (Unpredictable e) {
      return false;
    } catch (Throwable e) {
      HookFailure.rethrowIfFatal(e);
      return false;
    } finally {
      shown.reopen(0);
    }
  }

  // The move

  @Override
  public Side side() {
    throw stop();
  }

  @Override
  public Square departure() {
    throw stop();
  }

  @Override
  public Square arrival() {
    throw stop();
  }

  @Override
  public Piece victim() {
    throw stop();
  }

  @Override
  public Square captureSquare() {
    throw stop();
  }

  @Override
  public Piece capturer() {
    throw stop();
  }

  @Override
  public boolean isPromotion() {
    throw stop();
  }

  @Override
  public boolean isEnPassant() {
    throw stop();
  }

  @Override
  public @Nullable Square rebornOn() {
    throw stop();
  }

  @Override
  public Piece officer() {
    throw stop();
  }

  @Override
  public Square promotionSquare() {
    throw stop();
  }

  @Override
  public Square officerSquare() {
    throw stop();
  }

  @Override
  public boolean byStep() {
    throw stop();
  }

  // The board

  @Override
  public @Nullable Piece at(Square square) {
    throw stop();
  }

  @Override
  public boolean canPlace(Square square) {
    throw stop();
  }

  @Override
  public SquareSet placeable() {
    throw stop();
  }

  @Override
  public SquareSet occupied() {
    throw stop();
  }

  @Override
  public SquareSet units(Side side) {
    throw stop();
  }

  @Override
  public SquareSet squares(Piece piece) {
    throw stop();
  }

  @Override
  public @Nullable Square king(Side side) {
    throw stop();
  }

  @Override
  public boolean isAttacked(Square square, Side by) {
    throw stop();
  }

  @Override
  public SquareSet attackers(Square square, Side by) {
    throw stop();
  }

  // What hooks do

  @Override
  public void forbid(String reason) {
    throw stop();
  }

  @Override
  public Square chooseSquare(SquareSet squares) {
    throw stop();
  }

  @Override
  public @Nullable Square chooseSquareOrNone(SquareSet squares) {
    throw stop();
  }

  @Override
  public Role chooseRole(Role... roles) {
    throw stop();
  }

  @Override
  public void rebirth(Square home) {
    throw stop();
  }

  @Override
  public void rebirth(Square home, Role role) {
    throw stop();
  }

  @Override
  public void rebirthPromoted(Square home, Role officer) {
    throw stop();
  }

  @Override
  public void settle() {
    throw stop();
  }

  @Override
  public void place(Piece piece, Square square) {
    throw stop();
  }

  @Override
  public void remove(Square square) {
    throw stop();
  }

  @Override
  public void transfer(Square from, Square to) {
    throw stop();
  }

  @Override
  public void change(Square square, Role role) {
    throw stop();
  }

  // Declared state

  @Override
  protected final long unknownWord(int word) {
    throw stop();
  }

  @Override
  public void setCounter(CounterState counter, int value) {
    throw stop();
  }

  @Override
  public boolean isUnder(PileState pile, int square) {
    throw stop();
  }

  @Override
  public @Nullable Piece under(PileState pile, int square, int depth) {
    throw stop();
  }

  @Override
  public void push(PileState pile, int square, Piece piece) {
    throw stop();
  }

  @Override
  public @Nullable Piece pop(PileState pile, int square) {
    throw stop();
  }

  @Override
  public long unitState(int square, long bits) {
    throw stop();
  }

  @Override
  public void setUnitState(StateKind kind, int square, long bits, long value) {
    throw stop();
  }

  @Override
  public long victimState() {
    throw stop();
  }
}
