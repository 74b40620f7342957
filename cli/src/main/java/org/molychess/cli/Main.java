package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.StringWriter;

/** The {@code moly} program. */
public final class Main {
  private Main() {}

  /** Runs the command and exits with its status. */
  public static void main(String[] arguments) {
    System.exit(run(Console.system(), arguments));
  }

  /** Runs the command, writes all there is to write, and returns the exit status. */
  static int run(Console console, String... arguments) {
    Complaints complaints = new Complaints(console);
    try {
      // Kept back, as picocli would report a failure to print its help in its own way.
      StringWriter help = new StringWriter();
      int status =
          new Commands(console, arguments)
              .commandLine(console, complaints, help)
              .execute(arguments);
      // As it is: it is our own, and in colours perhaps.
      console.write(help.toString().getBytes(UTF_8));
      return status;
    } catch (OutputException | Error e) {
      return complaints.about(e);
    }
  }
}
