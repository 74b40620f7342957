package org.molychess.engine.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.RuleHook;
import org.molychess.spi.StalemateHook;

/** Tries every move that the movement of the units allows, legal or not: for explanations. */
public final class MoveTrials {
  private final CompiledRules rules;
  private final Board root;
  private final MoveExecutor executor;
  private final List<MoveTrial> found = new ArrayList<>();

  private MoveTrials(CompiledRules rules, Board root, @Nullable ReplySearch replies) {
    this.rules = rules.fullPlan();
    this.root = root;
    this.executor = new MoveExecutor(this.rules, replies);
  }

  /** Returns the trials, in the order of their machine texts. */
  public static List<MoveTrial> of(
      CompiledRules rules, Board board, @Nullable ReplySearch replies) {
    if (rules.isOver(board)) {
      return List.of();
    }
    MoveTrials trials = new MoveTrials(rules, board, replies);
    trials.choosePending(board, 0, new Journal(), trials::tryMoves);
    if (trials.found.stream().allMatch(trial -> trial.reason() != null)
        && trials.isStalemateWithoutEndings()) {
      trials.choosePending(board, 0, new Journal(), trials::tryOffers);
    }
    trials.found.sort(Comparator.comparing(trial -> trial.code().text()));
    return List.copyOf(trials.found);
  }

  private boolean isStalemateWithoutEndings() {
    return rules.stalemates.length != 0
        && !Checks.inCheck(rules, root, root.side)
        && !executor.hasReplyWithoutEndings(root);
  }

  private interface Continuation {
    void go(GenContext context, int pending, Journal chosen);
  }

  /** Goes on with every choice of officers for the pawns that wait. */
  private void choosePending(Board board, int pending, Journal chosen, Continuation then) {
    long waiting = board.waiting(board.side);
    if (waiting == 0) {
      GenContext context = new GenContext(rules);
      context.board.copy(board);
      context.prepare();
      then.go(context, pending, chosen);
      return;
    }
    int square = Long.numberOfTrailingZeros(waiting);
    for (int code : UnitCode.PROMOTIONS) {
      Board child = rules.layout.newBoard();
      Journal more = new Journal(chosen);
      executor.keep(more);
      executor.choosePending(board, square, code, child);
      choosePending(child, MoveCode.choose(pending, code), more, then);
    }
  }

  private void tryMoves(GenContext context, int pending, Journal chosen) {
    MoveList moves = new MoveList();
    Generator.listHooked(context, moves);
    tryAll(context, moves, pending, chosen, "");
  }

  private void tryOffers(GenContext context, int pending, Journal chosen) {
    for (RuleHook<StalemateHook> hook : rules.stalemates) {
      MoveList moves = new MoveList();
      StalemateOffers.add(rules, context.board, hook, moves);
      tryAll(context, moves, pending, chosen, hook.rule());
    }
  }

  private void tryAll(
      GenContext context, MoveList moves, int pending, Journal chosen, String offeredBy) {
    for (int i = 0; i < moves.count; i++) {
      tryMove(context, moves.moves[i], pending, chosen, offeredBy);
    }
  }

  private void tryMove(
      GenContext context, int move, int pending, Journal chosen, String offeredBy) {
    ChoiceSequence choices = new ChoiceSequence();
    choices.first();
    do {
      Board child = rules.layout.newBoard();
      Journal journal = new Journal();
      executor.keep(journal);
      executor.play(context, move, choices, child);
      String reason = executor.reason();
      if (reason != null) {
        executor.requireReason(context.board, reason);
      }
      List<Effect> effects = new ArrayList<>(chosen.effects());
      effects.addAll(journal.effects());
      found.add(
          new MoveTrial(
              MoveCode.of(root, move, pending, choices.meanings()),
              child,
              List.copyOf(effects),
              chosen.trace(),
              journal.trace(),
              reason,
              executor.forbiddenBy(),
              offeredBy));
    } while (choices.next());
  }
}
