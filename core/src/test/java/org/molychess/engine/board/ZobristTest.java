package org.molychess.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Keys found from the key before a move are those found from scratch. */
final class ZobristTest {
  private static Board random(Random random) {
    Board board = new Board(0, 2);
    for (int i = random.nextInt(20); i > 0; i--) {
      int square = random.nextInt(64);
      board.clear(square);
      board.put(square, 1 + random.nextInt(6), random.nextInt(2));
    }
    return board;
  }

  @Test
  void theDifferenceLeadsFromOneKeyToTheOther() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      Board a = random(random);
      Board b = random.nextBoolean() ? random(random) : new Board(a);
      if (b.occupied() != 0 && random.nextBoolean()) {
        b.move(Long.numberOfTrailingZeros(b.occupied()), random.nextInt(64), UnitCode.QUEEN);
      }
      assertEquals(Zobrist.units(b), Zobrist.units(a) ^ Zobrist.difference(a, b));
      assertEquals(Zobrist.difference(a, b), Zobrist.difference(b, a));
    }
  }

  /** A unit that is taken by one of its own kind changes colour and nothing else. */
  @Test
  void theColourOfAUnitCounts() {
    Board a = new Board(0, 0);
    Board b = new Board(0, 0);
    a.put(20, UnitCode.ROOK, Board.WHITE);
    b.put(20, UnitCode.ROOK, Board.BLACK);
    assertNotEquals(0, Zobrist.difference(a, b));
    assertEquals(Zobrist.units(b), Zobrist.units(a) ^ Zobrist.difference(a, b));
  }

  @Test
  void everyFactHasAKeyOfItsOwn() {
    Set<Long> keys = new HashSet<>();
    Board board = new Board(0, 2);
    keys.add(Zobrist.rest(board, 0, 0));
    for (int square = 0; square < 64; square++) {
      for (int side = 0; side < 2; side++) {
        for (int code = UnitCode.PAWN; code <= UnitCode.QUEEN; code++) {
          Board one = new Board(0, 0);
          one.put(square, code, side);
          keys.add(Zobrist.units(one));
        }
      }
      keys.add(Zobrist.rest(board, 1L << square, 0));
      keys.add(Zobrist.rest(board, 0, 1L << square));
      for (int word = 0; word < 2; word++) {
        Board marked = new Board(0, 2);
        marked.words[word] = 1L << square;
        keys.add(Zobrist.rest(marked, 0, 0));
      }
    }
    board.side = Board.BLACK;
    keys.add(Zobrist.rest(board, 0, 0));
    assertTrue(keys.contains(0L), "an empty board, White to move");
    assertEquals(1 + 64 * (12 + 2 + 2) + 1, keys.size());
  }
}
