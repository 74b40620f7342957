package org.molychess.testkit;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.molychess.Perft;
import org.molychess.Position;

/** The law that threads do not disturb each other, in one count or in several. */
final class Threads {
  static final Law LAW = Law.of("several threads count what one thread counts", Threads::breach);
  private static final int COUNT = 4;

  private Threads() {}

  private static @Nullable String breach(Position position) {
    long alone = position.perft(2);
    long shared = Perft.of(position).threads(COUNT).count(2);
    if (shared != alone) {
      return "two plies are " + alone + " on one thread, " + shared + " on " + COUNT;
    }
    for (long count : atOnce(() -> position.perft(2))) {
      if (count != alone) {
        return "two plies are " + alone + " alone, " + count + " beside other threads";
      }
    }
    return null;
  }

  /** Returns what each of several threads answers. */
  private static List<Long> atOnce(Callable<Long> task) {
    ExecutorService pool = Executors.newFixedThreadPool(COUNT);
    try {
      long[] answers = new long[COUNT];
      List<Future<Long>> futures = pool.invokeAll(Collections.nCopies(COUNT, task));
      for (int i = 0; i < COUNT; i++) {
        answers[i] = futures.get(i).get();
      }
      return Arrays.stream(answers).boxed().toList();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while counting", e);
    } finally {
      pool.shutdownNow();
    }
  }
}
