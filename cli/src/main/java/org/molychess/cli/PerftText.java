package org.molychess.cli;

import java.time.Duration;
import java.util.Locale;
import org.molychess.Perft;

/** Writes counts and times for people to read. */
final class PerftText {
  static final String HEADING = row("depth", "nodes", "time", "nodes/s");

  private PerftText() {}

  /** Returns the line of a table for a count that is done. */
  static String row(int depth, long nodes, Duration time) {
    String speed = time.toMillis() < 1 ? "-" : grouped(Math.round(perSecond(nodes, time)));
    return row(Integer.toString(depth), grouped(nodes), seconds(time), speed);
  }

  private static String row(String depth, String nodes, String time, String speed) {
    return String.format(Locale.ROOT, "%5s %19s %12s %15s", depth, nodes, time, speed);
  }

  /** Returns how far a count has got, in less than a terminal's line. */
  static String progress(String what, Perft.Progress progress) {
    String left = progress.remaining().map(time -> ", " + clock(time) + " left").orElse("");
    return String.format(
        Locale.ROOT,
        "%s: %s nodes, %.1f %%, %.1f million/s%s",
        what,
        grouped(progress.nodes()),
        100 * progress.fraction(),
        perSecond(progress.nodes(), progress.elapsed()) / 1e6,
        left);
  }

  private static double perSecond(long nodes, Duration time) {
    return nodes * 1e9 / Math.max(1, time.toNanos());
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%,.3f s", time.toNanos() / 1e9);
  }

  private static String clock(Duration time) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }
}
