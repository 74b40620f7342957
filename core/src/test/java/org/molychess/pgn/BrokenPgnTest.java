package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Game;
import org.molychess.IllegalMoveException;

/** Broken games: the error says where, and the next game is read. */
final class BrokenPgnTest {
  private static final String GOOD = "[Event \"good\"]\n\n1. e4 e5 *\n\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1. e4 e5 2. Ke3 d6 1-0 | 3 | 13 | Ke3",
        "1. e4 e5 2. Nf3 Nc6 3. Nd5 1-0 | 3 | 24 | Nd5",
        "1. e4 (1. d4 d5 2. Qd4 e6) e5 1-0 | 3 | 20 | Qd4",
        "1. e4 -- 2. d4 1-0 | 3 | 7 | --",
        "1. e4 Z0 1-0 | 3 | 7 | Z0",
        "1. e4 ] e5 1-0 | 3 | 7 | ]",
        "(1. e4) 1-0 | 3 | 1 | (",
        "1. e4 ) e5 1-0 | 3 | 7 | )",
        "1. e4 (1. d4 d5 1-0 | 3 | 17 | 1-0",
        "1. e4 $x e5 1-0 | 3 | 7 | $",
        "1. e4 $12345 e5 1-0 | 3 | 7 | $12345",
        "1. e4 $999999999999 e5 1-0 | 3 | 7 | $999999999999",
        "1. e4 2-0 | 3 | 7 | 2-0",
        "1. e4 11-0 | 3 | 7 | 11-0",
        "1. e4 3/4-1/4 1-0 | 3 | 7 | 3/4-1/4",
        "1. e4 ½ e5 1-0 | 3 | 7 | ½",
        "1. e4 ½-0 1-0 | 3 | 7 | ½-0",
        "1. e4 {never closed 1-0 | 3 | 7 | {",
        "1. e4 [junk here 1-0 | 3 | 7 | [junk here 1-0",
        "1. Nf3[+bRa8 e5 1-0 | 3 | 4 | Nf3[+bRa8 e5 1-0",
        "1. e4 hello 1-0 | 3 | 7 | hello",
        "1. e4 } e5 1-0 | 3 | 7 | }",
        "1. e9 1-0 | 3 | 4 | e9",
      })
  void saysWhereAndGoesOn(String moves, int line, int column, String token) {
    String pgn = GOOD + "[Event \"broken\"]\n\n" + moves + "\n\n" + GOOD + GOOD;
    List<PgnException> errors = new ArrayList<>();
    List<Game> games = new PgnReader(new StringReader(pgn)).stream(errors::add).toList();
    assertEquals(1, errors.size(), errors::toString);
    PgnException error = errors.get(0);
    assertEquals(
        List.of(2, line + 4, column, token),
        List.of(error.gameNumber(), error.line(), error.column(), error.token()),
        error.getMessage());
    assertEquals(3, games.size());
    assertTrue(
        error.getMessage().startsWith("game 2, line " + (line + 4) + ", column " + column + ", '"),
        error.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[Variant \"no-such-rule\"] | 11 | no-such-rule",
        "[Variant \"circe++\"] | 11 | circe++",
        "[FEN \"4k3/8/8/8/8/8/8/3KK3 w - - 0 1\"] | 7 | 4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "[FEN   \"rubbish\"] | 9 | rubbish",
      })
  void saysWhatIsWrongWithATagAndGoesOn(String tag, int column, String token) {
    String pgn = "[Event \"broken\"]\n" + tag + "\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n" + GOOD;
    PgnReader reader = new PgnReader(new StringReader(pgn));
    PgnException error = assertThrows(PgnException.class, reader::next);
    assertEquals(1, error.gameNumber());
    assertEquals(2, error.line());
    assertEquals(column, error.column());
    assertEquals(token, error.token());
    assertEquals("good", reader.next().tags().get("Event"));
    assertFalse(reader.hasNext());
    assertThrows(NoSuchElementException.class, reader::next);
  }

  @Test
  void everyGameOfAFileMayBeBroken() {
    String pgn = "1. e5 *\n\n1. d5 1-0\n\n1. e4 e5 2. Ke2 Ke7 3. Ke3 1/2-1/2 1. c4 *";
    List<PgnException> errors = new ArrayList<>();
    List<Game> games = new PgnReader(new StringReader(pgn)).stream(errors::add).toList();
    assertEquals(List.of("e5", "d5"), errors.stream().map(PgnException::token).toList());
    assertEquals(List.of(1, 2), errors.stream().map(PgnException::gameNumber).toList());
    assertEquals(2, games.size());
  }

  @Test
  void aBrokenGameWithoutMovesDoesNotTakeTheNextWithIt() {
    String pgn = "[Event \"broken\"]\n[Variant \"none-such\"]\n[White \"W\"]\n\n" + GOOD;
    PgnReader reader = new PgnReader(new StringReader(pgn));
    assertThrows(PgnException.class, reader::next);
    assertEquals("good", reader.next().tags().get("Event"));
  }

  @Test
  void anOpenVariationDoesNotTakeTheNextGameWithIt() {
    PgnReader reader = new PgnReader(new StringReader("1. e4 (1. d4 d5 1-0\n\n1. c4 *"));
    assertThrows(PgnException.class, reader::next);
    assertEquals("c4", reader.next().mainLine().get(0).san());
  }

  @Test
  void keepsTheCause() {
    PgnReader reader = new PgnReader(new StringReader("1. e5 *"));
    PgnException error = assertThrows(PgnException.class, reader::next);
    assertTrue(error.getCause() instanceof IllegalMoveException);
  }

  @Test
  void hostileInputIsRefusedInBoundedMemory() {
    Reader endless =
        new Reader() {
          private long left = 50_000_000;

          @Override
          public int read(char[] buffer, int offset, int length) {
            if (left <= 0) {
              return -1;
            }
            java.util.Arrays.fill(buffer, offset, offset + length, 'x');
            left -= length;
            return length;
          }

          @Override
          public void close() {}
        };
    PgnReader reader = new PgnReader(endless);
    PgnException error = assertThrows(PgnException.class, reader::next);
    assertTrue(error.getMessage().length() < 500, error.getMessage());
    assertFalse(reader.hasNext());
  }

  @Test
  void passesOnThatTheInputFails() {
    Reader failing =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("gone");
          }

          @Override
          public void close() throws IOException {
            throw new IOException("gone too");
          }
        };
    PgnReader reader = new PgnReader(failing);
    assertThrows(UncheckedIOException.class, reader::hasNext);
    assertThrows(UncheckedIOException.class, reader::close);
  }
}
