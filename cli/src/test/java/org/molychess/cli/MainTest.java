package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class MainTest {
  @Test
  void printsItsUsage() {
    StringWriter out = new StringWriter();
    int status = new CommandLine(new Main()).setOut(new PrintWriter(out)).execute();
    assertEquals(0, status);
    assertTrue(out.toString().startsWith("Usage: moly"), out.toString());
  }
}
