package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Reader;
import org.junit.jupiter.api.Test;
import org.molychess.Reachable;

/** Reading keeps no game: what it holds after many is what it holds after a few. */
final class PgnStreamingTest {
  private static final String GAME =
      "[Event \"%d\"]\n\n1. e4 {c} (1. d4) 1... e5 2. Nf3 Nc6 {x} 1-0\n\n";

  /** Games without end, made when they are asked for. */
  private static final class Games extends Reader {
    private String rest = "";
    private int made;

    @Override
    public int read(char[] buffer, int offset, int length) {
      if (rest.isEmpty()) {
        made++;
        rest = String.format(GAME, made);
      }
      int count = Math.min(length, rest.length());
      rest.getChars(0, count, buffer, offset);
      rest = rest.substring(count);
      return count;
    }

    @Override
    public void close() {}
  }

  @Test
  void holdsNoGame() {
    Games source = new Games();
    PgnReader reader = new PgnReader(source);
    for (int i = 0; i < 10; i++) {
      reader.next();
    }
    int few = Reachable.count(reader);
    for (int i = 0; i < 490; i++) {
      reader.next();
    }
    assertEquals(few, Reachable.count(reader));
    assertTrue(source.made <= 502, source.made + " games were asked for");
  }

  @Test
  void streamsLazily() {
    Games source = new Games();
    assertEquals(3, new PgnReader(source).stream(broken -> {}).limit(3).count());
    assertFalse(source.made > 5);
  }
}
