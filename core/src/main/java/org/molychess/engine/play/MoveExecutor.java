package org.molychess.engine.play;

import org.jspecify.annotations.Nullable;
import org.molychess.Stage;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CheckBan;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookFailure;
import org.molychess.spi.BrokenRuleException;

/**
 * Plays one move from beginning to end, with every hook, and judges it (RULES 1.2).
 *
 * <p>The order is fixed: the victim is lifted, the unit moves, a pawn promotes, castling moves the
 * rook; departures; the victim's fate; the promoted officer; departures; the hooks that follow
 * every move; the king's safety; checks; the end of the turn; mates.
 *
 * <p>Where a hook asks for the mover's choice, the move is played again for every answer.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.2">RULES 1.2</a>
 */
public final class MoveExecutor {
  private final CompiledRules rules;
  private final HookBoard hands;
  private final HookCalls calls;
  private final boolean kingsReturn;

  /** Answers "is it mate?"; null if no condition asks. */
  private final @Nullable ReplySearch replies;

  /** Whether the move is only judged, so that the end of its turn need not be played. */
  private boolean judgeOnly;

  /**
   * Makes an executor with scratch memory of its own: one for each thread.
   *
   * @param replies finds replies by the rules without their endings; null if they have none
   */
  public MoveExecutor(CompiledRules rules, @Nullable ReplySearch replies) {
    this.rules = rules;
    this.replies = replies;
    hands = new HookBoard(rules);
    calls = new HookCalls(rules, hands);
    hands.calls(calls);
    kingsReturn = hands.kingsReturn;
  }

  /** Keeps what hooks do in this journal from now on; in none if it is null. */
  public void keep(@Nullable Journal journal) {
    hands.journal = journal;
  }

  /** Returns why the last move is illegal, or null. */
  public @Nullable String reason() {
    return hands.state.forbidden;
  }

  /**
   * Checks the reason that a condition has given, which is seen by the user now.
   *
   * @throws BrokenRuleException if it is no line of plain text
   */
  void requireReason(Board before, String reason) {
    try {
      HookFailure.requireReason(reason);
    } catch (BrokenRuleException e) {
      hands.state.ask(hands.state.forbiddenBy);
      throw failure(before, e);
    }
  }

  /** Returns the condition that forbids the last move; empty if its king is in check. */
  public String forbiddenBy() {
    return hands.state.forbiddenBy;
  }

  /**
   * Plays the move on {@code child}.
   *
   * @return whether it is legal; if not, the board of the child means nothing
   */
  public boolean play(GenContext from, int move, ChoiceSequence choices, Board child) {
    return play(from, move, choices, child, false);
  }

  /** Returns whether the move is legal; what the board of the child holds then means nothing. */
  public boolean judge(GenContext from, int move, ChoiceSequence choices, Board child) {
    return play(from, move, choices, child, true);
  }

  private boolean play(
      GenContext from, int move, ChoiceSequence choices, Board child, boolean toBeJudged) {
    begin(move, from.board.side, choices, child);
    judgeOnly = toBeJudged;
    try {
      return run(from);
    } catch (Throwable e) {
      throw failure(from.board, e);
    }
  }

  private RuntimeException failure(Board before, Throwable cause) {
    hands.reopen(0);
    MoveState state = hands.state;
    return HookFailure.inMove(
        rules.layout, state.acting(), MoveText.machine(state.move), before, cause);
  }

  private void begin(int move, int mover, ChoiceSequence choices, Board child) {
    hands.lookAt(child);
    if (hands.choices != choices) {
      hands.choices = choices;
    }
    hands.choosing = false;
    hands.state.begin(move, mover);
    choices.rewind();
  }

  private boolean run(GenContext from) {
    moveUnits(from.board);
    calls.departureHooks();
    calls.captureHooks();
    calls.promotionHooks();
    calls.departureHooks();
    calls.moveHooks();
    MoveState state = hands.state;
    if (state.forbidden != null) {
      return false;
    }
    if (!KingSafety.isSafe(from, hands.board, state)) {
      state.forbidden = "it leaves the king in check";
      return false;
    }
    if (from.given.matter
        && (state.irregular || rules.check != null || from.given.mayBeBy(state.move))
        && Checks.inCheck(rules, hands.board, state.mover ^ 1)) {
      return judgeCheck();
    }
    if (!judgeOnly) {
      endTurn();
    }
    return true;
  }

  /** Lifts the victim, moves the unit, promotes a pawn, takes the rook along in castling. */
  private void moveUnits(Board before) {
    MoveState state = hands.state;
    int move = state.move;
    int to = PackedMove.to(move);
    state.victimSquare = PackedMove.victim(move);
    state.victimCode = PackedMove.victimCode(before, move);
    makeOrthodox(before, hands.board, move);
    state.left = 1L << PackedMove.from(move);
    if (state.victimCode != 0) {
      state.settled = false;
      state.victimState = before.unitState(state.victimSquare);
      if (state.victimSquare != to) {
        hands.board.clear(state.victimSquare);
        state.irregular = true;
      }
    }
    if (PackedMove.promotion(move) != 0) {
      state.promotion.set(to, UnitCode.piece(PackedMove.promotion(move), state.mover), true);
    }
    if (PackedMove.isCastling(move)) {
      // King and rook may go where the other stood, or stay.
      state.left |= 1L << PackedMove.rookFrom(move);
      state.left &= ~(1L << to | 1L << PackedMove.rookTo(move));
    }
  }

