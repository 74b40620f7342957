package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Game;

/** A tree without comments costs at most 100 bytes a ply. */
final class GameMemoryTest {
  private static final int GAMES = 60;
  private static final int MOST = 100;

  private static final String LINE =
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8"
          + " 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4";

  /** A game of many plies, some of them in variations. */
  private static String game() {
    StringBuilder pgn = new StringBuilder(LINE).append(" (16... Nb6 17. Qe2 Nxa4 18. Bxa4)");
    for (int i = 17; i < 150; i++) {
      pgn.append(i).append(i % 2 == 1 ? ". Kh1 Kg7 " : ". Kg1 Kg8 ");
    }
    return pgn.append('*').toString();
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }

  @Test
  void isSmall() {
    String pgn = game();
    int plies = PgnReader.parse(pgn).mainLine().size() + 4;
    assertEquals(302, plies);
    List<Game> games = new ArrayList<>(GAMES);
    long before = used();
    for (int i = 0; i < GAMES; i++) {
      games.add(PgnReader.parse(pgn));
    }
    long after = used();
    long bytes = (after - before) / (games.size() * (long) plies);
    assertTrue(bytes <= MOST, bytes + " bytes a ply");
    assertTrue(bytes > 40, bytes + " bytes a ply are too few to be true");
  }
}
