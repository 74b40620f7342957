package org.molychess.engine.play;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Mate;
import org.molychess.spi.Promotion;
import org.molychess.spi.Turn;

/** What each kind of hook is given: a capture, a promotion, a mate, the end of a turn. */
final class HookBoard extends EditableBoard implements Capture, Promotion, Mate, Turn {
  private final boolean mayKeepTurn;
  private @Nullable HookCalls calls;
  private long enPassantBefore;

  HookBoard(CompiledRules rules) {
    super(rules);
    mayKeepTurn = rules.may(Capability.KEEP_TURN);
  }

  /** Sets what asks the departure hooks when a rescued king leaves its square. */
  void calls(HookCalls hooks) {
    calls = hooks;
  }

  // A capture

  @Override
  public Piece victim() {
    return UnitCode.piece(state.victimCode, state.mover ^ 1);
  }

  @Override
  public Square captureSquare() {
    return Square.of(state.victimSquare);
  }

  @Override
  public Piece capturer() {
    return UnitCode.piece(PackedMove.arriving(state.move), state.mover);
  }

  @Override
  public boolean isPromotion() {
    return PackedMove.promotion(state.move) != 0;
  }

  @Override
  public boolean isEnPassant() {
    return PackedMove.isEnPassant(state.move);
  }

  @Override
  public void rebirth(Square home) {
    rebirth(home.ordinal(), state.victimCode);
  }

  @Override
  public void rebirth(Square home, Role role) {
    rebirth(home.ordinal(), UnitCode.of(role));
  }

  private void rebirth(int home, int code) {
    state.settled = true;
    state.reborn = home;
    put(home, code, state.mover ^ 1, state.victimState);
  }

  @Override
  public void rebirthPromoted(Square home, Role officer) {
    rebirth(home, officer);
    state.promotion.rebornVictim = home.ordinal();
  }

  @Override
  public @Nullable Square rebornOn() {
    return state.reborn == Geometry.NO_SQUARE ? null : Square.of(state.reborn);
  }

  @Override
  public void settle() {
    state.settled = true;
  }

  // A promotion

  @Override
  public Piece officer() {
    return Objects.requireNonNull(state.promotion.officer);
  }

  @Override
  public Square promotionSquare() {
    return Square.of(state.promotion.promotionSquare);
  }

  @Override
  public Square officerSquare() {
    return Square.of(state.promotion.square);
  }

  @Override
  public boolean byStep() {
    return state.promotion.byStep;
  }

  // A mate

  @Override
  public Side loser() {
    return side().opposite();
  }

  @Override
  public boolean rescue(Square home) {
    Square king = king(loser());
    if (king == null) {
      return false;
    }
    Board before = new Board(board);
    int[] noted = journal == null ? null : journal.size();
    transfer(king, home);
    String rule = state.acting;
    Objects.requireNonNull(calls).departureHooks();
    state.acting = rule;
    if (!Checks.inCheck(rules, board, state.mover ^ 1)) {
      return true;
    }
    board.copy(before);
    if (journal != null && noted != null) {
      journal.forget(noted);
    }
    note(TraceEvent.Kind.UNSAFE, home, null, "");
    return false;
  }

  // The end of a turn

  /** Passes the turn, before the hooks are asked. */
  void passTurn() {
    enPassantBefore = board.enPassant;
    board.enPassant = PackedMove.skipped(state.move);
    board.side = state.mover ^ 1;
  }

  @Override
  public SquareSet enPassantBefore() {
    return SquareSet.ofBits(enPassantBefore);
  }

  @Override
  public SquareSet enPassant() {
    return SquareSet.ofBits(board.enPassant);
  }

  @Override
  public void setEnPassant(SquareSet squares) {
    board.enPassant = squares.bits();
  }

  @Override
  public void keepTurn() {
    if (!mayKeepTurn) {
      throw new BrokenRuleException(
          "the turn may not be kept without declare(" + Capability.KEEP_TURN + ")");
    }
    board.side = state.mover;
    note(TraceEvent.Kind.KEPT_TURN, null, null, "");
  }
}
