package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ConsoleTest {
  private static Properties properties(String... namesAndValues) {
    Properties properties = new Properties();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      properties.setProperty(namesAndValues[i], namesAndValues[i + 1]);
    }
    return properties;
  }

  @Test
  void showsFiguresInUtf8Only() {
    assertTrue(Console.isUnicode(properties("native.encoding", "UTF-8")));
    assertFalse(Console.isUnicode(properties("native.encoding", "ANSI_X3.4-1968")));
    assertFalse(
        Console.isUnicode(properties("native.encoding", "UTF-8", "stdout.encoding", "IBM437")));
    assertFalse(Console.isUnicode(properties()));
  }

  /** Fails as a closed or full device does. */
  private static final class Failing extends OutputStream {
    private final String reason;

    Failing(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(reason);
    }
  }

  private static Run writingTo(OutputStream out, String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        Main.run(new Console(InputStream.nullInputStream(), out, err, true, false), arguments);
    return new Run(status, "", err.toString(UTF_8).strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"moves", "rules", "show", "--help", "--version", "moves --help"})
  void stopsSilentlyWhenTheReaderHasGone(String arguments) {
    assertEquals(new Run(141, "", ""), writingTo(new Failing("Broken pipe"), arguments.split(" ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"moves", "rules", "show", "--help", "--version", "moves --help"})
  void saysWhenOutputIsLost(String arguments) {
    assertEquals(
        new Run(74, "", "moly: cannot write to standard output: No space left on device"),
        writingTo(new Failing("No space left on device"), arguments.split(" ")));
  }

  @Test
  void stopsCountingWhenTheReaderHasGone() {
    assertEquals(
        new Run(141, "", ""), writingTo(new Failing("Broken pipe"), "perft", "--depth", "1000"));
  }
}
