package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;

/** What the program did in this JVM. */
record Run(int status, String out, String err) {
  /** Runs it with nothing to read. */
  static Run moly(String... arguments) {
    return molyReading(new byte[0], arguments);
  }

  /** Runs it with a text on standard input. */
  static Run molyReading(String input, String... arguments) {
    return molyReading(input.getBytes(UTF_8), arguments);
  }

  /** Runs it with bytes on standard input. */
  static Run molyReading(byte[] input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = new Console(new ByteArrayInputStream(input), out, err, true, false);
    int status = Main.run(console, arguments);
    return new Run(status, normal(out), normal(err));
  }

  private static String normal(ByteArrayOutputStream out) {
    return out.toString(UTF_8).replace(System.lineSeparator(), "\n");
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
