package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Counting on several threads, with a table, with a checkpoint, and stopping it. */
final class PerftTest {
  private static final Position START = Rules.orthodox().initialPosition();
  private static final long DEPTH_5 = 4_865_609;
  private static final long DEPTH_6 = 119_060_324;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void threadsCountTheSame(int threads) {
    assertEquals(DEPTH_5, Perft.of(START).threads(threads).count(5));
  }

  @Test
  void aTableCountsTheSame() {
    assertEquals(DEPTH_6, Perft.of(START).hash(1 << 24).count(6));
    assertEquals(DEPTH_6, Perft.of(START).hash(1 << 16).threads(2).count(6));
  }

  @Test
  void aTableTellsPositionsApartThatDifferInTheRightToTakeEnPassant() {
    // Ra1-a2-a3 and f2-f4, or Ra1-a3 and f2-f3-f4: Black may take on f3, or not.
    Position position = Rules.orthodox().position("7k/8/8/8/6p1/8/5P2/R6K w - - 0 1");
    assertEquals(position.perft(7), Perft.of(position).hash(1 << 20).count(7));
  }

  @Test
  void depthZeroIsOneSequenceAndNegativeDepthsAreRefused() {
    assertEquals(1, START.perft(0));
    assertThrows(IllegalArgumentException.class, () -> START.perft(-1));
    assertThrows(IllegalArgumentException.class, () -> Perft.of(START).threads(0));
    assertThrows(IllegalArgumentException.class, () -> Perft.of(START).hash(-1));
    assertThrows(IllegalArgumentException.class, () -> START.divide(0));
  }

  @Test
  void aDivisionAddsUpAndKeepsNoCheckpoint() {
    long sum =
        Perft.of(START).hash(1 << 20).threads(2).divide(5).values().stream()
            .mapToLong(Long::longValue)
            .sum();
    assertEquals(DEPTH_5, sum);
    Perft kept = Perft.of(START).checkpoint(folder.resolve("checkpoint"));
    assertThrows(IllegalStateException.class, () -> kept.divide(3));
  }

  @Test
  void aFinishedCountIsWholeInItsProgress() {
    Perft perft = Perft.of(START).threads(2);
    perft.count(5);
    assertEquals(DEPTH_5, perft.progress().nodes());
    assertEquals(1, perft.progress().fraction(), 1e-6);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aCancelledCountThrows(int threads) throws Exception {
    Perft perft = Perft.of(START).threads(threads);
    cancelled(perft, 12);
  }

  /** Starts a count that would take days, waits until it has got somewhere, and cancels it. */
  private static void cancelled(Perft perft, int depth) throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    FutureTask<Long> count =
        new FutureTask<>(
            () -> {
              running.countDown();
              return perft.count(depth);
            });
    Thread thread = new Thread(count);
    thread.start();
    running.await();
    while (perft.progress().nodes() < 20_000_000) {
      Thread.onSpinWait();
    }
    perft.cancel();
    ExecutionException thrown = assertThrows(ExecutionException.class, count::get);
    assertTrue(thrown.getCause() instanceof CancellationException, thrown::toString);
    thread.join();
  }

  /** Rules under which something happens after every move. */
  private static Rules afterEveryMove(Runnable what) {
    RuleVariant variant =
        new RuleVariant() {
          @Override
          public String id() {
            return "watch";
          }

          @Override
          public void install(Hooks hooks) {
            hooks.afterMove(play -> what.run());
          }
        };
    return Rules.builder().add(variant).build();
  }

  /** A division is many counts; what stops it may come while none of them runs. */
  @Test
  void aDivisionIsCancelledBetweenItsCounts() {
    AtomicReference<Runnable> cancel = new AtomicReference<>(() -> {});
    Perft perft = Perft.of(afterEveryMove(() -> cancel.get().run()).initialPosition());
    cancel.set(perft::cancel);
    assertThrows(CancellationException.class, () -> perft.divide(2));
    cancel.set(() -> {});
    assertEquals(20, perft.divide(2).size());
  }

  /** A thread that fails stops the others before the caller hears of it. */
  @Test
  void aFailedCountLeavesNoThreadAtWork() {
    AtomicLong calls = new AtomicLong();
    Set<Thread> atWork = ConcurrentHashMap.newKeySet();
    Rules rules =
        afterEveryMove(
            () -> {
              calls.incrementAndGet();
              if (atWork.add(Thread.currentThread()) && atWork.size() == 2) {
                throw new IllegalStateException("on purpose");
              }
            });
    Perft perft = Perft.of(rules.initialPosition()).threads(2);
    assertThrows(BrokenRuleException.class, () -> perft.count(7));
    long before = calls.get();
    START.perft(5);
    assertEquals(before, calls.get());
  }

  @Test
  void aCountThatWasStoppedGoesOnFromItsCheckpoint() throws Exception {
    Path file = folder.resolve("checkpoint");
    cancelled(Perft.of(START).checkpoint(file), 7);
    List<String> kept = Files.readAllLines(file);
    assertTrue(kept.size() > 5, kept::toString);
    Perft again = Perft.of(START).checkpoint(file).threads(2);
    assertEquals(3_195_901_860L, again.count(7));
    assertEquals(3_195_901_860L, again.progress().nodes());
    assertEquals(3_195_901_860L, Perft.of(START).checkpoint(file).count(7));
  }

  @Test
  void aCheckpointOfAnotherCountIsRefused() {
    Path file = folder.resolve("checkpoint");
    Perft.of(START).checkpoint(file).count(5);
    CheckpointException thrown =
        assertThrows(CheckpointException.class, () -> Perft.of(START).checkpoint(file).count(6));
    assertTrue(thrown.getMessage().contains("depth 5"), thrown::getMessage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "something else", "moly-perft 1\nrules orthodox\nend 0"})
  void aDamagedCheckpointIsRefusedAndKept(String content) throws IOException {
    Path file = folder.resolve("checkpoint");
    Files.writeString(file, content);
    assertThrows(CheckpointException.class, () -> Perft.of(START).checkpoint(file).count(5));
    assertEquals(content, Files.readString(file));
  }

  @Test
  void aChangedNumberInACheckpointIsFound() throws IOException {
    Path file = folder.resolve("checkpoint");
    Perft.of(START).checkpoint(file).count(5);
    Files.writeString(file, Files.readString(file).replace("4865609", "4865610"));
    assertThrows(CheckpointException.class, () -> Perft.of(START).checkpoint(file).count(5));
  }

  @Test
  void aCheckpointLeavesNothingBesideIt() throws IOException {
    Path file = folder.resolve("checkpoint");
    Perft.of(START).checkpoint(file).count(5);
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void whatIsInTheWayOfACheckpointIsLeftAlone() throws IOException {
    Path file = folder.resolve("checkpoint");
    Path inTheWay = Files.createDirectory(folder.resolve("checkpoint.tmp"));
    CheckpointException error =
        assertThrows(CheckpointException.class, () -> Perft.of(START).checkpoint(file).count(1));
    assertTrue(error.getMessage().contains("cannot be written"), error.getMessage());
    assertTrue(Files.isDirectory(inTheWay));
    assertFalse(Files.exists(file));
  }

  @Test
  void aCountBeyondALongIsAnError() {
    // Two bare kings never run out of moves; a table makes quick work of the few positions.
    Position position = Rules.orthodox().position("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    assertThrows(ArithmeticException.class, () -> Perft.of(position).hash(1 << 24).count(200));
  }
}
