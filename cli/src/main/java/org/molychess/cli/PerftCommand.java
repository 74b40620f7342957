package org.molychess.cli;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Perft;
import org.molychess.Position;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code moly perft}: the numbers of sequences of legal moves. */
final class PerftCommand implements Runnable {
  private final Console console;

  private final PositionOptions options = new PositionOptions();
  private final OptionSpec depth =
      Models.number(
              "--depth",
              "N",
              int.class,
              new Depth(),
              "The length of the sequences, 1 to " + Depth.LARGEST + ".")
          .required(true)
          .build();
  private final OptionSpec threads =
      Models.number(
              "--threads",
              "T",
              int.class,
              new Threads(),
              "The number of threads, 1 to " + Threads.LARGEST + ". Default: 1.")
          .initialValue(1)
          .build();
  private final OptionSpec hash =
      Models.number(
              "--hash",
              "SIZE",
              long.class,
              new ByteSize(),
              "Count positions that are reached in several ways once, with a table of this size:"
                  + " a number of bytes, or one with k, m or g, at most 256g.")
          .initialValue(0L)
          .build();
  private final OptionSpec checkpoint =
      Models.text(
              "--checkpoint",
              "FILE",
              "Keep the finished subtrees of depth N in a file, and go on from what it holds;"
                  + " smaller depths are not counted then.")
          .type(Path.class)
          .build();
  private final OptionSpec plain =
      Models.flag("--plain", "Print one line: the counts of depths 1 to N, separated by blanks.");
  private final OptionSpec divide =
      Models.flag(
          "--divide", "Print, for each legal move, its machine text, a tab and its share of N.");

  PerftCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    CommandSpec model =
        Models.command(
            "perft",
            this,
            "Count the sequences of 1 to N legal moves.",
            "",
            "Examples:",
            "  moly perft --depth 6",
            "  moly perft --rules circe --depth 4 --plain",
            "  moly perft --rules ghost --fen '4k3/8/r7/8/8/8/8/4KB2 w - - 0 1' --depth 3 --divide");
    options.addTo(model);
    return model
        .addOption(depth)
        .addOption(threads)
        .addOption(hash)
        .addOption(checkpoint)
        .addArgGroup(ArgGroupSpec.builder().addArg(plain).addArg(divide).build());
  }

  @Override
  public void run() {
    if (Models.isGiven(divide) && checkpoint() != null) {
      throw new InputException("--checkpoint keeps one count; it does not go with --divide");
    }
    Position position = options.position(console);
    if (Models.isGiven(divide)) {
      divide(position);
    } else if (Models.isGiven(plain)) {
      plain(position);
    } else {
      table(position);
    }
  }

  private int depth() {
    return depth.getValue();
  }

  private @Nullable Path checkpoint() {
    return checkpoint.getValue();
  }

  private void divide(Position position) {
    for (Move move : position.legalMoves()) {
      long nodes = count(move.after(), depth() - 1, move.uci());
      print(move.uci() + "\t" + nodes);
    }
  }

  private void plain(Position position) {
    for (int d = first(); d <= depth(); d++) {
      long nodes = count(position, d, "depth " + d);
      console.out().print((d == first() ? "" : " ") + nodes);
      console.out().flush();
    }
    console.out().println();
  }

  private void table(Position position) {
    print(PerftText.HEADING);
    for (int d = first(); d <= depth(); d++) {
      long start = System.nanoTime();
      long nodes = count(position, d, "depth " + d);
      print(PerftText.row(d, nodes, Duration.ofNanos(System.nanoTime() - start)));
    }
  }

  /**
   * Returns the first depth to count: a count that is gone on with does not wait for smaller ones.
   */
  private int first() {
    return checkpoint() == null ? 1 : depth();
  }

  /** Prints a line at once: the next one may be long in coming. */
  private void print(String line) {
    console.out().println(line);
    console.out().flush();
  }

  private long count(Position position, int length, String what) {
    Perft perft = Perft.of(position).threads(threads.getValue()).hash(hash.getValue());
    @Nullable Path file = checkpoint();
    if (file != null) {
      perft.checkpoint(file);
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
              + hash.getValue()
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
