package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameNode;

/** Null moves, as analyses have them. */
final class NullMovesInPgnTest {
  private static final PgnOptions ARCHIVE = PgnOptions.usual().archive();

  @ParameterizedTest
  @ValueSource(strings = {"--", "Z0", "0000", "null", "pass", "@@@@", "<>"})
  void areReadInVariationsAndByArchivesEverywhere(String text) {
    Game game = PgnReader.parse("1. d4 d5 (1... " + text + " 2. c4) 2. c4 *");
    assertEquals("d4 d5 c4", Readings.moves(game));
    GameNode variation = game.mainLine().get(0).continuations().get(1);
    assertTrue(variation.isNullMove());
    assertEquals("c4", variation.next().orElseThrow().san());
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));

    String main = "1. e4 " + text + " 2. d4 *";
    PgnException error = assertThrows(PgnException.class, () -> PgnReader.parse(main));
    assertEquals("e4", Readings.moves(error.game().orElseThrow()));
    Game kept = PgnReader.parse(main, ARCHIVE);
    assertEquals("e4 -- d4", Readings.moves(kept));
    assertEquals(kept, PgnReader.parse(PgnWriter.text(kept), ARCHIVE));
  }

  @Test
  void areNotPossibleInCheck() {
    PgnReading reading = Readings.one("1. e4 f5 2. Qh5+ (2. d4) -- 3. d4 *", ARCHIVE);
    assertFalse(reading.isWhole());
    assertEquals("e4 f5 Qh5+", Readings.moves(reading));
    assertTrue(reading.findings().get(0).reason().contains("in check"));
  }
}