  /** Moves units as in orthodox chess; a pawn captured en passant stays. */
  private void makeOrthodox(Board before, Board child, int move) {
    child.copyMoved(before, PackedMove.from(move), PackedMove.to(move), PackedMove.arriving(move));
    if (PackedMove.code(move) == UnitCode.KING) {
      if (PackedMove.takesRook(move)) {
        castleFreely(before, child, move);
      } else if (PackedMove.isCastling(move)) {
        child.move(PackedMove.rookFrom(move), PackedMove.rookTo(move), UnitCode.ROOK);
      }
      if (!kingsReturn) {
        Castling.loseMarks(child, child.side);
      }
    }
  }

  /** Lifts king and rook before it puts them down, as each may go where the other stands. */
  private static void castleFreely(Board before, Board child, int move) {
    int from = PackedMove.from(move);
    int rook = PackedMove.rookFrom(move);
    child.copy(before);
    child.clear(from);
    child.clear(rook);
    child.put(PackedMove.to(move), UnitCode.KING, before.side);
    child.setUnitState(PackedMove.to(move), before.unitState(from));
    child.put(PackedMove.rookTo(move), UnitCode.ROOK, before.side);
    child.setUnitState(PackedMove.rookTo(move), before.unitState(rook));
  }

  /** Plays a plain move: one that no hook but the end of the turn concerns. */
  public void playPlain(Board before, int move, Board child) {
    makeOrthodox(before, child, move);
    finishPlain(before, move, child);
  }

  /**
   * Plays a legal capture, not en passant, of which it is known what all its hooks do.
   *
   * @param home where the victim is reborn as it was; {@link Geometry#NO_SQUARE} if nowhere
   */
  public void playPredicted(Board before, int move, int home, Board child) {
    makeOrthodox(before, child, move);
    if (home != Geometry.NO_SQUARE) {
      int to = PackedMove.to(move);
      int victim = before.code(to);
      int enemy = before.side ^ 1;
      child.put(home, victim, enemy);
      child.setUnitState(home, before.unitState(to));
      Castling.markPlaced(child, home, victim, enemy, kingsReturn);
    }
    finishPlain(before, move, child);
  }

  private void finishPlain(Board before, int move, Board child) {
    if (rules.turns.length == 0) {
      child.side ^= 1;
      child.enPassant = PackedMove.skipped(move);
      return;
    }
    hands.lookAt(child);
    hands.state.beginPlain(move, child.side);
    try {
      endTurn();
    } catch (Throwable e) {
      throw failure(before, e);
    }
  }

  /** Judges a move that gives check, ends the turn, and asks the mate hooks if it mates. */
  private boolean judgeCheck() {
    MoveState state = hands.state;
    state.enter(Stage.CHECK);
    CheckBan ban = rules.banOnChecks(hands, hands.board);
    if (ban != null) {
      state.forbid(ban.reason(), ban.rule());
      return false;
    }
    calls.checkHooks();
    if (state.forbidden != null) {
      return false;
    }
    endTurn();
    if (!isMate()) {
      return true;
    }
    state.irregular = true;
    calls.mateHooks();
    calls.departureHooks();
    if (state.forbidden == null && !Checks.isSafe(rules, hands.board, state.mover)) {
      state.forbidden = "it leaves the king in check";
    }
    return state.forbidden == null;
  }

  /** Returns whether hooks ask for mates, and the turn has passed to a side without a reply. */
  private boolean isMate() {
    Board board = hands.board;
    return replies != null
        && rules.mates.length != 0
        && board.side != hands.state.mover
        && !rules.isOver(board)
        && !replies.hasLegalMove(board);
  }

  private void endTurn() {
    hands.passTurn();
    calls.turnHooks();
  }

  /**
   * Turns a waiting pawn of the mover into an officer: the choice with which the move begins.
   *
   * @param child becomes the board on which the move goes on
   */
  public void choosePending(Board before, int square, int code, Board child) {
    begin(PackedMove.promotion(square, square, code), before.side, hands.choices, child);
    child.copy(before);
    child.move(square, square, code);
    hands.state.promotion.set(square, UnitCode.piece(code, before.side), false);
    hands.choosing = true;
    try {
      calls.promotionHooks();
      calls.departureHooks();
    } catch (Throwable e) {
      throw failure(before, e);
    }
  }

  /** Returns whether the side to move has a legal move by the rules without endings. */
  public boolean hasReplyWithoutEndings(Board position) {
    return replies != null && replies.hasLegalMove(position);
  }
}
