package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearestTest {
  @ParameterizedTest
  @CsvSource({
    "'', '', 0",
    "'', abc, 3",
    "perft, perft, 0",
    "pertf, perft, 1",
    "perf, perft, 1",
    "perfft, perft, 1",
    "berft, perft, 1",
    "circle, circe, 1",
    "ab, ba, 1",
    "aab, baa, 2",
    "show, moves, 5",
  })
  void countsEdits(String from, String to, int edits) {
    assertEquals(edits, Nearest.edits(from, to));
    assertEquals(edits, Nearest.edits(to, from));
  }

  @Test
  void namesTheNearest() {
    List<String> names = List.of("moves", "show", "perft");
    assertEquals("; did you mean 'moves'?", Nearest.hint("mvoes", names));
    assertEquals("", Nearest.hint("castle", names));
    assertEquals("", Nearest.hint("-x", List.of("-h")));
    assertEquals("", Nearest.hint("", names));
    assertEquals("", Nearest.hint("x".repeat(100_000), names));
  }
}
