package org.molychess.engine.predict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.square;
import static org.molychess.engine.MadeUp.squares;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;

/** Captures under Circe by which a king would be checked by what he has just had captured. */
final class SelfCheckRebirthsTest {
  /** The squares of the colour of a1. */
  private static final long DARK = 0xAA55_AA55_AA55_AA55L;

  private static final long SECOND_TO_SEVENTH = 0x00FF_FFFF_FFFF_FF00L;

  private final @Nullable SelfCheckRebirths[] kept = SelfCheckRebirths.newCache();

  private static CapturePrediction circe() {
    HookPrediction prediction = HookPrediction.of(CIRCE);
    assertNotNull(prediction);
    return prediction.captures();
  }

  private SelfCheckRebirths ofWhite(String king, String homes) {
    return SelfCheckRebirths.of(kept, circe(), Board.WHITE, square(king), squares(homes));
  }

  @Test
  void aRookRebornOnTheKingsFile() {
    // White's king on h1 sees h8, where rooks taken on dark squares are reborn.
    SelfCheckRebirths found = ofWhite("h1", "h8");
    assertEquals(DARK, found.squares(UnitCode.BISHOP, UnitCode.ROOK));
    assertEquals(0, found.squares(UnitCode.BISHOP, UnitCode.QUEEN), "queens go to d8");
    assertEquals(0, found.squares(UnitCode.BISHOP, UnitCode.KNIGHT), "h8 is no home of a knight");
  }

  @Test
  void aPawnTakesNothingOnItsLastRankBeforeItHasPromoted() {
    SelfCheckRebirths found = ofWhite("h1", "h8");
    assertEquals(DARK & SECOND_TO_SEVENTH, found.squares(UnitCode.PAWN, UnitCode.ROOK));
    int promoted = CapturePrediction.PROMOTED | UnitCode.KNIGHT;
    assertEquals(squares("b8 d8 f8 h8"), found.squares(promoted, UnitCode.ROOK));
  }

  @Test
  void aKnightRebornAKnightsMoveAway() {
    // The king on f6 is attacked from g8, where knights taken on light squares are reborn.
    assertEquals(~DARK, ofWhite("f6", "g8").squares(UnitCode.QUEEN, UnitCode.KNIGHT));
    assertEquals(0, ofWhite("f6", "b8").squares(UnitCode.QUEEN, UnitCode.KNIGHT), "b8 is too far");
  }

  @Test
  void aPawnRebornDiagonallyInFrontOfTheKing() {
    // A pawn taken on the e-file is reborn on e7, from where it attacks d6.
    SelfCheckRebirths found = ofWhite("d6", "e7");
    assertEquals(squares("e2 e3 e4 e5 e6 e7"), found.squares(UnitCode.ROOK, UnitCode.PAWN));
    assertEquals(0, ofWhite("d5", "e7").squares(UnitCode.ROOK, UnitCode.PAWN));
  }

  @Test
  void aQueenRebornOnALineOfEitherKind() {
    // d8 is on the king's file and, from h4, on his diagonal.
    assertEquals(-1L, ofWhite("d2", "d8").squares(UnitCode.KNIGHT, UnitCode.QUEEN));
    assertEquals(-1L, ofWhite("h4", "d8").squares(UnitCode.KNIGHT, UnitCode.QUEEN));
    assertEquals(0, ofWhite("h4", "d8").squares(UnitCode.KNIGHT, UnitCode.ROOK));
  }

  @Test
  void aHomeThatTheKingDoesNotSeeForbidsNothing() {
    SelfCheckRebirths found = ofWhite("h1", "");
    assertEquals(0, found.capturers());
    assertEquals(0, found.squares(UnitCode.BISHOP, UnitCode.ROOK));
  }

  @Test
  void theVictimsAreThoseThatStandThere() {
    // Of the two rooks only that on d4, a dark square, would be reborn on h8; the knight is none.
    Board board = board("4k3/8/8/3r4/3r1n2/8/8/7K w - - 0 1");
    long enemies = squares("e8 d5 d4 f4");
    assertEquals(squares("d4"), ofWhite("h1", "h8").victims(UnitCode.ROOK, board, enemies));
  }

  @Test
  void theOtherSidesHomesAreOnTheFirstRank() {
    SelfCheckRebirths found =
        SelfCheckRebirths.of(kept, circe(), Board.BLACK, square("a5"), squares("a1"));
    assertEquals(DARK, found.squares(UnitCode.BISHOP, UnitCode.ROOK));
    assertEquals(DARK & SECOND_TO_SEVENTH, found.squares(UnitCode.PAWN, UnitCode.ROOK));
  }

  @Test
  void aResultIsKept() {
    assertSame(ofWhite("h1", "h8"), ofWhite("h1", "h8"));
  }

  /** Sixty-four are kept; thousands come along, and each must be right when it does. */
  @Test
  void whatIsKeptIsNotTakenForAnother() {
    Random random = new Random(3);
    CapturePrediction captures = circe();
    for (int i = 0; i < 4000; i++) {
      int side = random.nextInt(2);
      int king = random.nextInt(64);
      long homes = captures.attackingHomes(side, king) & random.nextLong();
      SelfCheckRebirths found = SelfCheckRebirths.of(kept, captures, side, king, homes);
      SelfCheckRebirths anew =
          SelfCheckRebirths.of(SelfCheckRebirths.newCache(), captures, side, king, homes);
      assertEquals(anew.capturers(), found.capturers());
      for (int capturer = UnitCode.PAWN; capturer <= (UnitCode.QUEEN | 8); capturer++) {
        for (int victim = UnitCode.PAWN; victim <= UnitCode.QUEEN; victim++) {
          assertEquals(anew.squares(capturer, victim), found.squares(capturer, victim));
        }
      }
    }
  }
}
