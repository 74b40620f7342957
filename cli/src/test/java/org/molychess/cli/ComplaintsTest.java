package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.molychess.spi.BrokenRuleException;

final class ComplaintsTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int about(Throwable thrown) {
    Console console =
        new Console(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, true, false);
    return new Complaints(console).about(thrown);
  }

  @Test
  void blamesABrokenCondition() {
    assertEquals(70, about(new BrokenRuleException("'x' placed two kings")));
    assertEquals(
        "moly: a condition breaks its contract: 'x' placed two kings", err.toString(UTF_8).strip());
  }

  @Test
  void advisesOnMemory() {
    assertEquals(70, about(new OutOfMemoryError()));
    assertTrue(err.toString(UTF_8).contains("-Xmx"));
  }

  @Test
  void helpsToReportAFaultOfItsOwn() {
    assertEquals(70, about(new IllegalStateException("two boards")));
    assertTrue(err.toString(UTF_8).startsWith("moly: internal error"), err.toString(UTF_8));
    assertTrue(err.toString(UTF_8).contains("ComplaintsTest"), err.toString(UTF_8));
  }
}
