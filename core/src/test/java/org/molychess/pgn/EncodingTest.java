package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;

/** Bytes of any usual encoding become the characters that were meant. */
final class EncodingTest {
  private static final String MUELLER = "[White \"Müller\"]\n\n1. e4 {schön ♘} e5 *\n";

  /** Gives a byte at a time, as a slow line does. */
  private static final class Drip extends InputStream {
    private final InputStream in;

    Drip(byte[] bytes) {
      this.in = new ByteArrayInputStream(bytes);
    }

    @Override
    public int read() throws IOException {
      return in.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return in.read(bytes, offset, Math.min(1, length));
    }
  }

  private static Game read(byte[] bytes) {
    Game game = new PgnReader(new ByteArrayInputStream(bytes), PgnOptions.usual()).next();
    assertEquals(game, new PgnReader(new Drip(bytes), PgnOptions.usual()).next());
    return game;
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE"})
  void marksAreHeeded(String charset) {
    byte[] bytes = ("\uFEFF" + MUELLER).getBytes(Charset.forName(charset));
    Game game = read(bytes);
    assertEquals("Müller", game.tags().get("White"));
    assertEquals(List.of("schön ♘"), game.mainLine().get(0).comments());
  }

  @Test
  void whatIsNotUtf8IsLatin1() {
    String latin = MUELLER.replace("♘", "N");
    byte[] bytes = latin.getBytes(StandardCharsets.ISO_8859_1);
    Game game = read(bytes);
    assertEquals("Müller", game.tags().get("White"));
    assertEquals(List.of("schön N"), game.mainLine().get(0).comments());
  }

  @Test
  void aFileMayMixBoth() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(MUELLER.getBytes(StandardCharsets.UTF_8));
    out.write('\n');
    out.write(MUELLER.replace("♘", "N").getBytes(StandardCharsets.ISO_8859_1));
    out.write("\n\uFEFF".getBytes(StandardCharsets.UTF_8));
    out.write(MUELLER.getBytes(StandardCharsets.UTF_8));
    PgnReader reader =
        new PgnReader(new ByteArrayInputStream(out.toByteArray()), PgnOptions.usual());
    assertEquals(
        List.of("Müller", "Müller", "Müller"),
        reader.readings().map(reading -> reading.tags().get("White")).toList());
  }

  @Test
  void anotherEncodingMayBeNamed() {
    Charset windows = Charset.forName("windows-1252");
    byte[] bytes = "[White \"A – “B”\"]\n\n1. e4 *".getBytes(windows);
    PgnReader reader =
        new PgnReader(new ByteArrayInputStream(bytes), PgnOptions.usual().charset(windows));
    assertEquals("A – “B”", reader.next().tags().get("White"));
  }

  @Test
  void aReaderThatCannotReadTheBytesIsToldWhatCan(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(file, MUELLER.replace("♘", "N"), StandardCharsets.ISO_8859_1);
    try (PgnReader reader = new PgnReader(Files.newBufferedReader(file))) {
      UncheckedIOException error = assertThrows(UncheckedIOException.class, reader::next);
      assertTrue(error.getMessage().contains("PgnReader.open"), error.getMessage());
    }
  }

  @Test
  void anyBytesAreRead() throws IOException {
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      String expected = plain(bytes);
      StringWriter all = new StringWriter();
      try (Reader reader = Utf8OrLatin1.of(new Drip(bytes))) {
        reader.transferTo(all);
      }
      assertEquals(expected, all.toString());
    }
  }

  @Test
  void everyCharacterOfUtf8IsRead() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int point = 1; point <= Character.MAX_CODE_POINT; point += 37) {
      if (point < 0xD800 || point > 0xDFFF) {
        text.appendCodePoint(point);
      }
    }
    StringWriter all = new StringWriter();
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    try (Reader reader = Utf8OrLatin1.of(new ByteArrayInputStream(bytes))) {
      reader.transferTo(all);
    }
    assertEquals(text.toString(), all.toString());
  }

  /** Decodes another way: tries each length of a sequence with the decoder of the platform. */
  private static String plain(byte[] bytes) {
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < bytes.length) {
      int length = 4;
      for (; length > 1; length--) {
        if (i + length <= bytes.length) {
          String text = new String(bytes, i, length, StandardCharsets.UTF_8);
          if (text.codePointCount(0, text.length()) == 1 && !text.contains("\uFFFD")) {
            out.append(text);
            break;
          }
        }
      }
      if (length == 1) {
        out.append((char) (bytes[i] & 0xFF));
      }
      i += length;
    }
    return out.toString();
  }

  @Test
  void filesAreOpenedReadAndMeasured(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(file, MUELLER.replace("♘", "N"), StandardCharsets.ISO_8859_1);
    try (PgnReader reader = PgnReader.open(file)) {
      assertEquals(OptionalLong.of(Files.size(file)), reader.size());
      assertEquals("Müller", reader.next().tags().get("White"));
      assertTrue(reader.consumed() > 0);
      assertTrue(!reader.hasNext());
      assertEquals(Files.size(file), reader.consumed());
    }
    Path none = folder.resolve("none.pgn");
    UncheckedIOException error =
        assertThrows(UncheckedIOException.class, () -> PgnReader.open(none));
    assertTrue(error.getMessage().contains("none.pgn"), error.getMessage());
  }
}
