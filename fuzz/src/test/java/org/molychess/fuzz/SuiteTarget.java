package org.molychess.fuzz;

import java.util.List;
import java.util.Set;
import org.molychess.cli.Program;

/** Files of suites and of positions, as the program reads them. */
public final class SuiteTarget {
  private SuiteTarget() {}

  /** Reads a file; a bad line is told, and the others are answered. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    boolean suite = input.choose(2) == 0;
    byte[] rest = input.rest();
    // Who asks for a deep count gets it, however long it takes; that is no matter of reading.
    if (suite && input.text().strip().lines().anyMatch(line -> Program.asksForMuch(line.strip()))) {
      return;
    }
    List<Object> run =
        suite ? Program.run(rest, "suite", "-") : Program.run(rest, "moves", "--input", "-");
    Check.that(Set.of(0, 1, 2).contains(run.get(0)), run);
    Check.that(
        run.get(0).equals(2) == run.get(2).toString().lines().anyMatch(SuiteTarget::blames), run);
  }

  /** Returns whether a line on standard error is about a line that cannot be read. */
  private static boolean blames(String line) {
    return !line.matches("moly: line [0-9]+: note: .*");
  }
}
