package org.molychess.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.molychess.Piece;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.BoardHash;

/** Where declared state lies on a board, and that piles keep what is laid into them. */
final class StateLayoutTest {
  @Test
  void unitsUnderSquaresComeBackLastInFirstOut() {
    PileState deep = new PileState("deep", "test", Integer.MAX_VALUE, false);
    PileState other = new PileState("other", "test", 1, false);
    StateLayout layout =
        new StateLayout(List.of(new UnitFlagState("flag", "test"), deep, other), false, Set.of());
    Board board = layout.newBoard();
    Random random = new Random(2);
    List<List<Piece>> expected = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      expected.add(new ArrayList<>());
    }
    for (int i = 0; i < 5_000; i++) {
      int square = random.nextInt(64);
      List<Piece> pile = expected.get(square);
      if (random.nextInt(3) != 0 || pile.isEmpty()) {
        Piece piece = Piece.values()[random.nextInt(12)];
        board.bury(deep.word(), square, piece);
        pile.add(0, piece);
        board.bury(other.word(), square, piece);
        assertEquals(piece, board.unbury(other.word(), square));
      } else {
        assertEquals(pile.remove(0), board.unbury(deep.word(), square));
      }
      assertEquals(pile, deep.under(board, square));
      assertEquals(!pile.isEmpty(), board.isBuried(deep.word(), square));
      assertFalse(board.isBuried(other.word(), square));
    }
    Board copy = layout.newBoard();
    copy.copy(board);
    assertTrue(copy.sameUnits(board));
    assertEquals(BoardHash.of(copy, 0, 0), BoardHash.of(board, 0, 0));
    copy.bury(deep.word(), 9, Piece.WHITE_QUEEN);
    assertFalse(copy.sameUnits(board));
  }

  @Test
  void ridingStateComesFirst() {
    UnitFlagState flag = new UnitFlagState("flag", "test");
    UnitSquareState square = new UnitSquareState("square", "test");
    CounterState counter = new CounterState("counter", "test", 0);
    StateLayout layout = new StateLayout(List.of(counter, square, flag), false, Set.of());
    assertEquals(8, layout.unitWords());
    assertEquals(9, layout.newBoard().words.length);
    assertEquals(0, square.word());
    assertEquals(7, flag.word());
    assertEquals(8, counter.word());
    assertEquals(1L << 6, layout.bareState());
  }
}
