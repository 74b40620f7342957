package org.molychess.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The program, run within this JVM. */
public final class Program {
  private Program() {}

  /** Runs it; returns the exit status, what it printed and what it complained of. */
  public static List<Object> run(byte[] input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = new Console(new ByteArrayInputStream(input), out, err, true, false);
    int status = Main.run(console, arguments);
    return List.of(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns whether a line of a suite asks for so much that its counting would take long. */
  public static boolean asksForMuch(String line) {
    try {
      return SuiteLine.parse(line).counts().stream().anyMatch(count -> count.depth() > 1);
    } catch (InputException e) {
      return false;
    }
  }
}
