package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.conformance.plain.RandomGames;
import org.molychess.engine.rules.Optimization;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.View;

/**
 * No way to count faster changes a count: random games under every condition, and under
 * combinations of them, are counted with each optimization switched off alone, with all of them
 * switched off, and with every move played.
 *
 * <p>The system property {@code moly.optimizations.positions} sets how many positions are compared
 * for each set of rules, {@code moly.optimizations.seed} where the random numbers begin; {@code mvn
 * verify -Poptimizations} compares many.
 */
final class OptimizationsTest {
  private static final int POSITIONS = Integer.getInteger("moly.optimizations.positions", 40);
  private static final long SEED = Long.getLong("moly.optimizations.seed", 1);

  /** The largest count of three plies that is compared: more where there is more time. */
  private static final long MOST = POSITIONS > 100 ? 60_000 : 1_500;

  @TestFactory
  Stream<DynamicTest> changeNoCount() {
    return RandomGames.underAllRules(OptimizationsTest::compare);
  }

  private static CountComparison madeUp(Consumer<Hooks> hooks) {
    Rules rules = Rules.builder().add(new MadeUp(hooks)).build();
    return new CountComparison("made up", CountComparison.compile(rules), MOST);
  }

  /** Returns whether a hook is shown a probe; one that acts by that is always predicted wrongly. */
  private static boolean isProbe(View view) {
    return view.getClass().getSimpleName().endsWith("Probe");
  }

  /** Returns all ways but those without an optimization. */
  private static List<String> allBut(Optimization optimization) {
    List<String> ways = new ArrayList<>(List.of("all switched on"));
    for (Optimization other : Optimization.values()) {
      if (other != optimization) {
        ways.add("without " + other);
      }
    }
    return ways;
  }

  @Test
  void aCapturePredictedWronglyIsNamed() {
    CaptureHook liar =
        capture -> {
          if (!isProbe(capture)) {
            capture.forbid("it is no probe");
          }
        };
    // Of two hooks nothing is kept from one capture for the next.
    CountComparison comparison =
        madeUp(
            hooks -> {
              hooks.onCapture(liar);
              hooks.onCapture(capture -> {});
            });
    String fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    AssertionError error = assertThrows(AssertionError.class, () -> comparison.compare(fen));
    assertSays(error, "rules: made up", "way: all switched on", "FEN: 4k3/8/8/3p4/4P3/8/8/4K3 w");
    assertSays(error, "move: e4d5 counts 1 at depth 1, played 0");
    assertEquals(
        allBut(Optimization.PREDICT_CAPTURES), comparison.wrongWays(fen, 1), "by switches");
  }

  @Test
  void aCaptureKeptWronglyIsNamed() {
    CountComparison comparison =
        madeUp(
            hooks -> {
              UnitFlag mark = hooks.declareUnitFlag("marked");
              hooks.onCapture(
                  capture -> {
                    if (mark.ofVictim(capture) && !isProbe(capture)) {
                      capture.forbid("it is no probe");
                    }
                  });
            });
    String fen = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1 marked:d5";
    AssertionError error = assertThrows(AssertionError.class, () -> comparison.compare(fen));
    assertSays(error, "c4d5 counts 1 at depth 1, played 0", "e4d5 counts 1 at depth 1, played 0");
    assertEquals(allBut(Optimization.CACHE_CAPTURES), comparison.wrongWays(fen, 1), "by switches");
  }

  @Test
  void aPromotionPredictedWronglyIsNamed() {
    CountComparison comparison =
        madeUp(
            hooks ->
                hooks.onPromotion(
                    promotion -> {
                      if (!isProbe(promotion) && promotion.officer().is(Role.ROOK)) {
                        promotion.forbid("it is no probe");
                      }
                    }));
    String fen = "8/P7/8/8/8/4k3/8/4K3 w - - 0 1";
    AssertionError error = assertThrows(AssertionError.class, () -> comparison.compare(fen));
    assertSays(error, "move: a7a8 counts 4 at depth 1, played 3 (a7a8q a7a8b a7a8n)");
    assertEquals(
        allBut(Optimization.PREDICT_PROMOTIONS), comparison.wrongWays(fen, 1), "by switches");
  }

  @Test
  void aReappearancePredictedWronglyIsNamed() {
    CountComparison comparison =
        madeUp(
            hooks -> {
              Pile pile = hooks.declarePile("pile", 1);
              hooks.onDeparture(
                  pile,
                  (square, play) -> {
                    Piece ghost = pile.pop(play, square);
                    if (ghost != null) {
                      play.place(ghost, square);
                    }
                    if (!isProbe(play)) {
                      play.forbid("it is no probe");
                    }
                  });
            });
    String fen = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 pile:e4n";
    AssertionError error = assertThrows(AssertionError.class, () -> comparison.compare(fen));
    assertSays(error, "move: e4e5 counts 1 at depth 1, played 0");
    assertEquals(
        allBut(Optimization.PREDICT_REAPPEARANCES), comparison.wrongWays(fen, 1), "by switches");
  }

  /** A fault below the first ply is followed down to the move. */
  @Test
  void theWayToAWrongCountIsTold() {
    CountComparison comparison =
        madeUp(
            hooks ->
                hooks.onPromotion(
                    promotion -> {
                      if (!isProbe(promotion)) {
                        promotion.forbid("it is no probe");
                      }
                    }));
    AssertionError error =
        assertThrows(
            AssertionError.class, () -> comparison.compare("7k/P7/8/8/8/8/8/7K b - - 0 1"));
    assertSays(error, "after: [h8g7]", "move: a7a8 counts 4 at depth 1, played 0");
  }

  private static void assertSays(AssertionError error, String... parts) {
    for (String part : parts) {
      assertTrue(String.valueOf(error.getMessage()).contains(part), error::getMessage);
    }
  }

  private static void compare(String text) {
    CountComparison comparison =
        new CountComparison(text, CountComparison.compile(Rules.parse(text)), MOST);
    Random random = new Random(text.hashCode() + SEED);
    List<String> starts = new ArrayList<>(RandomGames.STARTS);
    for (Golden golden : Golden.read("first", "second", "combined")) {
      if (golden.rules().equals(text)) {
        starts.add(golden.fen());
      }
    }
    while (comparison.compared() < POSITIONS) {
      String fen =
          random.nextInt(3) != 0
              ? RandomFens.make(random, text)
              : starts.get(random.nextInt(starts.size()));
      comparison.playGame(fen, random, POSITIONS - comparison.compared());
    }
  }
}
