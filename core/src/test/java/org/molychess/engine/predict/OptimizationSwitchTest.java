package org.molychess.engine.predict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.rules;
import static org.molychess.engine.MadeUp.squares;

import org.junit.jupiter.api.Test;
import org.molychess.Piece;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.Optimization;
import org.molychess.spi.Pile;

/** Each switch switches off what it names, and nothing else. */
final class OptimizationSwitchTest {
  private static final CompiledRules GHOSTS =
      rules(
          hooks -> {
            Pile pile = hooks.declarePile("pile", 1);
            hooks.onDeparture(
                pile,
                (square, play) -> {
                  Piece ghost = pile.pop(play, square);
                  if (ghost != null) {
                    play.place(ghost, square);
                  }
                });
          });

  private static HookPrediction prediction(CompiledRules rules) {
    HookPrediction prediction = HookPrediction.of(rules);
    assertNotNull(prediction);
    return prediction;
  }

  @Test
  void countingInPairs() {
    assertTrue(CIRCE.kinds().countsInPairs());
    assertFalse(CIRCE.without(Optimization.COUNT_IN_PAIRS).kinds().countsInPairs());
    assertTrue(CIRCE.without(Optimization.CACHE_CAPTURES).kinds().countsInPairs());
  }

  @Test
  void predictingCaptures() {
    assertNotNull(HookPrediction.of(CIRCE));
    assertNull(HookPrediction.of(CIRCE.without(Optimization.PREDICT_CAPTURES)));
    // Where nobody asks about captures there is nothing to predict of them.
    assertNotNull(HookPrediction.of(GHOSTS.without(Optimization.PREDICT_CAPTURES)));
  }

  @Test
  void predictingPromotions() {
    assertTrue(prediction(CIRCE).predictsPromotions());
    CompiledRules without = CIRCE.without(Optimization.PREDICT_PROMOTIONS);
    assertFalse(prediction(without).predictsPromotions());
  }

  @Test
  void predictingReappearances() {
    GenContext context = new GenContext(GHOSTS);
    context.board.copy(board(GHOSTS, "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 pile:e4n"));
    context.prepareCount();
    assertEquals(squares("e4"), prediction(GHOSTS).reappearances().among(context));
    CompiledRules without = GHOSTS.without(Optimization.PREDICT_REAPPEARANCES);
    assertEquals(0, prediction(without).reappearances().among(context));
  }

  @Test
  void keepingCaptures() {
    assertNotNull(PredictionCache.of(CIRCE));
    assertNull(PredictionCache.of(CIRCE.without(Optimization.CACHE_CAPTURES)));
  }

  @Test
  void keepingSelfCheckRebirths() {
    assertTrue(prediction(CIRCE).captures().knowsSelfChecks());
    CompiledRules without = CIRCE.without(Optimization.KEEP_SELF_CHECK_REBIRTHS);
    assertFalse(prediction(without).captures().knowsSelfChecks());
  }

  @Test
  void severalSwitchesAddUp() {
    CompiledRules rules = CIRCE;
    for (Optimization optimization : Optimization.values()) {
      assertTrue(rules.uses(optimization));
      rules = rules.without(optimization);
      assertFalse(rules.uses(optimization));
    }
    assertTrue(rules.isMixed(), "moves that no hook concerns are still found by masks");
    assertFalse(rules.fullPlan().isMixed());
  }

  /** The rules without their endings search for replies: there the same is switched off. */
  @Test
  void theRulesWithoutEndingsFollow() {
    CompiledRules rules = rules(hooks -> hooks.onMate(mate -> {}));
    assertNotNull(rules.withoutEndings);
    CompiledRules without = rules.without(Optimization.COUNT_IN_PAIRS).withoutEndings;
    assertNotNull(without);
    assertFalse(without.uses(Optimization.COUNT_IN_PAIRS));
  }
}
