package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

final class ProgressLineTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private Console console(boolean live) {
    return new Console(
        InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, true, live);
  }

  private long waitForTheLine() {
    while (err.size() == 0) {
      Thread.onSpinWait();
    }
    return 7;
  }

  @Test
  void overwritesALineAndErasesIt() {
    long result =
        ProgressLine.during(this::waitForTheLine, () -> {}, () -> "half way", console(true));
    assertEquals(7, result);
    assertTrue(err.toString(UTF_8).matches("(\rhalf way)+\r {8}\r"), err.toString(UTF_8));
  }

  @Test
  void saysNothingOfWhatIsSoonDone() {
    assertEquals(7, ProgressLine.during(() -> 7, () -> {}, () -> "half way", console(true)));
    assertEquals("", err.toString(UTF_8));
  }

  @Test
  void passesAFailureOn() {
    IllegalStateException failure = new IllegalStateException();
    assertEquals(
        failure,
        assertThrows(
            IllegalStateException.class,
            () ->
                ProgressLine.during(
                    () -> {
                      throw failure;
                    },
                    () -> {},
                    () -> "half way",
                    console(false))));
  }
}
