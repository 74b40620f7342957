package org.molychess.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs each command once and prints nothing. {@code bin/moly} has the JVM archive the classes, and
 * where it can the profiles, of such a run; it also shows that the program was built whole.
 */
final class Training {
  private static final String SUITE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final String MATE = "7k/8/6K1/8/8/8/8/R7";

  private Training() {}

  /** Exits with 0, or with {@link Status#INTERNAL_ERROR} if a command fails. */
  public static void main(String[] arguments) {
    System.exit(run() ? Status.OK : Status.INTERNAL_ERROR);
  }

  /** Returns whether every command ends as it should. */
  static boolean run() {
    return ends(Status.OK, "--version")
        && ends(Status.OK, "--help")
        && ends(Status.OK, "rules")
        && ends(Status.OK, "moves")
        && ends(Status.OK, "moves", "--rules", "circe")
        && ends(Status.OK, "show", "--rules", "haunted+progressive")
        && ends(Status.OK, "explain", "--move", "e2e5")
        && ends(Status.OK, "suite", "-")
        && ends(Status.OK, "solve", "--fen", MATE, "--stipulation", "#2", "--variations")
        && ends(Status.OK, "solve", "--fen", MATE, "--stipulation", "h#1.5", "--plain")
        && ends(Status.OK, "perft", "--depth", "4", "--rules", "circe", "--plain")
        && ends(Status.OK, "perft", "--depth", "5")
        && ends(Status.BAD_INPUT, "moves", "--fen", "8/8");
  }

  private static boolean ends(int status, String... arguments) {
    InputStream in =
        new ByteArrayInputStream((SUITE + " ;D1 20 ;D2 400").getBytes(StandardCharsets.UTF_8));
    OutputStream nowhere = OutputStream.nullOutputStream();
    return Main.run(new Console(in, nowhere, nowhere, true, false), arguments) == status;
  }
}
