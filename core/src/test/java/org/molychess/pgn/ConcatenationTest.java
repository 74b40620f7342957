package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever games are put together, broken or not, each well-formed one is read, in order and as it
 * is.
 */
final class ConcatenationTest {
  private static final int FILES = 250;

  private static final List<String> BETWEEN =
      List.of(
          "\n",
          "\n\n",
          "\r\n\r\n",
          "\n \t\n",
          "\n\n\n\n",
          "\n\uFEFF",
          "\n\n\uFEFF",
          "\r\r",
          "\n%x\n");

  private static final List<String> MOVES =
      List.of(
          "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
          "1. d4 {Queen's\npawn} d5 (1... Nf6 2. c4 (2. Nf3 $1 {[%clk 0:01:00]}) e6) 2. c4 e6",
          "1. f3 e5 2. g4 Qh4#",
          "{before} 1. c4! c5 ; to the end of the line\n2. Nc3 Nc6",
          "1. e4 (1. d4) (1. c4) 1... c5",
          "");

  private final Random random;

  ConcatenationTest() {
    random = new Random();
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** Makes a well-formed game; its tag {@code Event} says which. */
  private String game(String name) {
    StringBuilder tags = new StringBuilder("[Event \"" + name + "\"]\n");
    for (String tag : List.of("Site", "Date", "White", "Black", "ECO")) {
      if (random.nextInt(3) > 0) {
        tags.append('[').append(tag).append(" \"x ").append(random.nextInt(10)).append("\"]\n");
      }
    }
    if (random.nextInt(6) == 0) {
      return tags + "\n";
    }
    String moves = any(MOVES);
    String result = any(List.of("1-0", "0-1", "1/2-1/2", "*"));
    return tags + "\n" + (moves.isEmpty() ? "" : moves + "\n") + result + "\n";
  }

  /** Breaks a game: cuts it, or puts in what does not belong there. */
  private String broken(String game, boolean mayLackTags) {
    // A game that is cut behind its first tag, and glued to the next, looks like a doubled tag.
    int first = game.indexOf('\n') + 2;
    int at = first + random.nextInt(Math.max(1, game.length() - first));
    return switch (random.nextInt(4)) {
      case 0 -> game.substring(0, at);
      case 1 -> mayLackTags ? game.substring(at) : game;
      case 2 ->
          game.substring(0, at)
              + any(List.of("}", ")", "]", "{", "(", "[", "\"", "Ke9", "$"))
              + game.substring(at);
      default -> game.substring(0, at) + game.substring(random.nextInt(at));
    };
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void everyWellFormedGameIsRead(long seed) {
    random.setSeed(seed);
    for (int file = 0; file < FILES; file++) {
      StringBuilder text = new StringBuilder();
      List<String> good = new ArrayList<>();
      boolean hasMoves = true;
      int pieces = 1 + random.nextInt(8);
      for (int i = 0; i < pieces; i++) {
        String game = game(file + "/" + i);
        if (random.nextInt(3) == 0) {
          text.append(broken(game("broken"), hasMoves));
          hasMoves = true;
        } else {
          int times = random.nextInt(6) == 0 ? 2 : 1;
          for (int j = 0; j < times; j++) {
            text.append(game).append(any(BETWEEN));
            good.add(game);
          }
          // Moves without tags, behind tags without moves, would be that game's.
          hasMoves = !game.endsWith("]\n\n");
        }
        text.append(any(BETWEEN));
      }
      assertReads(good, text.toString());
    }
  }

  private static void assertReads(List<String> good, String text) {
    List<PgnReading> expected = good.stream().map(game -> Readings.one(game)).toList();
    List<PgnReading> found = new ArrayList<>();
    int number = 0;
    for (PgnReading reading : Readings.of(text)) {
      assertEquals(++number, reading.number(), text);
      String event = reading.tags().getOrDefault("Event", "");
      if (reading.isWhole() && !event.isEmpty() && !event.equals("broken")) {
        found.add(reading);
      }
    }
    assertEquals(
        expected.stream().map(reading -> reading.tags().get("Event")).toList(),
        found.stream().map(reading -> reading.tags().get("Event")).toList(),
        text);
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i).tags(), found.get(i).tags(), text);
      assertEquals(expected.get(i).game(), found.get(i).game(), text);
      assertEquals(expected.get(i).findings(), List.of());
    }
  }
}
