package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.FenReading;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.IllegalMoveException;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.pgn.PgnOptions;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnReading;

/** Input that users of version 0.1.0 had trouble with, one line each; it stands for its kind. */
final class ReportedCasesTest {
  @TestFactory
  Stream<DynamicTest> areRead() {
    List<String> lines = Golden.lines("reported.jsonl");
    return lines.stream()
        .map(line -> JsonParser.parseString(line).getAsJsonObject())
        .map(
            reported ->
                DynamicTest.dynamicTest(
                    reported.get("kind").getAsString() + ": " + reported, () -> require(reported)));
  }

  private static void require(JsonObject reported) {
    if (reported.has("games")) {
      games(reported);
    } else if (reported.has("text")) {
      move(reported);
    } else if (reported.has("name")) {
      assertEquals(text(reported, "rules"), Rules.parse(text(reported, "name")).toString());
    } else if (reported.has("read")) {
      FenReading reading = Rules.orthodox().read(text(reported, "fen"), Reading.LENIENT);
      assertEquals(text(reported, "read"), reading.position().fen());
      assertFalse(reading.repairs().isEmpty());
    } else {
      fail("nothing is expected of " + reported);
    }
  }

  private static String text(JsonObject object, String name) {
    return object.get(name).getAsString();
  }

  private static void move(JsonObject reported) {
    Position position = Rules.parse(text(reported, "rules")).position(text(reported, "fen"));
    String text = text(reported, "text");
    if (reported.has("move")) {
      assertEquals(text(reported, "move"), position.move(text).uci());
      return;
    }
    String message =
        assertThrows(IllegalMoveException.class, () -> position.move(text)).getMessage();
    for (JsonElement name : reported.getAsJsonArray("names")) {
      assertTrue(message.contains(name.getAsString()), message);
    }
  }

  private static void games(JsonObject reported) {
    boolean latin1 = reported.has("latin1");
    byte[] bytes =
        text(reported, latin1 ? "latin1" : "pgn")
            .getBytes(latin1 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
    PgnReader reader = new PgnReader(new ByteArrayInputStream(bytes), PgnOptions.usual());
    List<PgnReading> readings = new ArrayList<>();
    while (reader.hasNext()) {
      readings.add(reader.read());
    }
    List<JsonElement> expected = reported.getAsJsonArray("games").asList();
    assertEquals(expected.size(), readings.size(), readings::toString);
    for (int i = 0; i < expected.size(); i++) {
      require(expected.get(i).getAsJsonObject(), readings.get(i));
    }
  }

  private static void require(JsonObject expected, PgnReading reading) {
    assertEquals(expected.get("whole").getAsBoolean(), reading.isWhole(), reading::toString);
    assertEquals(
        text(expected, "moves"),
        reading
            .game()
            .map(game -> game.mainLine().stream().map(GameNode::san))
            .orElseGet(Stream::of)
            .collect(Collectors.joining(" ")));
    assertEquals(text(expected, "result"), reading.game().map(Game::resultText).orElse("*"));
    if (expected.has("tags")) {
      expected
          .getAsJsonObject("tags")
          .entrySet()
          .forEach(
              tag -> assertEquals(tag.getValue().getAsString(), reading.tags().get(tag.getKey())));
    }
  }
}
