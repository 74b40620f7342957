package org.molychess.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Rules;
import org.molychess.conformance.plain.RandomGames;

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
  private static final int POSITIONS = Integer.getInteger("moly.optimizations.positions", 10);
  private static final long SEED = Long.getLong("moly.optimizations.seed", 1);

  /** The largest count of three plies that is compared: more where there is more time. */
  private static final long MOST = POSITIONS > 100 ? 60_000 : 4_000;

  @TestFactory
  Stream<DynamicTest> changeNoCount() {
    return RandomGames.underAllRules(OptimizationsTest::compare);
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
