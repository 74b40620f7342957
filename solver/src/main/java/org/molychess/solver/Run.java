package org.molychess.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;

/** One phase of a problem that is being solved: what it needs, and who hears of it. */
record Run(
    Problem.Phase phase,
    Budget budget,
    int threads,
    long tableBytes,
    boolean prunes,
    SolverListener listener,
    Notes notes,
    long start) {
  /** Makes what one thread does; it ends with {@link Budget.Stopped} or by itself. */
  interface Work {
    void run(int thread);
  }

  Problem problem() {
    return phase.problem();
  }

  /** Runs the work in all threads, and returns when all have ended. */
  void inThreads(Work work) {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> others = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      int number = i;
      Thread thread =
          new Thread(
              () -> guarded(work, number, failure),
              String.format(Locale.ROOT, "solver-%d", number));
      thread.setDaemon(true);
      others.add(thread);
      thread.start();
    }
    guarded(work, 0, failure);
    boolean interrupted = false;
    for (Thread thread : others) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
          budget.stop();
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    Throwable thrown = failure.get();
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private void guarded(Work work, int thread, AtomicReference<@Nullable Throwable> failure) {
    try {
      work.run(thread);
    } catch (Budget.Stopped e) {
      // What has been found is kept; the budget knows that the search is incomplete.
      budget.stop();
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
      budget.stop();
    }
  }

  Duration time() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Returns the first moves to be tried, sorted by machine text. */
  List<Move> firstMoves(List<Move> legal) {
    Options options = problem().options();
    int from = Math.min(options.firstMove() - 1, legal.size());
    int to = Math.min(options.lastMove(), legal.size());
    return legal.subList(from, Math.max(from, to));
  }
}
