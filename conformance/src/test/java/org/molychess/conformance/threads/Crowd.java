package org.molychess.conformance.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Threads that set out at the same moment, again and again. */
final class Crowd implements AutoCloseable {
  /** How often each test sets them on: {@code mvn verify -Pthreads} does it hundreds of times. */
  static final int ROUNDS = Integer.getInteger("moly.threads.rounds", 5);

  static final int SIZE = 4;

  private final ExecutorService pool = Executors.newFixedThreadPool(SIZE);

  /** Returns what each thread finds, in their order; throws what one of them throws. */
  <T> List<T> ask(IntFunction<Callable<T>> tasks) throws Exception {
    CyclicBarrier start = new CyclicBarrier(SIZE);
    List<Future<T>> futures = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      Callable<T> task = tasks.apply(i);
      futures.add(
          pool.submit(
              () -> {
                start.await();
                return task.call();
              }));
    }
    List<T> answers = new ArrayList<>();
    for (Future<T> future : futures) {
      try {
        answers.add(future.get());
      } catch (ExecutionException e) {
        throw new AssertionError("a thread failed", e.getCause());
      }
    }
    return answers;
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
