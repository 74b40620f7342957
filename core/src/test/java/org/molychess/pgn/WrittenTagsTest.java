package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Game;

/** Tags as programs and people write them are read, and what was mended is told. */
final class WrittenTagsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[Opening \"A\"] [Opening \"B\"] | Opening | A | 1",
        "[White Elo \"2000\"] | WhiteElo | 2000 | 1",
        "[Event-Date \"2000\"] | EventDate | 2000 | 1",
        "[Board 3] | Board | 3 | 1",
        "[Board 3 | Board | 3 | 1",
        "[Round \"1\" | Round | 1 | 1",
        "[Round \"1 | Round | 1 | 1",
        "[Round \"1] | Round | 1 | 1",
        "[Round '1'] | Round | 1 | 1",
        "[Round “1”] | Round | 1 | 1",
        "[Round „1“] | Round | 1 | 1",
        "[White \"O'Kelly\"] | White | O'Kelly | 0",
        "[Event \"The \"Big\" one\"] | Event | The \"Big\" one | 1",
        "[Event \"The \\\"Big\\\" one\"] | Event | The \"Big\" one | 0",
        "[Site \"C:\\games\"] | Site | C:\\games | 0",
        "[Site \"C:\\games\\\\\"] | Site | C:\\games\\ | 0",
        "[Site \"C:\\games\\\"] | Site | C:\\games\\ | 0",
        "[ White   \"A\"  ] | White | A | 0",
        "[White\"A\"] | White | A | 0",
        "[White \"A [x] ] B\"] | White | A [x] ] B | 0",
        "[White \"A [b\"] | White | A [b | 0",
        "[White \"A [b \" ] | White | `A [b ` | 0",
        "[White \"see [Event \\\"x\\\"] here\"] | White | see [Event \"x\"] here | 0",
        "[White \"\"] | White | `` | 0",
        "[White] | White | `` | 1",
        "[Round 1\"] | Round | 1 | 1",
        "[White Ash, Ben\"] | White | Ash, Ben | 1",
        "[Result 1-0] | Result | 1-0 | 1",
        "[White \"A\"] [Black \"B\"] | Black | B | 0",
        "[White \"A\" [Black \"B\"] | White | A | 1",
        "[White \"A\tB\"] | White | A B | 0",
      })
  void areRead(String tag, String name, String value, int repairs) {
    PgnReading reading =
        Readings.one("[Annotator \"X\"]\n" + tag + "\n[Black \"Z\"]\n\n1. d4 d5 1-0\n");
    assertEquals(value, reading.tags().get(name), reading.toString());
    assertEquals("d4 d5", Readings.moves(reading));
    assertEquals("1-0", reading.game().orElseThrow().resultText());
    assertTrue(reading.isWhole());
    long others = tag.contains("[Black") ? 1 : 0;
    assertEquals(repairs + others, reading.findings().size(), reading.findings()::toString);
  }

  @Test
  void theFirstOfADoubledTagIsKept() {
    Game game = PgnReader.parse("[Event \"x\"]\n[Event \"y\"]\n[Opening \"A\"]\n[Opening \"B\"]\n");
    assertEquals(Map.of("Event", "x", "Opening", "A"), game.tags());
  }

  @Test
  void aValueOnTwoLinesIsRead() {
    PgnReading reading = Readings.one("[Event \"A long\nname\"]\n[White \"A\r\n\"]\n\n1. e4 *");
    assertEquals("A long name", reading.tags().get("Event"));
    assertEquals("A", reading.tags().get("White").strip());
  }

  @Test
  void saysWhereAndWhat() {
    PgnReading reading = Readings.one("[Event \"E\"]\n  [Board 3]\n\n1. e4 *");
    assertEquals(
        "line 2, column 3, 'Board': the tag's value has no quotes",
        reading.findings().get(0).toString());
    assertEquals(PgnFinding.Kind.REPAIR, reading.findings().get(0).kind());
  }

  @Test
  void aTagWithoutANameIsLeftOut() {
    PgnReading reading = Readings.one("[Event \"E\"]\n[é \"x\"]\n[White \"A\"]\n\n1. e4 *");
    assertEquals(Map.of("Event", "E", "White", "A"), reading.tags());
    assertTrue(reading.isWhole());
  }

  @Test
  void mendedTagsAreWrittenWell() {
    Game game =
        PgnReader.parse("[White 'A \\ \"B\"']\n[Black Elo \"2000\"]\n[Board 3\n\n1. e4 1-0");
    Game again = PgnReader.parse(PgnWriter.text(game));
    assertEquals(game, again);
    assertEquals("A \\ \"B\"", again.tags().get("White"));
    assertEquals(0, Readings.one(PgnWriter.text(game)).findings().size());
  }
}
