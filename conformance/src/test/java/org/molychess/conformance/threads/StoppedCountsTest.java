package org.molychess.conformance.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.Rules;

/**
 * Counts of one shared position, begun by half of the threads and stopped by the others at moments
 * that chance picks: a count is right or it is cancelled, and begun again it is right.
 */
@Timeout(600)
final class StoppedCountsTest {
  private static final int DEPTH = 4;

  /** A count and whether it has ended, rightly or not. */
  private record Count(Perft perft, AtomicBoolean ended) {
    static Count of(Position position, Random random) {
      Perft perft = Perft.of(position).threads(1 + random.nextInt(3));
      return new Count(perft.hash(random.nextInt(2) << 16), new AtomicBoolean());
    }

    /** Counts; returns what it should have found if it is cancelled. */
    Callable<Long> run(long expected) {
      return () -> {
        try {
          return perft.count(DEPTH);
        } catch (CancellationException e) {
          return expected;
        } finally {
          ended.set(true);
        }
      };
    }

    /** Cancels it when it has got this far. */
    Callable<Long> stop(long nodes, long expected) {
      return () -> {
        while (!ended.get() && perft.progress().nodes() < nodes) {
          Thread.onSpinWait();
        }
        perft.cancel();
        return expected;
      };
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "circe", "circe-coucou+haunted", "progressive-circe"})
  void areRightOrCancelled(String rules) throws Exception {
    Position shared = Rules.parse(rules).position("4k3/1P2r3/8/2pn4/3B4/8/1p2R3/4K3 w - - 0 1");
    long expected = Perft.of(shared).count(DEPTH);
    Random random = new Random(4);
    try (Crowd crowd = new Crowd()) {
      for (int round = 0; round < Crowd.ROUNDS; round++) {
        List<Count> counts = List.of(Count.of(shared, random), Count.of(shared, random));
        long nodes = (long) (random.nextDouble() * expected);
        List<Long> found =
            crowd.ask(
                i -> i < 2 ? counts.get(i).run(expected) : counts.get(i - 2).stop(nodes, expected));
        assertEquals(List.of(expected, expected, expected, expected), found);
        assertEquals(expected, counts.get(round % 2).perft().count(DEPTH));
      }
    }
  }
}
