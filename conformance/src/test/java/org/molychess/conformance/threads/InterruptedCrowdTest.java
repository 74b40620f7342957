package org.molychess.conformance.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.molychess.Move;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.RuleInfo;
import org.molychess.Rules;

/** Sixty-four threads share rules, a position and the catalogue, and are interrupted at random. */
@Timeout(600)
final class InterruptedCrowdTest {
  private static final int THREADS = 64;
  private static final int TASKS = 4 * Crowd.ROUNDS;
  private static final String FEN =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private final Rules rules = Rules.parse("circe-coucou+haunted");
  private final Position shared = rules.position(FEN);
  private final Position alone = Rules.parse("circe-coucou+haunted").position(FEN);
  private final long two = alone.perft(2);
  private final long three = alone.perft(3);
  private final List<String> moves = alone.legalMoves().stream().map(Move::san).toList();
  private final List<RuleInfo> infos = Rules.available();
  private final AtomicInteger answered = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  private void work(int seed) {
    Random random = new Random(seed);
    try {
      for (int i = 0; i < TASKS; i++) {
        task(random);
      }
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
    }
  }

  /** An interrupt may end a count of several threads, and nothing else. */
  private void task(Random random) {
    switch (random.nextInt(5)) {
      case 0 -> assertEquals(two, shared.perft(2));
      case 1 -> assertEquals(infos, Rules.available());
      case 2 -> assertEquals(moves, shared.legalMoves().stream().map(Move::san).toList());
      case 3 -> {
        Perft perft = Perft.of(shared).threads(1 + random.nextInt(3)).hash(1 << 16);
        if (random.nextInt(4) == 0) {
          perft.cancel();
        }
        try {
          assertEquals(three, perft.count(3));
        } catch (CancellationException e) {
          Thread.interrupted();
          return;
        }
      }
      default -> assertEquals(rules, Rules.parse("circe-coucou+haunted"));
    }
    answered.incrementAndGet();
  }

  @Test
  void isAnsweredWellAndLeavesNoThread() throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int seed = i;
      threads.add(new Thread(() -> work(seed), "crowd-" + i));
    }
    threads.forEach(Thread::start);
    Random random = new Random(1);
    while (threads.stream().anyMatch(Thread::isAlive)) {
      threads.get(random.nextInt(THREADS)).interrupt();
      Thread.sleep(1);
    }
    if (failure.get() != null) {
      throw new AssertionError("a thread failed", failure.get());
    }
    assertTrue(answered.get() > THREADS, () -> "answered: " + answered);
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      assertTrue(
          !thread.isAlive() || thread.isDaemon() || !thread.getName().contains("crowd"),
          thread::getName);
    }
    assertEquals(three, Perft.of(shared).threads(2).count(3));
  }
}
