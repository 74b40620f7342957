package org.molychess.engine.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.count.PerftCounter;
import org.molychess.engine.count.PerftKey;
import org.molychess.engine.count.PerftTable;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.engine.walk.MoveLister;

/**
 * Counts a whole tree, as subtrees of a few plies. Threads share and steal subtrees, and the count
 * can be stopped between them.
 *
 * <p>Every subtree carries its part of the tree as a weight: a node's weight is shared equally
 * among its children. The weights of finished subtrees add up to the progress.
 */
public final class ParallelPerft {
  /**
   * The plies of a subtree: some hundred microseconds of work, rarely more than a tenth of a
   * second.
   */
  private static final int GRAIN = 3;

  private final PredictedRules rules;
  private final ThreadLocal<PerftCounter> counters;
  private final ThreadLocal<MoveLister> listers;
  private final LongAdder nodes = new LongAdder();
  private final DoubleAdder finished = new DoubleAdder();
  private int threads = 1;
  private @Nullable PerftTable table;
  private @Nullable PerftCheckpoint checkpoint;

  /** What the first thread to fail has thrown; the others stop then. */
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  private final AtomicBoolean cancelled;

  /**
   * Makes a count under these conditions.
   *
   * @param cancelled set, by any thread, when the count is to stop soon; several may share it
   */
  public ParallelPerft(PredictedRules rules, AtomicBoolean cancelled) {
    this.rules = rules;
    this.cancelled = cancelled;
    this.counters = ThreadLocal.withInitial(this::newCounter);
    this.listers = ThreadLocal.withInitial(() -> new MoveLister(rules));
  }

  private PerftCounter newCounter() {
    return PerftCounter.of(rules, table);
  }

  /** Sets the number of threads. */
  public void threads(int number) {
    threads = number;
  }

  /** Lends a table of counts. */
  public void table(PerftTable counts) {
    table = counts;
  }

  /** Keeps finished subtrees in a checkpoint. */
  public void checkpoint(PerftCheckpoint subtrees) {
    checkpoint = subtrees;
  }

  /** Returns the sequences counted so far. */
  public long nodes() {
    return nodes.sum();
  }

  /** Returns the part of the tree that is finished, from 0 to 1. */
  public double fraction() {
    return Math.min(1, finished.sum());
  }

  /**
   * Counts the sequences of legal moves of this length; none of its threads is at work afterwards.
   *
   * @throws CancellationException if it was cancelled
   * @throws ArithmeticException if the number does not fit
   */
  public long count(Board board, int depth) {
    try {
      return threads == 1 || depth <= GRAIN
          ? subtree(board, depth, 1, "")
          : inPool(new Task(board, depth, 1, ""));
    } finally {
      counters.remove();
      listers.remove();
      if (checkpoint != null) {
        checkpoint.write();
      }
    }
  }

  private long inPool(Task root) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(root).get();
    } catch (InterruptedException e) {
      cancelled.set(true);
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      Throwable first = failure.get();
      throw unwrap(first == null ? e : first);
    } finally {
      pool.awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
      pool.shutdown();
    }
  }

  /** Returns the exception that a task threw, however often the pool has wrapped it. */
  private static RuntimeException unwrap(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null
        && (cause instanceof ExecutionException || cause.getClass() == RuntimeException.class)) {
      cause = cause.getCause();
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException runtime ? runtime : new IllegalStateException(cause);
  }

  private final class Task extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1L;

    private final transient Board board;
    private final int depth;
    private final double weight;
    private final String path;

    Task(Board board, int depth, double weight, String path) {
      this.board = board;
      this.depth = depth;
      this.weight = weight;
      this.path = path;
    }

    @Override
    protected Long compute() {
      try {
        return subtree(board, depth, weight, path);
      } catch (RuntimeException | Error e) {
        // Or the other threads would count on, unseen, until somebody waits for this one.
        failure.compareAndSet(null, e);
        throw e;
      }
    }
  }

  private long subtree(Board board, int depth, double weight, String path) {
    if (failure.get() != null || cancelled.get()) {
      throw new CancellationException("the count was cancelled");
    }
    long known = known(board, depth, path);
    if (known >= 0) {
      return finish(known, weight);
    }
    long total =
        depth <= GRAIN
            ? finish(counters.get().count(board, depth), weight)
            : children(board, depth, weight, path);
    if (table != null && depth > GRAIN) {
      table.put(PerftKey.of(rules.rules(), board, depth), total);
    }
    if (checkpoint != null && checkpoint.keeps(depth)) {
      checkpoint.put(path, total);
    }
    return total;
  }

  /** Returns the count of a subtree if the checkpoint or the table has it, or -1. */
  private long known(Board board, int depth, String path) {
    if (checkpoint != null && checkpoint.keeps(depth)) {
      long kept = checkpoint.get(path);
      if (kept >= 0) {
        return kept;
      }
    }
    return table == null || depth <= GRAIN
        ? -1
        : table.get(PerftKey.of(rules.rules(), board, depth));
  }

  private long finish(long total, double weight) {
    nodes.add(total);
    finished.add(weight);
    return total;
  }

  private long children(Board board, int depth, double weight, String path) {
    List<Board> boards = new ArrayList<>();
    List<String> paths = new ArrayList<>();
    boolean named = checkpoint != null && checkpoint.keeps(depth - 1);
    MoveLister lister = listers.get();
    LegalMoves moves = new LegalMoves();
    lister.list(board, MoveFilter.ALL, moves);
    for (int i = 0; i < moves.count(); i++) {
      Board child = rules.rules().layout.newBoard();
      lister.make(board, moves.move(i), moves.pending(i), moves.choices(i), child);
      boards.add(child);
      paths.add(named ? path + moves.code(board, i).text() + "/" : "");
    }
    if (boards.isEmpty()) {
      return finish(0, weight);
    }
    double share = weight / boards.size();
    return threads == 1
        ? inTurn(boards, paths, depth - 1, share)
        : together(boards, paths, depth - 1, share);
  }

  private long inTurn(List<Board> boards, List<String> paths, int depth, double share) {
    long total = 0;
    for (int i = 0; i < boards.size(); i++) {
      total = Math.addExact(total, subtree(boards.get(i), depth, share, paths.get(i)));
    }
    return total;
  }

  private long together(List<Board> boards, List<String> paths, int depth, double share) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < boards.size(); i++) {
      tasks.add(new Task(boards.get(i), depth, share, paths.get(i)));
    }
    long total = 0;
    for (Task task : Task.invokeAll(tasks)) {
      total = Math.addExact(total, task.join());
    }
    return total;
  }
}
