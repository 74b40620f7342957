package org.molychess.solver;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.molychess.Rules;

/**
 * A program, not a test: solves the problems of {@code solver_speed.jsonl} in one process and
 * prints the CPU seconds of each, of the whole process: the first time and the best.
 *
 * <pre>java -cp … org.molychess.solver.Speed ROUNDS [THREADS [PART OF A PLACEMENT]]</pre>
 */
final class Speed {
  /** The CPU seconds after which a problem is not solved again. */
  private static final double ENOUGH = 10;

  private Speed() {}

  /** Runs it. */
  public static void main(String[] arguments) {
    int rounds = Integer.parseInt(arguments[0]);
    int threads = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
    String part = arguments.length > 2 ? arguments[2] : "";
    List<JsonObject> lines = new ArrayList<>(Golden.read("solver_speed.jsonl"));
    Collections.reverse(lines);
    for (JsonObject line : lines) {
      String placement = Golden.text(line, "placement");
      String stipulation = Golden.text(line, "stipulation");
      if (placement.contains(part) && !stipulation.contains("!#")) {
        Problem problem =
            Problem.of(Rules.parse(Golden.text(line, "rules")), placement, stipulation);
        print(problem, placement, rounds, threads);
      }
    }
  }

  private static void print(Problem problem, String placement, int rounds, int threads) {
    double first = 0;
    double best = Double.MAX_VALUE;
    double wall = Double.MAX_VALUE;
    int answers = 0;
    double spent = 0;
    for (int i = 0; i < rounds && spent < ENOUGH; i++) {
      Duration before = cpu();
      long start = System.nanoTime();
      answers = Solver.of(problem).threads(threads).solve().get(0).count();
      wall = Math.min(wall, (System.nanoTime() - start) / 1e9);
      double seconds = cpu().minus(before).toMillis() / 1e3;
      first = i == 0 ? seconds : first;
      best = Math.min(best, seconds);
      spent += seconds;
    }
    System.out.printf(
        Locale.ROOT,
        "%-8s %-18s %-42s first %7.3f best %7.3f wall %7.3f answers %d%n",
        problem.stipulation(),
        problem.rules(),
        placement,
        first,
        best,
        wall,
        answers);
  }

  /** Returns the time that all processors have spent on this process. */
  private static Duration cpu() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }
}
