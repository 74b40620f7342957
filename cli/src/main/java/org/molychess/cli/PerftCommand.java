package org.molychess.cli;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
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
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
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

  @Option(
      names = "--threads",
      paramLabel = "T",
      converter = Threads.class,
      description = "The number of threads, 1 to " + Threads.LARGEST + ". Default: 1.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "SIZE",
      converter = ByteSize.class,
      description =
          "Count positions that are reached in several ways once, with a table of this size:"
              + " a number of bytes, or one with k, m or g, at most 256g.")
  private long hash;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description =
          "Keep the finished subtrees of depth N in a file, and go on from what it holds;"
              + " smaller depths are not counted then.")
  private @Nullable Path checkpoint;

  @ArgGroup private Form form = new Form();

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
    if (form.divide && checkpoint != null) {
      throw new InputException("--checkpoint keeps one count; it does not go with --divide");
    }
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
      print(move.uci() + "\t" + nodes);
    }
  }

  private void plain(Position position) {
    for (int d = first(); d <= depth; d++) {
      long nodes = count(position, d, "depth " + d);
      console.out().print((d == first() ? "" : " ") + nodes);
      console.out().flush();
    }
    console.out().println();
  }

  private void table(Position position) {
    print(PerftText.HEADING);
    for (int d = first(); d <= depth; d++) {
      long start = System.nanoTime();
      long nodes = count(position, d, "depth " + d);
      print(PerftText.row(d, nodes, Duration.ofNanos(System.nanoTime() - start)));
    }
  }

  /**
   * Returns the first depth to count: a count that is gone on with does not wait for smaller ones.
   */
  private int first() {
    return checkpoint == null ? 1 : depth;
  }

  /** Prints a line at once: the next one may be long in coming. */
  private void print(String line) {
    console.out().println(line);
    console.out().flush();
  }

  private long count(Position position, int length, String what) {
    Perft perft = Perft.of(position).threads(threads).hash(hash);
    if (checkpoint != null) {
      perft.checkpoint(checkpoint);
    }
    try {
      return ProgressLine.during(
          () -> perft.count(length),
          perft::cancel,
          () -> PerftText.progress(what, perft.progress()),
          console);
    } catch (ArithmeticException e) {
      throw new InputException(what + ": the count is larger than 2^63 - 1; ask for less depth", e);
    } catch (OutOfMemoryError e) {
      throw new InputException(
          "there is no room for a table of "
              + hash
              + " bytes; ask for less, or give Java more: MOLY_JAVA_OPTIONS=-Xmx4g",
          e);
    }
  }

  /** Reads a depth. */
  static final class Depth implements ITypeConverter<Integer> {
    private static final int LARGEST = Perft.DEEPEST;

    @Override
    public Integer convert(String text) {
      return (int) WholeNumber.parse(text, 1, LARGEST);
    }
  }

  /** Reads a number of bytes: 1g is 2^30. */
  static final class ByteSize implements ITypeConverter<Long> {
    private static final long LARGEST = 1L << 38;

    @Override
    public Long convert(String text) {
      int unit =
          text.isEmpty()
              ? -1
              : "kmg".indexOf(Character.toLowerCase(text.charAt(text.length() - 1)));
      String number = unit < 0 ? text : text.substring(0, text.length() - 1);
      int shift = 10 * (unit + 1);
      return WholeNumber.parse(number, 1, LARGEST >> shift) << shift;
    }
  }

  /** Reads a number of threads. */
  static final class Threads implements ITypeConverter<Integer> {
    private static final int LARGEST = 1024;

    @Override
    public Integer convert(String text) {
      return (int) WholeNumber.parse(text, 1, LARGEST);
    }
  }
}
