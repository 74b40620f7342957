package org.molychess.engine.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.rules;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Counter;
import org.molychess.spi.Pile;
import org.molychess.spi.StateView;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.When;

/** Whether checks are forbidden is asked anew exactly when something changes that was asked for. */
final class KeptAnswerTest {
  private static final String KINGS = "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1";

  private Counter first;
  private Counter second;
  private Pile pile;
  private UnitFlag flag;

  private int asked;
  private When when;
  private CompiledRules rules;
  private KeptAnswer answer;

  @BeforeEach
  void makeRules() {
    rules =
        rules(
            hooks -> {
              first = hooks.declareCounter("first", 0);
              second = hooks.declareCounter("second", 0);
              pile = hooks.declarePile("pile", 1);
              flag = hooks.declareUnitFlag("flag");
              hooks.forbidCheck(
                  state -> {
                    asked++;
                    return when.holds(state);
                  },
                  "not now");
            });
    answer = rules.checksForbidden();
  }

  private boolean holds(String state) {
    Board board = board(rules, KINGS + state);
    boolean holds = answer.of(board) != 0;
    assertEquals(rules.banOnChecks(rules.view(board), board) != null, holds, "as asked anew");
    asked--;
    return holds;
  }

  private void assertAsked(int times, String... states) {
    asked = 0;
    for (String state : states) {
      holds(state);
    }
    assertEquals(times, asked);
  }

  @Test
  void isKeptWhileWhatWasAskedForStays() {
    when = state -> first.get(state) == 1;
    assertAsked(1, "", "", " second:2", " pile:e4n", " flag:e4");
  }

  @Test
  void isAskedAnewWhenThatChanges() {
    when = state -> first.get(state) == 1;
    assertAsked(3, "", " first:1", " first:1 second:3", "");
    assertTrue(holds(" first:1"));
  }

  /** The second counter is asked for only where the first is 1. */
  @Test
  void whatIsAskedForMayDependOnTheState() {
    when = state -> first.get(state) == 1 && second.get(state) == 2;
    assertAsked(1, "", " second:2", " second:3");
    assertAsked(3, " first:1", " first:1 second:2", " first:1 second:4");
  }

  @Test
  void isAskedAnewForTheOtherSide() {
    when = state -> state.side() == Side.WHITE;
    Board white = board(rules, KINGS);
    Board black = board(rules, KINGS.replace(" w ", " b "));
    assertEquals(1, answer.of(white));
    assertEquals(0, answer.of(black));
    assertEquals(1, answer.of(white));
  }

  @Test
  void masksOfUnitsAndPilesAreWords() {
    when = state -> flag.squares(state).contains(Square.E4) || !pile.squares(state).isEmpty();
    assertAsked(1, "", " first:1");
    assertAsked(3, " flag:e4", " pile:e4n", "");
  }

  @Test
  void whatIsNoWordIsAskedForEachTime() {
    when = state -> pile.top(state, Square.E4) != null;
    assertAsked(3, "", " pile:e4n", "");
    when = state -> flag.isSet(state, Square.E4);
    assertAsked(3, "", " flag:e4", "");
    when = state -> pile.isUnder(state, Square.E4);
    assertAsked(3, "", " pile:e4n", "");
  }

  @Test
  void anErrorNamesTheConditionAndIsNotKept() {
    when =
        state -> {
          throw new IllegalStateException("broken");
        };
    Board board = board(rules, KINGS);
    BrokenRuleException e = assertThrows(BrokenRuleException.class, () -> answer.of(board));
    assertTrue(e.getMessage().contains("checks are forbidden"), e.getMessage());
    when = state -> true;
    assertEquals(1, answer.of(board));
  }

  @Test
  void whatIsShownCannotBeKeptByACondition() {
    AtomicReference<StateView> kept = new AtomicReference<>();
    when =
        state -> {
          kept.set(state);
          return first.get(state) == 1;
        };
    answer.of(board(rules, KINGS));
    assertThrows(BrokenRuleException.class, () -> first.get(kept.get()));
    assertThrows(BrokenRuleException.class, () -> kept.get().side());
  }
}
