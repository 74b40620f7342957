package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.molychess.Perft;

final class PerftTextTest {
  @Test
  void alignsTheTable() {
    assertEquals("depth               nodes         time         nodes/s", PerftText.HEADING);
    assertEquals(
        "    7       3,195,901,860     16.000 s     199,743,866",
        PerftText.row(7, 3_195_901_860L, Duration.ofSeconds(16)));
    assertEquals(
        "    1                  20      0.000 s               -",
        PerftText.row(1, 20, Duration.ofNanos(20_000)));
  }

  @Test
  void tellsHowFarACountIs() {
    assertEquals(
        "depth 7: 1,500,000 nodes, 25.0 %, 0.5 million/s, 0:00:09 left",
        PerftText.progress("depth 7", new Perft.Progress(1_500_000, 0.25, Duration.ofSeconds(3))));
  }

  @Test
  void doesNotGuessTheRestFromNothing() {
    assertEquals(
        "depth 9: 0 nodes, 0.0 %, 0.0 million/s",
        PerftText.progress("depth 9", new Perft.Progress(0, 0, Duration.ZERO)));
  }
}
