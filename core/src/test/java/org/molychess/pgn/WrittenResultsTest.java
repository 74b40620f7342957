package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;

/** Results as people write them. */
final class WrittenResultsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1-0 | 1-0",
        "0-1 | 0-1",
        "1/2-1/2 | 1/2-1/2",
        "1/2 | 1/2-1/2",
        "½-½ | 1/2-1/2",
        "½–½ | 1/2-1/2",
        "½ | 1/2-1/2",
        "0.5-0.5 | 1/2-1/2",
        "0,5:0,5 | 1/2-1/2",
        "1–0 | 1-0",
        "0—1 | 0-1",
        "1 - 0 | 1-0",
        "1:0 | 1-0",
        "0 : 1 | 0-1",
        "+/- | 1-0",
        "-/+ | 0-1",
        "+:- | 1-0",
        "0-0 | *",
        "-/- | *",
        "* | *",
        "? | *",
        "0-1/2 | *",
        "1-1 | *",
        "White won | *",
      })
  void areReadInTheTag(String written, String result) {
    PgnReading reading = Readings.one("[Result \"" + written + "\"]\n\n1. e4 e5\n");
    assertEquals("e4 e5", Readings.moves(reading));
    assertEquals(result, reading.game().orElseThrow().resultText());
    assertTrue(reading.isWhole());
    boolean usual = written.equals(result) || written.equals("?");
    assertEquals(usual ? 0 : 1, reading.findings().size(), reading.findings()::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1-0 | 1-0",
        "0-1 | 0-1",
        "1 - 0 | 1-0",
        "1 – 0 | 1-0",
        "0 -1 | 0-1",
        "0:1 | 0-1",
        "0.5-0.5 | 1/2-1/2",
        "½-½ | 1/2-1/2",
        "½ - ½ | 1/2-1/2",
        "½ | 1/2-1/2",
        "1/2 | 1/2-1/2",
        "1/2 {agreed} | 1/2-1/2",
        "1/2 - 1/2 | 1/2-1/2",
        "1/2:1/2 | 1/2-1/2",
        "0:0 | *",
        "* | *",
      })
  void areReadBehindTheMoves(String written, String result) {
    PgnReading reading = Readings.one("[Event \"x\"]\n\n1. e4 e5 " + written + "\n");
    assertEquals("e4 e5", Readings.moves(reading));
    assertTrue(reading.isWhole(), reading.findings()::toString);
    assertEquals(result, reading.game().orElseThrow().resultText());
    Game glued = Readings.of("1. e4 e5 " + written + "\n1. d4 *").get(0).game().orElseThrow();
    assertEquals(result, glued.resultText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0-1/2", "1/2-0", "1/2-1", "1-1", "2-0", "11-0", "½-0", "1-½"})
  void whatContradictsItselfIsNoResult(String written) {
    PgnReading reading = Readings.one("1. e4 " + written + "\n\n");
    assertEquals("e4", Readings.moves(reading));
    assertFalse(reading.isWhole());
    assertEquals("*", reading.game().orElseThrow().resultText());
    assertEquals(written, reading.findings().get(0).token());
  }

  @Test
  void castlingInZerosIsNoResult() {
    String moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. d3 0–0 1-0";
    assertEquals(10, PgnReader.parse(moves).mainLine().size());
    assertEquals("O-O", PgnReader.parse(moves).node().san());
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "1-0", "0-1", "1/2-1/2"})
  void whatIsWrittenIsNeverChangedByTheBoard(String written) {
    String pgn = "1. f3 e5 2. g4 Qh4# " + written + "\n";
    Game game = PgnReader.parse(pgn);
    assertEquals(written, game.resultText());
    assertTrue(PgnWriter.text(game).stripTrailing().endsWith("Qh4# " + written));
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));
  }

  @Test
  void theBoardSpeaksWhereNothingIsWritten() {
    assertEquals("0-1", PgnReader.parse("1. f3 e5 2. g4 Qh4#").resultText());
    assertEquals("*", PgnReader.parse("1. f3 e5 2. g4").resultText());
  }

  @Test
  void theResultBehindTheMovesWinsOverTheTagAndTellsIt() {
    PgnReading reading = Readings.one("[Result \"1-0\"]\n\n1. e4 e5 0-1");
    assertEquals("0-1", reading.game().orElseThrow().resultText());
    assertEquals(
        "line 1, column 10, '1-0': the moves end with 0-1; that is kept",
        reading.findings().get(0).toString());
  }

  @Test
  void bothMayLoseWhereNobodyCanCastle() {
    PgnReading reading = Readings.one("1. e4 e5 0-0\n");
    assertTrue(reading.isWhole(), reading.findings()::toString);
    assertEquals("e4 e5", Readings.moves(reading));
    assertEquals("*", reading.game().orElseThrow().resultText());
    assertEquals(1, reading.findings().size());
  }
}
