package org.molychess.engine.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.molychess.engine.MadeUp.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.molychess.SquareSet;
import org.molychess.spi.Capability;
import org.molychess.spi.Hooks;

/** Which moves a hook of each kind concerns. */
final class HookedMoveKindsTest {
  /** Asserts what a set of rules concerns, by the names of the questions that answer true. */
  private static void concerns(String expected, Consumer<Hooks> hooks) {
    HookedMoveKinds kinds = rules(hooks).kinds();
    List<String> answers = new ArrayList<>();
    add(answers, "mixed", kinds.isMixed());
    add(answers, "any", kinds.any());
    add(answers, "captures", kinds.captures());
    add(answers, "checks", kinds.checks());
    add(answers, "capturesOnly", kinds.capturesOnly());
    add(answers, "placements", kinds.placements());
    add(answers, "takesKings", kinds.takesKings());
    add(answers, "waiting", kinds.leavesPawnsWaiting());
    add(answers, "pairs", kinds.countsInPairs());
    add(answers, "orthodox", kinds.isOrthodox());
    assertEquals(expected, String.join(" ", answers));
  }

  private static void add(List<String> answers, String name, boolean answer) {
    if (answer) {
      answers.add(name);
    }
  }

  @Test
  void noHookConcernsNothing() {
    concerns("mixed capturesOnly pairs orthodox", hooks -> {});
  }

  @Test
  void hooksOfCaptures() {
    String captures = "mixed any captures capturesOnly ";
    concerns(captures + "placements pairs", hooks -> hooks.onCapture(capture -> {}));
    concerns(captures + "placements pairs", hooks -> hooks.afterCapture(capture -> {}));
    concerns(captures + "pairs", hooks -> hooks.beforeCapture(capture -> {}));
  }

  @Test
  void hooksThatMakeQuietMovesDiffer() {
    concerns("mixed any placements", hooks -> hooks.onPromotion(promotion -> {}));
    concerns(
        "mixed any placements pairs",
        hooks -> hooks.onDeparture(view -> SquareSet.empty(), (square, play) -> {}));
    concerns("mixed any pairs", hooks -> hooks.closeSquares(view -> SquareSet.empty()));
    concerns("mixed any", hooks -> hooks.protectUnits(view -> SquareSet.empty()));
  }

  @Test
  void hooksOfChecks() {
    concerns("mixed any checks pairs", hooks -> hooks.onCheck(check -> {}));
    concerns("mixed any checks placements pairs", hooks -> hooks.onMate(mate -> {}));
    concerns("mixed any", hooks -> hooks.forbidCheck(view -> true, "no checks"));
  }

  @Test
  void hooksOfEveryMove() {
    concerns("any placements", hooks -> hooks.afterMove(play -> {}));
    concerns("any", hooks -> hooks.defineCheck((view, side, king) -> SquareSet.empty()));
    concerns("any takesKings", hooks -> hooks.declare(Capability.CAPTURE_KING));
  }

  @Test
  void hooksOfTheEnd() {
    concerns("mixed capturesOnly", hooks -> hooks.onTurnEnd(turn -> {}));
    concerns("mixed capturesOnly", hooks -> hooks.defineOutcome(view -> null));
    concerns("mixed capturesOnly pairs", hooks -> hooks.onStalemate(stalemate -> {}));
  }

  @Test
  void pawnsThatWait() {
    concerns(
        "mixed any capturesOnly waiting pairs",
        hooks -> hooks.declare(Capability.LEAVE_PAWN_WAITING));
    concerns("mixed capturesOnly pairs orthodox", hooks -> hooks.declare(Capability.STRAND_PAWN));
  }

  @Test
  void theFullPlanMixesNothing() {
    CompiledRules full = rules(hooks -> hooks.onCapture(capture -> {})).fullPlan();
    assertEquals(false, full.kinds().isMixed());
    assertEquals(true, full.kinds().any());
    assertEquals(false, full.kinds().countsInPairs());
    assertEquals(false, full.kinds().capturesOnly());
  }
}
