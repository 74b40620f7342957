package org.molychess.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Slider attacks against walks along the lines. */
final class SlidersTest {
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

  private static long walk(int square, long occupied, int[][] directions) {
    long attacked = 0;
    for (int[] direction : directions) {
      int file = square % 8 + direction[0];
      int rank = square / 8 + direction[1];
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        long bit = 1L << rank * 8 + file;
        attacked |= bit;
        if ((occupied & bit) != 0) {
          break;
        }
        file += direction[0];
        rank += direction[1];
      }
    }
    return attacked;
  }

  @Test
  void attacksAreWhatWalkingFinds() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      long occupied = random.nextLong() & (i % 2 == 0 ? random.nextLong() : -1L);
      for (int square = 0; square < 64; square++) {
        assertEquals(walk(square, occupied, STRAIGHT), Sliders.rook(square, occupied));
        assertEquals(walk(square, occupied, DIAGONAL), Sliders.bishop(square, occupied));
      }
    }
  }
}
