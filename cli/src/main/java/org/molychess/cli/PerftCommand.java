package org.molychess.cli;

import java.time.Duration;
import java.util.Locale;
import org.molychess.Move;
import org.molychess.Perft;
import org.molychess.Position;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moly perft}: the numbers of sequences of legal moves. */
@Command(
    name = "perft",
    description = "Count the sequences of 1 to N legal moves.",
    footer = {
      "",
      "Examples:",
      "  moly perft --depth 6",
      "  moly perft --rules circe --depth 4 --plain",
      "  moly perft --rules ghost --fen '4k3/8/r7/8/8/8/8/4KB2 w - - 0 1' --depth 3 --divide"
    })
final class PerftCommand implements Runnable {
  private final Console console;

  @Mixin private PositionOptions options;

  @Option(
      names = "--depth",
      paramLabel = "N",
      required = true,
      converter = Depth.class,
      description = "The length of the sequences, 1 to " + Depth.LARGEST + ".")
  private int depth;

  @ArgGroup private Form form = new Form();

  @Mixin private HelpOption help;

  PerftCommand(Console console) {
    this.console = console;
  }

  /** What is printed, if not a table. */
  static final class Form {
    @Option(
        names = "--plain",
        description = "Print one line: the counts of depths 1 to N, separated by blanks.")
    private boolean plain;

    @Option(
        names = "--divide",
        description = "Print, for each legal move, its machine text, a tab and its share of N.")
    private boolean divide;
  }

  @Override
  public void run() {
    Position position = options.position(console);
    if (form.divide) {
      divide(position);
    } else if (form.plain) {
      plain(position);
    } else {
      table(position);
    }
  }

  private void divide(Position position) {
    for (Move move : position.legalMoves()) {
      long nodes = count(move.after(), depth - 1, move.uci());
      console.out().println(move.uci() + "\t" + nodes);
      console.out().flush();
    }
  }

  private void plain(Position position) {
    for (int d = 1; d <= depth; d++) {
      long nodes = count(position, d, "depth " + d);
      console.out().print((d == 1 ? "" : " ") + nodes);
      console.out().flush();
    }
    console.out().println();
  }

  private void table(Position position) {
    row("depth", "nodes", "time", "nodes/s");
    for (int d = 1; d <= depth; d++) {
      long start = System.nanoTime();
      long nodes = count(position, d, "depth " + d);
      Duration time = Duration.ofNanos(System.nanoTime() - start);
      row(Integer.toString(d), grouped(nodes), seconds(time), speed(nodes, time));
    }
  }

  private void row(String depth, String nodes, String time, String speed) {
    console
        .out()
        .println(String.format(Locale.ROOT, "%5s %23s %12s %15s", depth, nodes, time, speed));
    console.out().flush();
  }

  private long count(Position position, int depth, String what) {
    return Perft.of(position).count(depth);
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.3f s", time.toNanos() / 1e9);
  }

  /** Returns the nodes of a second; nothing where the time is too short to tell. */
  private static String speed(long nodes, Duration time) {
    return time.toMillis() < 1 ? "-" : grouped(Math.round(nodes / (time.toNanos() / 1e9)));
  }

  /** Reads a depth. */
  static final class Depth implements ITypeConverter<Integer> {
    private static final int LARGEST = 1000;

    @Override
    public Integer convert(String text) {
      return (int) WholeNumber.parse(text, 1, LARGEST);
    }
  }
}
