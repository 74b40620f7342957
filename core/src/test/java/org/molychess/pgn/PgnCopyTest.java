package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.Game;
import org.molychess.Rules;

/** Games are written one after the other, from trees and from what a reader tells. */
final class PgnCopyTest {
  private static final String PGN =
      """
      [Event "?"]
      [Site "?"]
      [Date "????.??.??"]
      [Round "?"]
      [White "A"]
      [Black "?"]
      [Result "1-0"]
      [ECO "B00"]

      {intro} 1. e4 $1 {best} ({or} 1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 (2. f4) 2...
      Nc6 1-0

      [Event "?"]
      [Site "?"]
      [Date "????.??.??"]
      [Round "?"]
      [White "B"]
      [Black "?"]
      [Result "*"]
      [SetUp "1"]
      [FEN "4k3/8/8/8/8/8/8/4K2R b K - 3 40"]

      40... Kd7 41. O-O (41. Rh7+) 41... -- *

      """;

  @Test
  void aVisitorWritesWhatATreeWrites() {
    StringBuilder copied = new StringBuilder();
    StringBuilder written = new StringBuilder();
    PgnOptions archive = PgnOptions.usual().archive();
    try (PgnReader reader = new PgnReader(new StringReader(PGN), archive)) {
      reader.visitAll(new PgnWriter(copied).visitor());
    }
    PgnWriter writer = new PgnWriter(written);
    Readings.of(PGN, archive).forEach(reading -> writer.write(reading.game().orElseThrow()));
    assertEquals(PGN, written.toString());
    assertEquals(PGN, copied.toString());
  }

  @Test
  void aGameWithoutAStartIsPassedOver() {
    StringBuilder copied = new StringBuilder();
    try (PgnReader reader =
        new PgnReader(new StringReader("[Variant \"none-such\"]\n\n1. e4 *\n\n1. d4 *"))) {
      reader.visitAll(new PgnWriter(copied).visitor());
    }
    assertEquals("d4", Readings.moves(Readings.one(copied.toString())));
  }

  @Test
  void filesAreWrittenAndContinued(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.pgn");
    Game game = new Game(Rules.orthodox());
    game.tag("White", "Müller");
    game.play("e4");
    try (PgnWriter writer = PgnWriter.open(file)) {
      writer.write(game);
      writer.flush();
      assertTrue(Files.size(file) > 0);
    }
    Files.writeString(file, Files.readString(file).stripTrailing());
    try (PgnWriter writer = PgnWriter.append(file)) {
      writer.write(game);
    }
    try (PgnWriter writer = PgnWriter.append(folder.resolve("new.pgn"))) {
      writer.write(game);
    }
    try (PgnReader reader = PgnReader.open(file)) {
      assertEquals(List.of(game, game), List.of(reader.next(), reader.next()));
    }
    assertEquals(PgnWriter.text(game), Files.readString(folder.resolve("new.pgn")));
    assertThrows(UncheckedIOException.class, () -> PgnWriter.open(folder));
    assertThrows(UncheckedIOException.class, () -> PgnWriter.append(folder));
  }

  @Test
  void passesOnThatTheOutputFails() {
    StringWriter failing =
        new StringWriter() {
          @Override
          public StringWriter append(CharSequence text) {
            throw new UncheckedIOException(new IOException("full"));
          }

          @Override
          public void close() throws IOException {
            throw new IOException("gone");
          }
        };
    PgnWriter writer = new PgnWriter(failing);
    assertThrows(UncheckedIOException.class, () -> writer.write(new Game(Rules.orthodox())));
    assertThrows(UncheckedIOException.class, writer::close);
  }
}
