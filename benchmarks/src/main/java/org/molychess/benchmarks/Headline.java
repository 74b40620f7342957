package org.molychess.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.molychess.Position;
import org.molychess.Rules;

/**
 * Prints the two figures that are quoted against other programs: millions of nodes a second of this
 * thread's CPU time, at the start position, depth 6, and Kiwipete, depth 5, warm.
 */
public final class Headline {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Long, as what conditions do beside orthodox chess is compiled late. */
  private static final long WARM_UP_NANOS = 12_000_000_000L;

  private static final int ROUNDS = 3;

  private Headline() {}

  /** Takes the rules, or none for orthodox chess. */
  public static void main(String[] args) {
    Rules rules = Rules.parse(args.length == 0 ? Rules.ORTHODOX : args[0]);
    Position start = Start.START.under(rules);
    Position kiwipete = Start.KIWIPETE.under(rules);
    long begin = THREADS.getCurrentThreadCpuTime();
    do {
      speed(start, Start.START.depth());
      speed(kiwipete, Start.KIWIPETE.depth());
    } while (THREADS.getCurrentThreadCpuTime() - begin < WARM_UP_NANOS);
    double startSpeed = 0;
    double kiwipeteSpeed = 0;
    for (int round = 0; round < ROUNDS; round++) {
      startSpeed += speed(start, Start.START.depth() + 1) / ROUNDS;
      kiwipeteSpeed += speed(kiwipete, Start.KIWIPETE.depth() + 1) / ROUNDS;
    }
    System.out.printf("start %.1f%nkiwi %.1f%n", startSpeed, kiwipeteSpeed);
  }

  private static double speed(Position position, int depth) {
    long begin = THREADS.getCurrentThreadCpuTime();
    long nodes = position.perft(depth);
    return nodes * 1e3 / (THREADS.getCurrentThreadCpuTime() - begin);
  }
}
