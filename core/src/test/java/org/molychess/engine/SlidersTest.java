package org.molychess.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.molychess.Piece;
import org.molychess.spi.BrokenRuleException;

/** The engine's parts against slower ways to say the same. */
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

  @Test
  void answersGoThroughEverySequence() {
    Answers answers = new Answers();
    List<String> seen = new ArrayList<>();
    answers.first();
    do {
      answers.rewind();
      int first = answers.ask(2);
      // The second question depends on the first answer.
      int second = first == 0 ? answers.ask(3) : -1;
      seen.add(first + "," + second);
    } while (answers.next());
    assertEquals(List.of("0,0", "0,1", "0,2", "1,-1"), seen);
  }

  @Test
  void noQuestionMeansOneSequence() {
    Answers answers = new Answers();
    answers.first();
    answers.rewind();
    assertFalse(answers.next());
    assertThrows(BrokenRuleException.class, () -> answers.ask(0));
  }

  @Test
  void manyQuestionsAreKept() {
    Answers answers = new Answers();
    int sequences = 0;
    answers.first();
    do {
      answers.rewind();
      for (int i = 0; i < 10; i++) {
        answers.ask(2);
        answers.mean(i);
      }
      sequences++;
    } while (answers.next());
    assertEquals(1024, sequences);
    assertEquals(10, answers.meanings().length);
  }

  @Test
  void unitsUnderSquaresComeBackLastInFirstOut() {
    PileState deep = new PileState("deep", "test", Integer.MAX_VALUE, false);
    PileState other = new PileState("other", "test", 1, false);
    Layout layout = new Layout(List.of(new UnitFlagState("flag", "test"), deep, other));
    Board board = new Board(layout);
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
    Board copy = new Board(layout);
    copy.copy(board);
    assertTrue(copy.sameUnits(board));
    assertEquals(copy.hash(0, 0), board.hash(0, 0));
    copy.bury(deep.word(), 9, Piece.WHITE_QUEEN);
    assertFalse(copy.sameUnits(board));
  }

  @Test
  void ridingStateComesFirst() {
    UnitFlagState flag = new UnitFlagState("flag", "test");
    UnitSquareState square = new UnitSquareState("square", "test");
    CounterState counter = new CounterState("counter", "test", 0);
    Layout layout = new Layout(List.of(counter, square, flag));
    assertEquals(8, layout.riding());
    assertEquals(9, layout.words());
    assertEquals(0, square.first);
    assertEquals(7, flag.first);
    assertEquals(8, counter.first);
    assertEquals(1L << 6, layout.bareCoat());
  }
}
