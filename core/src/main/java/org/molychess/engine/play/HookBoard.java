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
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.EnPassantSquares;
import org.molychess.engine.text.SquareNames;
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
    require(READ);
    return UnitCode.piece(state.victimCode, state.mover ^ 1);
  }

  @Override
  public Square captureSquare() {
    require(READ);
    return Square.of(state.victimSquare);
  }

  @Override
  public Piece capturer() {
    require(READ);
    return UnitCode.piece(PackedMove.arriving(state.move), state.mover);
  }

  @Override
  public boolean isPromotion() {
    require(READ);
    return PackedMove.promotion(state.move) != 0;
  }

  @Override
  public boolean isEnPassant() {
    require(READ);
    return PackedMove.isEnPassant(state.move);
  }

  @Override
  public void rebirth(Square home) {
    require(EDIT);
    rebirth(home.ordinal(), state.victimCode);
  }

  @Override
  public void rebirth(Square home, Role role) {
    require(EDIT);
    rebirth(home.ordinal(), UnitCode.of(role));
  }

  private void rebirth(int home, int code) {
    if (state.settled) {
      throw new BrokenRuleException("the victim's fate is settled already");
    }
    state.settled = true;
    state.reborn = home;
    put(home, code, state.mover ^ 1, state.victimState);
  }

  @Override
  public void rebirthPromoted(Square home, Role officer) {
    require(EDIT);
    rebirth(home, officer);
    state.promotion.rebornVictim = home.ordinal();
  }

  @Override
  public @Nullable Square rebornOn() {
    require(READ);
    return state.reborn == Geometry.NO_SQUARE ? null : Square.of(state.reborn);
  }

  @Override
  public void settle() {
    require(EDIT);
    state.settled = true;
  }

  // A promotion

  @Override
  public Piece officer() {
    require(READ);
    return Objects.requireNonNull(state.promotion.officer);
  }

  @Override
  public Square promotionSquare() {
    require(READ);
    return Square.of(state.promotion.promotionSquare);
  }

  @Override
  public Square officerSquare() {
    require(READ);
    return Square.of(state.promotion.square);
  }

  @Override
  public boolean byStep() {
    require(READ);
    return state.promotion.byStep;
  }

  // A mate

  @Override
  public Side loser() {
    require(READ);
    return side().opposite();
  }

  @Override
  public boolean rescue(Square home) {
    require(EDIT);
    Square king = king(loser());
    if (king == null) {
      return false;
    }
    Board before = new Board(board);
    int[] noted = journal == null ? null : journal.size();
    transfer(king, home);
    String rule = state.acting();
    Objects.requireNonNull(calls).departureHooks();
    state.ask(rule);
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
    board.side = state.mover ^ 1;
    long skipped = PackedMove.skipped(state.move);
    if (skipped != 0
        && state.irregular
        && EnPassantSquares.fault(rules, board, Long.numberOfTrailingZeros(skipped)) != null) {
      // A hook has taken the pawn away.
      skipped = 0;
    }
    board.enPassant = skipped;
  }

  @Override
  public SquareSet enPassantBefore() {
    require(READ);
    return SquareSet.ofBits(enPassantBefore);
  }

  @Override
  public SquareSet enPassant() {
    require(READ);
    return SquareSet.ofBits(board.enPassant);
  }

  @Override
  public void setEnPassant(SquareSet squares) {
    require(END_TURN);
    requireSkipped(squares.bits());
    board.enPassant = squares.bits();
  }

  private void requireSkipped(long squares) {
    int most = EnPassantSquares.maySeveral(rules) ? EnPassantSquares.MOST : 1;
    long thirds = squares & Ranks.sixth(Board.BLACK);
    if (Long.bitCount(squares) > most || thirds != 0 && thirds != squares) {
      throw new BrokenRuleException(
          SquareNames.list(squares)
              + " cannot be the e.p. squares: of one side, and at most "
              + most);
    }
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      String fault = EnPassantSquares.fault(rules, board, square);
      if (fault != null) {
        throw new BrokenRuleException(
            SquareNames.name(square) + " cannot be an e.p. square: it " + fault);
      }
    }
  }

  @Override
  public void keepTurn() {
    require(END_TURN);
    if (!mayKeepTurn) {
      throw new BrokenRuleException(
          "the turn may not be kept without declare(" + Capability.KEEP_TURN + ")");
    }
    board.side = state.mover;
    note(TraceEvent.Kind.KEPT_TURN, null, null, "");
  }
}
