package org.molychess.solver;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Solves a problem: all its phases, every key, every line.
 *
 * <pre>{@code
 * List<Solution> solutions = Solver.of(problem).threads(2).solve();
 * }</pre>
 *
 * <p>The settings are for one thread; {@link #cancel} may be called by any.
 */
public final class Solver {
  /** The memory of the table where nothing is set: 256 MiB. */
  public static final long DEFAULT_TABLE = 256L << 20;

  /** The greatest number of threads. */
  public static final int MOST_THREADS = 1024;

  private final Problem problem;
  private final AtomicReference<@Nullable Budget> running = new AtomicReference<>();
  private int threads = 1;
  private long tableBytes = DEFAULT_TABLE;
  private boolean pruning = true;
  private SolverListener listener =
      new SolverListener() {
        @Override
        public boolean hearsLines() {
          return false;
        }
      };
  private Notes notes = new Notes(null);
  private volatile boolean cancelled;

  private Solver(Problem problem) {
    this.problem = problem;
  }

  /** Returns a solver of a problem: one thread, a table of 256 MiB. */
  public static Solver of(Problem problem) {
    return new Solver(Objects.requireNonNull(problem, "problem"));
  }

  /**
   * Sets the number of threads.
   *
   * @throws IllegalArgumentException if it is not from 1 to {@link #MOST_THREADS}
   */
  public Solver threads(int count) {
    if (count < 1 || count > MOST_THREADS) {
      throw new IllegalArgumentException(
          count + " threads are not from 1 to " + MOST_THREADS + "; give such a number");
    }
    threads = count;
    return this;
  }

  /**
   * Sets the most memory that the table of positions takes.
   *
   * @param bytes 0 for no table
   */
  public Solver table(long bytes) {
    if (bytes < 0) {
      throw new IllegalArgumentException("a table of " + bytes + " bytes; give 0 or more");
    }
    tableBytes = bytes;
    return this;
  }

  /**
   * Sets whether lines are given up by what they still need: in proof games the moves of the units,
   * in mates and stalemates the moves that close the net around the king, where the rules let that
   * be known. The answers are the same without; the search takes longer.
   */
  public Solver pruning(boolean on) {
    pruning = on;
    return this;
  }

  /**
   * Goes on with a search that was broken off, and keeps in its file what is needed to go on again:
   * first moves that lead to nothing, which are not tried once more.
   *
   * @param file where it is kept; it need not exist
   * @throws ProblemException if the file cannot be read, or holds something else
   */
  public Solver resume(Path file) {
    notes = new Notes(Objects.requireNonNull(file, "file"));
    return this;
  }

  /** Sets who hears of the search. */
  public Solver listener(SolverListener hearer) {
    listener = Objects.requireNonNull(hearer, "listener");
    return this;
  }

  /** Ends the search soon; what has been found is kept. */
  public void cancel() {
    cancelled = true;
    Budget budget = running.get();
    if (budget != null) {
      budget.stop();
    }
  }

  /**
   * Returns the solution of each phase, in order.
   *
   * @throws IllegalArgumentException if a twin cannot be made, or the file of {@link #resume}
   *     cannot be written
   */
  public List<Solution> solve() {
    List<Solution> solutions = new ArrayList<>();
    for (Problem.Phase phase : problem.phases()) {
      listener.started(phase);
      Solution solution = solve(phase);
      solutions.add(solution);
      listener.ended(solution);
    }
    return solutions;
  }

  private Solution solve(Problem.Phase phase) {
    long start = System.nanoTime();
    Duration time = phase.problem().options().maxTime();
    Budget budget = new Budget(time == null ? null : time.toNanos());
    running.set(budget);
    if (cancelled) {
      budget.stop();
    }
    Run run = new Run(phase, budget, threads, tableBytes, pruning, listener, notes, start);
    List<SolutionNode> trees;
    LineStore lines = new LineStore(phase.problem().position(), Long.MAX_VALUE);
    if (phase.problem().stipulation().isLines()) {
      LineSolver solver = new LineSolver(run);
      trees = solver.solve();
      lines = solver.lines();
    } else {
      trees = new KeySolver(run).solve();
    }
    running.set(null);
    return new Solution(
        phase,
        trees,
        lines,
        !budget.isStopped(),
        budget.positions(),
        Duration.ofNanos(System.nanoTime() - start));
  }
}
