package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Game;

/** What can be saved of a broken game is saved, and what is lost is told. */
final class SalvageTest {
  private static final PgnOptions ARCHIVE = PgnOptions.usual().archive();

  @Test
  void theExceptionCarriesTheMovesBeforeTheFault() {
    PgnException error =
        assertThrows(
            PgnException.class,
            () -> PgnReader.parse("[Event \"Trial\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ke3 d6 1-0\n"));
    Game game = error.game().orElseThrow();
    assertEquals("e4 e5 Nf3 Nc6", Readings.moves(game));
    assertEquals("1-0", game.resultText());
    assertEquals("Nc6", game.node().san());
    assertEquals(Map.of("Event", "Trial"), error.tags());
    assertEquals("", error.moveText());
    assertEquals(1, error.findings().size());
    PgnFinding loss = error.findings().get(0);
    assertEquals(PgnFinding.Kind.LOSS, loss.kind());
    assertEquals(List.of(3, 24, "Ke3"), List.of(loss.line(), loss.column(), loss.token()));
    assertTrue(error.getMessage().equals("game 1, " + loss), error.getMessage());
  }

  @Test
  void unknownRulesLeaveTagsAndText() {
    String pgn =
        "[Event \"Trial\"]\n[Variant \"no-such-rules\"]\n\n1. e4 {x}\n(1. d4) e5 *\n\n1. d4 *";
    try (PgnReader reader = new PgnReader(new StringReader(pgn), ARCHIVE)) {
      PgnException error = assertThrows(PgnException.class, reader::next);
      assertTrue(error.game().isEmpty());
      assertEquals("Trial", error.tags().get("Event"));
      assertEquals("1. e4 {x}\n(1. d4) e5 *", error.moveText());
      assertEquals("d4", Readings.moves(reader.next()));
    }
    PgnReading reading = Readings.of(pgn).get(0);
    assertEquals("1. e4 {x}\n(1. d4) e5 *", reading.moveText());
    assertFalse(reading.isWhole());
    assertEquals("no-such-rules", reading.findings().get(0).token());
  }

  @Test
  void aStartThatCannotBeReadLeavesTagsAndText() {
    PgnReading reading = Readings.one("[FEN \"rubbish\"]\n[White \"A\"]\n\n1. e4 e5 1-0");
    assertTrue(reading.game().isEmpty());
    assertEquals("1. e4 e5 1-0", reading.moveText());
    assertEquals("A", reading.tags().get("White"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 (1. d4 d5 2. Qd4 e6) e5 2. Nf3 1-0 | e4 e5 Nf3 | d4 d5 | 1",
        "1. e4 (1. d4 d5 2. Qd4 (2. c5 x) e6 ) e5 (1... Ke5 2. d4) 2. Nf3 * | e4 e5 Nf3 | d4 d5 | 2",
        "1. e4 (1. d4 (1. c5) d5) e5 * | e4 e5 | d4 d5 | 1",
        "1. e4 (1. d4 hello) e5 * | e4 e5 | d4 | 1",
        "1. e4 ] (1. d4 } d5) e5 ) 2. Nf3 $ * | e4 e5 Nf3 | d4 d5 | 4",
        "1. e4 (1. d4 d5 1-0 | e4 | d4 d5 | 1",
        "1. e4 (1. d4 (1. c4 d5 1-0 | e4 | d4 | 1",
        "1. e4 (1. d4 d5 [rubbish | e4 | d4 d5 | 2",
      })
  void theMainLineGoesOnAroundABrokenVariation(
      String pgn, String main, String variation, int losses) {
    PgnReading reading = Readings.one(pgn);
    Game game = reading.game().orElseThrow();
    assertEquals(main, Readings.moves(game));
    game.toStart();
    game.goTo(game.start().continuations().get(1));
    game.toEnd();
    StringBuilder line = new StringBuilder();
    game.path().forEach(node -> line.append(node.san()).append(' '));
    assertEquals(variation, line.toString().strip());
    assertEquals(losses, reading.findings().size(), reading.findings()::toString);
    assertFalse(reading.isWhole());
  }

  @Test
  void anArchiveHasEveryGame() {
    String pgn = "1. e4 e5 2. Ke3 1-0\n\n1. e5 *\n\n1. d4 (1. Ke2) d5 *";
    List<Game> games =
        new PgnReader(new StringReader(pgn), ARCHIVE)
            .stream(
                    broken -> {
                      throw broken;
                    })
                .toList();
    assertEquals(List.of("e4 e5", "", "d4 d5"), games.stream().map(Readings::moves).toList());
  }

  @Test
  void aGameThatIsOnlyMendedIsNoBrokenOne() {
    PgnReading reading = Readings.one("[White 'A']\n[White \"B\"]\n\n1. e4 *");
    assertTrue(reading.isWhole());
    assertEquals(2, reading.findings().size());
    assertEquals("A", PgnReader.parse("[White 'A']\n[White \"B\"]\n\n1. e4 *").tags().get("White"));
  }

  @Test
  void theListOfFindingsIsBounded() {
    PgnReading reading = Readings.one("1. e4 " + "} ".repeat(5_000) + " e5 *");
    assertEquals("e4 e5", Readings.moves(reading));
    assertEquals(1_001, reading.findings().size());
    assertTrue(reading.findings().get(1_000).reason().endsWith("nothing more is listed"));
  }

  @Test
  void theExceptionSurvivesSerializationWithoutTheGame() throws Exception {
    PgnException error = assertThrows(PgnException.class, () -> PgnReader.parse("1. e4 e4 *"));
    PgnException copy = copy(error);
    assertEquals(error.getMessage(), copy.getMessage());
    assertEquals(error.token(), copy.token());
    assertTrue(copy.game().isEmpty());
    assertEquals(List.of(), copy.findings());
    assertEquals(Map.of(), copy.tags());
    assertEquals("", copy.moveText());
  }

  private static PgnException copy(PgnException error) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(error);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (PgnException) in.readObject();
    }
  }
}
