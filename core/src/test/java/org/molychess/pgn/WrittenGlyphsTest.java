package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Game;

/** Signs behind moves, with and without blanks. */
final class WrittenGlyphsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 → | 40",
        "e4 ↑ | 36",
        "e4 ⇆ | 132",
        "e4 TN | 146",
        "e4 N | 146",
        "e4 ± | 16",
        "e4± | 16",
        "e4+/- | 16",
        "e4+- | 18",
        "e4-+ | 19",
        "e4= | 10",
        "e4 = | 10",
        "e4+= | 14",
        "e4=+ | 15",
        "e4⩲ | 14",
        "e4∞ | 13",
        "e4→ | 40",
        "e4! | 1",
        "e4!? | 5",
        "e4⁉ | 5",
        "e4!+- | 1 18",
        "e4 ! +- N | 1 18 146",
        "e4 $1 $14 | 1 14",
        "e4 $256 | 256",
        "e4 $9999 | 9999",
        "e4!!$146 | 3 146",
      })
  void areRead(String text, String glyphs) {
    Game game = PgnReader.parse("1. " + text + " e5 *");
    assertEquals("e4 e5", Readings.moves(game));
    List<Integer> expected = Arrays.stream(glyphs.split(" ")).map(Integer::valueOf).toList();
    assertEquals(expected, game.mainLine().get(0).nags());
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# * | Qxf7# | ",
        "1. e4 f5 2. Qh5+ * | Qh5+ | ",
        "1. e4 f5 2. Qh5 + g6 * | g6 | ",
        "1. e4 f5 2. Qh5++- * | Qh5+ | 18",
        "1. e4 f5 2. Qh5+ +- * | Qh5+ | 18",
        "1. e4 f5 2. Qh5+! * | Qh5+ | 1",
      })
  void checksAreNoGlyphs(String pgn, String last, String glyphs) {
    PgnReading reading = Readings.one(pgn);
    assertTrue(reading.isWhole(), reading.findings()::toString);
    Game game = reading.game().orElseThrow();
    assertEquals(last, game.node().san());
    List<Integer> expected = glyphs == null ? List.of() : List.of(Integer.valueOf(glyphs));
    assertEquals(expected, game.node().nags());
  }

  @Test
  void enPassantMayBeSaid() {
    for (String ep : List.of("e.p.", " e.p.", " ep", "ep", " e.p")) {
      Game game = PgnReader.parse("1. e4 a6 2. e5 d5 3. exd6" + ep + " exd6 *");
      assertEquals("exd6", game.node().san());
      assertEquals(6, game.ply());
    }
  }
}
