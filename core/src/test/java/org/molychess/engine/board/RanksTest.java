package org.molychess.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.molychess.engine.MadeUp.squares;

import org.junit.jupiter.api.Test;

/** Ranks as each side sees them. */
final class RanksTest {
  private static final String[] BY_RANK = {
    "a1 h1", "a2 h2", "a3 h3", "a4 h4", "a5 h5", "a6 h6", "a7 h7", "a8 h8"
  };

  private static void isRank(int rank, long squares) {
    assertEquals(8, Long.bitCount(squares));
    assertEquals(squares(BY_RANK[rank - 1]), squares & squares(BY_RANK[rank - 1]));
  }

  @Test
  void eachSideCountsFromItsOwnEnd() {
    isRank(1, Ranks.first(Board.WHITE));
    isRank(4, Ranks.fourth(Board.WHITE));
    isRank(6, Ranks.sixth(Board.WHITE));
    isRank(7, Ranks.seventh(Board.WHITE));
    isRank(8, Ranks.last(Board.WHITE));
    isRank(8, Ranks.first(Board.BLACK));
    isRank(5, Ranks.fourth(Board.BLACK));
    isRank(3, Ranks.sixth(Board.BLACK));
    isRank(2, Ranks.seventh(Board.BLACK));
    isRank(1, Ranks.last(Board.BLACK));
  }

  @Test
  void pawnsGoAhead() {
    assertEquals(squares("e5"), Ranks.ahead(Board.WHITE, squares("e4")));
    assertEquals(squares("e3 a1"), Ranks.ahead(Board.BLACK, squares("e4 a2")));
  }

  @Test
  void pawnsAttackToBothSidesAndNotRoundTheEdge() {
    long pawns = squares("a4 e4 h4");
    assertEquals(squares("d5 g5"), Ranks.attackedToA(Board.WHITE, pawns));
    assertEquals(squares("b5 f5"), Ranks.attackedToH(Board.WHITE, pawns));
    assertEquals(squares("d3 g3"), Ranks.attackedToA(Board.BLACK, pawns));
    assertEquals(squares("b3 f3"), Ranks.attackedToH(Board.BLACK, pawns));
  }

  @Test
  void neighboursStayOnTheRank() {
    assertEquals(squares("b4 d4 f4 g4"), Ranks.beside(squares("a4 e4 h4")));
  }

  @Test
  void pawnRanksLieBetween() {
    assertEquals(-1L, Ranks.PAWN_RANKS | Ranks.FIRST | Ranks.EIGHTH);
    assertEquals(0, Ranks.PAWN_RANKS & (Ranks.FIRST | Ranks.EIGHTH));
  }
}
