package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What comes in is read with little memory, or refused in one line. */
final class SmallHeapTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final int MIB = 1 << 20;

  @TempDir private Path folder;

  /** A run of a JVM of its own. */
  private record Outcome(int status, String out, String err) {
    void isRefused(int expected, String message) {
      assertEquals(expected, status, err);
      assertTrue(err.contains(message), err);
      assertEquals(1, err.lines().count(), err);
    }

    void isServed(String expected) {
      assertEquals("", err);
      assertEquals(0, status);
      assertTrue(out.endsWith(expected), out);
    }
  }

  private Process start(int heap, Class<?> main, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private Outcome run(int heap, Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    int status = start(heap, main, arguments).waitFor();
    return new Outcome(
        status, Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
  }

  private Outcome moly(int heap, String... arguments) throws IOException, InterruptedException {
    return run(heap, Main.class, arguments);
  }

  /** Writes so many bytes or more, in pieces that are told their number. */
  private Path file(int bytes, IntFunction<String> piece) throws IOException {
    Path file = folder.resolve("in");
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      int written = 0;
      for (int i = 0; written < bytes; i++) {
        String next = piece.apply(i);
        out.write(next);
        written += next.length();
      }
    }
    return file;
  }

  // Tables, threads, depths

  @Test
  void aTableNearTheHeapIsServedOrRefused() throws Exception {
    for (String size : List.of("40m", "64m", "1g", "256g")) {
      Outcome outcome = moly(64, "perft", "--depth", "5", "--plain", "--hash", size);
      if (outcome.status() == 0) {
        outcome.isServed("20 400 8902 197281 4865609\n");
      } else {
        outcome.isRefused(2, "there is no room for a table of ");
      }
    }
    moly(96, "perft", "--depth", "5", "--plain", "--hash", "32m")
        .isServed("20 400 8902 197281 4865609\n");
  }

  @Test
  void tooManyThreadsAndTooDeepCountsAreRefused() throws Exception {
    moly(32, "perft", "--depth", "3", "--threads", "10000")
        .isRefused(2, "'10000' is not a whole number from 1 to 1024");
    moly(32, "perft", "--depth", "1001")
        .isRefused(2, "'1001' is not a whole number from 1 to 1000");
    moly(64, "perft", "--depth", "4", "--plain", "--threads", "1024")
        .isServed("20 400 8902 197281\n");
  }

  /** The first leaf, a thousand plies deep, is reached at once. */
  @Test
  void theDeepestCountBegins() throws Exception {
    Process process =
        start(32, Main.class, "perft", "--depth", "1000", "--plain", "--threads", "2");
    assertFalse(process.waitFor(2, TimeUnit.SECONDS));
    process.toHandle().destroy();
    assertEquals(143, process.waitFor());
    String err = Files.readString(folder.resolve("err"));
    assertFalse(err.contains("memory"), err);
  }

  // Values

  /** Walks through a tree by positions and moves, as a program does that knows no cursor. */
  public static final class Walk {
    private Walk() {}

    /** Prints how many sequences of five moves there are. */
    public static void main(String[] arguments) {
      System.out.println(count(org.molychess.Rules.orthodox().initialPosition(), 5));
    }

    private static long count(org.molychess.Position position, int depth) {
      long count = 0;
      for (org.molychess.Move move : position.legalMoves()) {
        count += depth == 1 ? 1 : count(move.after(), depth - 1);
      }
      return count;
    }
  }

  @Test
  void aWalkByPositionsKeepsNone() throws Exception {
    run(16, Walk.class).isServed("4865609\n");
  }

  // Files

  @Test
  void linesAreReadOneByOne() throws Exception {
    Path positions = file(24 * MIB, i -> "4k3/8/8/8/8/8/8/4K3 w - - 0 " + (1 + i % 9_999) + "\n");
    Outcome moves = moly(16, "moves", "--input", positions.toString());
    assertEquals(0, moves.status(), moves.err());
    Path suite = file(8 * MIB, i -> "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n");
    assertEquals(0, moly(16, "suite", suite.toString()).status());
  }

  /** A line is kept whole, as it is copied out where it is wrong: five bytes a byte. */
  @Test
  void aLineWithoutEndIsRefused() throws Exception {
    Path line = file(16 * MIB, i -> "x".repeat(1 << 16));
    moly(96, "suite", line.toString()).isRefused(2, "line 1: ");
    moly(16, "suite", line.toString()).isRefused(70, "out of memory");
    moly(16, "suite", "/dev/zero").isRefused(70, "out of memory");
  }

  // Entrances of the library

  /** Reads what its first argument names from the file that is its third, if there is one. */
  public static final class Reader {
    private Reader() {}

    /** Reads it, and prints what came of it. */
    public static void main(String[] arguments) throws IOException {
      int size = Integer.parseInt(arguments[1]);
      String text = "a".repeat(size);
      try {
        switch (arguments[0]) {
          case "fen" -> org.molychess.Rules.orthodox().position(text);
          case "lenient" ->
              org.molychess.Rules.orthodox().position(text, org.molychess.Reading.LENIENT);
          case "epd" -> org.molychess.Epd.parse(org.molychess.Rules.orthodox(), text);
          case "rules" -> org.molychess.Rules.parse(text);
          case "move" -> org.molychess.Rules.orthodox().initialPosition().move(text);
          case "pgn" -> org.molychess.pgn.PgnReader.parse("1. e4 {" + text);
          case "popeye" -> org.molychess.solver.PopeyeReader.read("beginproblem author " + text);
          case "json" -> org.molychess.solver.JsonLinesReader.read(text);
          case "yaml" -> org.molychess.solver.YamlReader.read(text);
          default -> throw new AssertionError(arguments[0]);
        }
        System.out.println("read");
      } catch (RuntimeException e) {
        System.out.println("refused: " + String.valueOf(e.getMessage()).length());
      }
    }
  }

  /** The text is there once; the heap is that, what a JVM needs, and so many bytes a byte of it. */
  @TestFactory
  Stream<DynamicTest> aTextThatIsTooLongCostsLittleMoreThanItself() {
    return Stream.of(
            "fen 0",
            "lenient 0",
            "epd 0",
            "rules 0",
            "move 0",
            "pgn 8",
            "popeye 6",
            "json 1",
            "yaml 14")
        .map(entrance -> entrance.split(" "))
        .map(
            entrance ->
                DynamicTest.dynamicTest(
                    entrance[0],
                    () -> {
                      int heap = 12 + 8 + 8 * Integer.parseInt(entrance[1]);
                      Outcome outcome =
                          run(heap, Reader.class, entrance[0], String.valueOf(8 * MIB));
                      assertEquals("", outcome.err());
                      assertTrue(
                          outcome.out().equals("read\n")
                              || outcome.out().matches("refused: [0-9]{1,3}\n"),
                          outcome.out());
                    }));
  }

  @Test
  void whatAPositionHoldsIsSmall() throws Exception {
    StringBuilder ghosts = new StringBuilder("4k3/8/8/8/8/8/8/4K2R w - - 0 1 ghosts:h1");
    ghosts.append("r".repeat(9_990));
    moly(16, "moves", "--rules", "ghost", "--fen", ghosts.toString());
    Outcome outcome =
        moly(16, "perft", "--rules", "ghost", "--fen", ghosts.toString(), "--depth", "1");
    assertEquals(0, outcome.status(), outcome.err());
    moly(16, "perft", "--fen", START, "--depth", "3", "--plain").isServed("20 400 8902\n");
  }
}
