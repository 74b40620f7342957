package org.molychess.engine.play;

import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.rules.BoardView;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookFailure;
import org.molychess.engine.rules.RuleHook;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Stalemate;
import org.molychess.spi.StalemateHook;

/** Collects the moves that conditions offer to a side in stalemate. */
public final class StalemateOffers extends BoardView implements Stalemate {
  private MoveList out = new MoveList();

  private StalemateOffers(CompiledRules rules, Board board) {
    super(rules.layout, rules.closed(), board);
  }

  /** Lists the moves that all conditions offer, in place of what the list holds. */
  public static void list(CompiledRules rules, Board board, MoveList out) {
    out.clear();
    for (RuleHook<StalemateHook> hook : rules.stalemates) {
      add(rules, board, hook, out);
    }
  }

  /** Adds the moves that one condition offers. */
  public static void add(
      CompiledRules rules, Board board, RuleHook<StalemateHook> hook, MoveList out) {
    StalemateOffers offers = new StalemateOffers(rules, board);
    offers.out = out;
    offers.open(READ | ANSWER);
    try {
      hook.hook().stalemated(offers);
    } catch (Throwable e) {
      throw HookFailure.of(rules.layout, hook.rule(), "offer moves in", board, e);
    } finally {
      offers.reopen(0);
    }
  }

  @Override
  public void offer(Square from, Square to) {
    require(ANSWER);
    int start = from.ordinal();
    if ((board.units(board.side) >>> start & 1) == 0) {
      throw new BrokenRuleException(
          "a step from " + from + " was offered, where no unit of the side to move stands");
    }
    if (!isFree(to.ordinal())) {
      throw new BrokenRuleException(
          "a step to " + SquareNames.name(to.ordinal()) + " was offered, which is not empty");
    }
    out.add(PackedMove.of(start, to.ordinal(), board.code(start)));
  }
}
