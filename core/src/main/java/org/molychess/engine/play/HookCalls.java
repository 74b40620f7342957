package org.molychess.engine.play;

import java.util.Arrays;
import org.molychess.Square;
import org.molychess.Stage;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.DepartureWatch;
import org.molychess.engine.rules.KeptMask;
import org.molychess.engine.rules.RuleHook;
import org.molychess.engine.state.HookState;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;
import org.molychess.spi.CheckHook;
import org.molychess.spi.MateHook;
import org.molychess.spi.MoveHook;
import org.molychess.spi.PromotionHook;
import org.molychess.spi.TurnHook;

/** Asks the hooks of each kind, in the order of the conditions. */
final class HookCalls {
  /** More departures than one move can have. It stops hooks that cause departures without end. */
  private static final int MOST_DEPARTURES = 1_000;

  private static final int JUDGE = HookState.READ | HookState.WRITE | HookState.FORBID;
  private static final int PLAY = JUDGE | HookState.EDIT;
  private static final int END_TURN = HookState.READ | HookState.WRITE | HookState.END_TURN;

  private final CompiledRules rules;
  private final HookBoard hands;
  private final MoveState state;

  /** What the departure hooks watch, in their order. */
  private final KeptMask[] watched;

  HookCalls(CompiledRules rules, HookBoard hands) {
    this.rules = rules;
    this.hands = hands;
    this.state = hands.state;
    watched =
        Arrays.stream(rules.departures)
            .map(watch -> watch.squares(rules.layout))
            .toArray(KeptMask[]::new);
  }

  /** Asks about every square that has been left, until no more are left. */
  void departureHooks() {
    if (rules.departures.length == 0) {
      state.left = 0;
      return;
    }
    Stage outer = state.stage();
    state.enter(Stage.DEPARTURE);
    for (int asked = 0; state.left != 0; asked++) {
      if (asked == MOST_DEPARTURES) {
        throw new BrokenRuleException(
            "departures follow departures without end; more than " + MOST_DEPARTURES);
      }
      // The unit that moves goes first: in castling the king before the rook.
      long first = state.left & 1L << PackedMove.from(state.move);
      int square = Long.numberOfTrailingZeros(first != 0 ? first : state.left);
      state.left &= ~(1L << square);
      for (int i = 0; i < watched.length; i++) {
        if ((watched[i].squares(hands.board) >>> square & 1) != 0) {
          DepartureWatch watch = rules.departures[i];
          state.ask(watch.rule());
          int before = hands.open(PLAY);
          watch.hook().left(Square.of(square), hands);
          hands.reopen(before);
        }
      }
    }
    state.enter(outer);
  }

  /**
   * Asks the judges of the capture, the hooks that settle the victim's fate, and those that follow.
   */
  void captureHooks() {
    if (state.victimCode == 0) {
      return;
    }
    state.enter(Stage.BEFORE_CAPTURE);
    for (RuleHook<CaptureJudge> judge : rules.captureJudges) {
      if (isAsked(judge.rule())) {
        state.ask(judge.rule());
        hands.open(JUDGE);
        judge.hook().judge(hands);
        hands.reopen(0);
      }
    }
    if (state.forbidden != null) {
      return;
    }
    state.enter(Stage.CAPTURE);
    for (int i = 0; !state.settled && i < rules.captures.length; i++) {
      RuleHook<CaptureHook> capture = rules.captures[i];
      if (isAsked(capture.rule())) {
        state.ask(capture.rule());
        hands.open(PLAY);
        capture.hook().captured(hands);
        hands.reopen(0);
      }
    }
    if (!state.settled && state.victimCode == UnitCode.KING) {
      state.forbid("the king could not be reborn", state.acting());
    }
    state.enter(Stage.AFTER_CAPTURE);
    for (RuleHook<CaptureHook> capture : rules.afterCaptures) {
      state.ask(capture.rule());
      hands.open(PLAY);
      capture.hook().captured(hands);
      hands.reopen(0);
    }
    if (hands.board.code(state.victimSquare) == 0) {
      // En passant, what lay under the victim stays there while its fate is open.
      state.left |= 1L << state.victimSquare;
    }
  }

  /** Returns whether the condition is asked about this victim: few are asked about kings. */
  private boolean isAsked(String rule) {
    return state.victimCode != UnitCode.KING || rules.takesKings(rule);
  }

  /**
   * Asks about the officer that a pawn has become, then about a victim that promoted at its
   * rebirth.
   */
  void promotionHooks() {
    followPromotion();
    int victim = state.promotion.rebornVictim;
    if (victim != Geometry.NO_SQUARE) {
      state.promotion.rebornVictim = Geometry.NO_SQUARE;
      state.promotion.set(victim, hands.unit(victim), false);
      followPromotion();
    }
  }

  private void followPromotion() {
    state.enter(Stage.PROMOTION);
    for (RuleHook<PromotionHook> promotion : rules.promotions) {
      if (state.promotion.square == Geometry.NO_SQUARE) {
        return;
      }
      state.ask(promotion.rule());
      hands.open(PLAY);
      promotion.hook().promoted(hands);
      hands.reopen(0);
    }
  }

  /** Asks the hooks that follow every move, and about departures after each of them. */
  void moveHooks() {
    state.enter(Stage.AFTER_MOVE);
    for (RuleHook<MoveHook> move : rules.moves) {
      state.ask(move.rule());
      hands.open(PLAY);
      move.hook().moved(hands);
      hands.reopen(0);
      departureHooks();
    }
  }

  /** Asks the hooks that judge a move that gives check. */
  void checkHooks() {
    for (RuleHook<CheckHook> check : rules.checks) {
      state.ask(check.rule());
      hands.open(JUDGE);
      check.hook().gaveCheck(hands);
      hands.reopen(0);
    }
  }

  /** Asks the hooks that answer a mate. */
  void mateHooks() {
    state.enter(Stage.MATE);
    for (RuleHook<MateHook> mate : rules.mates) {
      state.ask(mate.rule());
      hands.open(PLAY);
      mate.hook().mated(hands);
      hands.reopen(0);
    }
  }

  /** Asks the hooks that end the turn. */
  void turnHooks() {
    state.enter(Stage.TURN_END);
    for (RuleHook<TurnHook> turn : rules.turns) {
      state.ask(turn.rule());
      hands.open(END_TURN);
      turn.hook().ended(hands);
      hands.reopen(0);
    }
  }
}
