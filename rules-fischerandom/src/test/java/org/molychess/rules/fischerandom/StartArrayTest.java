package org.molychess.rules.fischerandom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.Rules;

/** The 960 start arrays: their numbers, and the counts of their moves. */
final class StartArrayTest {
  private static final Rules RULES = Rules.of("chess960");

  /** Whether all arrays are counted to depth 4; otherwise one in forty to depth 3. */
  private static final boolean ALL = Boolean.getBoolean("moly.chess960.all");

  private record Line(int number, String officers, List<Long> counts) {}

  private static List<Line> lines() throws IOException {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(StartArrayTest.class.getResourceAsStream("arrays.tsv")),
                StandardCharsets.UTF_8))) {
      return in.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> List.of(line.split("\t", -1)))
          .map(
              fields ->
                  new Line(
                      Integer.parseInt(fields.get(0)),
                      fields.get(1),
                      fields.subList(2, fields.size()).stream().map(Long::valueOf).toList()))
          .toList();
    }
  }

  @Test
  void hasEveryArrayOnceByItsNumber() throws IOException {
    Set<String> seen = new HashSet<>();
    for (Line line : lines()) {
      StartArray array = new StartArray(line.number());
      assertEquals(line.officers(), array.officers());
      assertEquals(array, StartArray.of(line.officers()));
      Position start = array.position(RULES);
      assertEquals(array.fen(), start.fen());
      assertEquals(Optional.of(array), StartArray.of(start));
      seen.add(array.officers());
    }
    assertEquals(StartArray.COUNT, seen.size());
  }

  @Test
  void countsAsAnotherProgramDoes() throws IOException {
    for (Line line : lines()) {
      if (!ALL && line.number() % 40 != 0) {
        continue;
      }
      Perft perft = Perft.of(new StartArray(line.number()).position(RULES));
      for (int depth = 1; depth <= (ALL ? 4 : 3); depth++) {
        assertEquals(line.counts().get(depth - 1), perft.count(depth), line + " to " + depth);
      }
    }
  }

  @Test
  void hasTheOrdinaryArray() {
    assertEquals("RNBQKBNR", StartArray.ORDINARY.officers());
    assertEquals(
        Rules.orthodox().initialPosition(), StartArray.ORDINARY.position(Rules.orthodox()));
    assertEquals(RULES.initialPosition(), StartArray.ORDINARY.position(RULES));
  }

  @Test
  void isNoArrayOnceSomethingHasChanged() {
    Position start = new StartArray(100).position(RULES);
    assertTrue(StartArray.of(start.move("e4").after()).isEmpty());
    assertTrue(StartArray.of(start.edit().castling("-").build()).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 960, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void refusesOtherNumbers(int number) {
    assertThrows(IllegalArgumentException.class, () -> new StartArray(number));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "RNBQKBN", "RNBQKBNRR", "KRRBBNNQ", "RBNBKNQR", "RNBBKQNN"})
  void refusesOtherOfficers(String officers) {
    assertThrows(IllegalArgumentException.class, () -> StartArray.of(officers));
  }
}
