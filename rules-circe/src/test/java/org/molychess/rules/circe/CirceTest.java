package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.spi.Home;

/** Circe, each example of RULES 1 and 2 under its own name. */
final class CirceTest {
  private static Position position(String fen) {
    return Rules.builder().add(new Circe()).build().position(fen);
  }

  @ParameterizedTest
  @CsvSource({
    "Q, e4, d1", "q, e4, d8", "R, a8, h1", "R, a1, a1", "r, a8, a8", "r, a1, h8", "N, a8, b1",
    "N, a1, g1", "n, a8, g8", "n, a1, b8", "B, a8, f1", "B, a1, c1", "b, a8, c8", "b, a1, f8",
    "P, g6, g2", "p, g6, g7", "P, a8, a2", "K, a1, e1", "k, h1, e8",
  })
  void homesAreByTheColourOfTheReferenceSquare(char unit, String reference, String home) {
    assertEquals(Square.of(home), Home.of(Piece.of(unit), Square.of(reference)));
  }

  @Test
  void aCapturedKnightIsReborn() {
    Position position = position("4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1").play("Rxe8[+bNg8]");
    assertEquals("4R1n1/6b1/8/8/5P2/6K1/3P4/5k2 b - - 0 1", position.fen());
  }

  @Test
  void aRookProtectedByItsRebirthMates() {
    Position mate = position("4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1").play("e4e1");
    assertTrue(mate.isCheckmate());
    Position escape = position("4n3/8/8/8/4RP2/6K1/3P4/b4k2 w - - 0 1").play("e4e1");
    assertTrue(escape.isCheck());
    assertEquals("Kxe1", escape.move("f1e1").san());
  }

  @Test
  void aPawnRebornOnItsSecondRankGivesCheckToTheKingBesideIt() {
    assertFalse(position("7k/8/4K3/3pP3/8/8/8/8 w - d6 0 1").isLegal("exd6"));
    assertEquals(
        "7k/3p4/3P4/8/8/8/8/K7 b - - 0 1",
        position("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1").play("exd6[+bPd7]").fen());
  }

  @Test
  void theDepartureSquareCountsAsEmpty() {
    assertEquals("Rxa4[+bRa8]", position("R7/8/8/7k/r7/8/8/1K6 w - - 0 1").move("a8a4").san());
  }

  @Test
  void aRebornUnitMayShield() {
    Position position = position("1b5k/8/8/8/2p5/1P6/7K/8 w - - 0 1");
    assertTrue(position.isCheck());
    assertEquals("bxc4[+bPc7]", position.move("b3c4").san());
  }

  @Test
  void aRebornRookMayCastle() {
    Position position = position("krR5/8/8/8/8/8/8/4K3 b - - 0 1 unmoved:K").play("Rxc8[+wRh1]");
    assertEquals("k1r5/8/8/8/8/8/8/4K2R w K - 0 2", position.fen());
    assertTrue(position.isLegal("O-O"));
  }

  @Test
  void theDutchPagesExamples() {
    assertEquals("Bxe5[+wRa1]", position("4k3/8/8/4R3/8/8/1b6/7K b - - 0 1").move("b2e5").san());
    assertEquals("Rxe5[+bPe7]", position("6k1/8/8/4p3/8/8/8/K3R3 w - - 0 1").move("e1e5").san());
  }

  @Test
  void aRookRebornWhereTheKingHasMovedMayNotCastle() {
    assertEquals(
        "1k6/7r/8/8/8/8/8/4K2R w K - 0 2",
        position("1k5r/7R/8/8/8/8/8/4K3 b - - 0 1 unmoved:K").play("h8h7").fen());
    assertEquals(
        "1k6/7r/8/8/8/8/8/4K2R w - - 0 2",
        position("1k5r/7R/8/8/8/8/8/4K3 b - - 0 1").play("Rxh7[+wRh1]").fen());
    assertEquals(
        "4k3/7r/8/8/8/8/8/4K2R w K - 0 2 unmoved:Kk",
        position("4k2r/7R/8/8/8/8/8/4K3 b k - 0 1 unmoved:Kk").play("h8h7").fen());
  }

  @Test
  void aPinnedUnitMayCaptureWhereTheRebirthShutsTheLine() {
    Position position = position("r2N1K2/8/2b5/8/8/8/8/7k w - - 0 1");
    assertEquals(5, position.perft(1));
    assertEquals(
        "[Nxc6[+bBc8]]",
        position.legalMoves(Square.D8).stream().map(Move::san).toList().toString());
  }

  @Test
  void aFilledHomeSquareIsADefence() {
    assertTrue(position("4R3/8/5b2/8/8/3K4/8/3k4 w - - 0 1").play("e8e1").isCheckmate());
    Position filled = position("4R3/8/8/8/8/3K4/8/b2k4 w - - 0 1").play("e8e1");
    assertEquals("8/8/8/8/8/3K4/8/b3k3 w - - 0 2", filled.play("d1e1").fen());
  }

  @Test
  void aUnitTakenOnItsOwnHomeIsLost() {
    Position position = position("1n5k/P7/8/8/8/8/8/7K w - - 0 1");
    for (char officer : "qrbn".toCharArray()) {
      Move move = position.move("a7b8" + officer);
      assertEquals(0, move.effects().size());
      assertTrue(move.after().at(Square.G8).isEmpty());
    }
    assertEquals("bxa8=N[+bNg8]", position("n6k/1P6/8/8/8/8/8/7K w - - 0 1").move("b7a8n").san());
  }

  @Test
  void aRookTakenAtItsOwnHomeLosesItsRight() {
    assertEquals(
        "B3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1",
        position("r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1").play("g2a8").fen());
  }

  @Test
  void aRookTakenOnALightSquareGivesItsRightBack() {
    Position position = position("1r2k3/1R6/8/8/8/8/8/R3K3 b Q - 0 1").play("b8b7");
    assertEquals("4k3/1r6/8/8/8/8/8/R3K2R w KQ - 0 2", position.fen());
  }

  @Test
  void aCaptureNeverCutsTheHistory() {
    Position start = position("7k/8/8/8/6b1/8/8/K2Q4 w - - 0 1");
    Position after = start.play("Qxg4[+bBc8]").play("Bxg4[+wQd1]");
    assertEquals(start, after);
    assertEquals(start.hash(), after.hash());
  }

  @Test
  void anUncoveredCheckByEnPassantIsNotShieldedByTheRebirth() {
    assertFalse(position("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1").isLegal("d5e6"));
  }

  @Test
  void kingsAreNeverReborn() {
    Position position = position("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1");
    assertEquals("Kxe2[+bQd8]", position.move("e1e2").san());
  }

  /**
   * A count predicts the captures of its first ply instead of asking hooks; it finds what is
   * played.
   */
  @ParameterizedTest(name = "{1}")
  @CsvSource({
    "1b5k/8/8/8/2p5/1P6/7K/8 w - - 0 1, the reborn pawn shields the king",
    "krR5/8/8/8/8/8/8/4K3 b - - 0 1 unmoved:K, the reborn rook may castle",
    "1b5k/P7/8/8/8/8/8/4K3 w - - 0 1, the capturer has just become an officer",
  })
  void countsForeseenCapturesAsTheyArePlayed(String fen, String what) {
    Position position = position(fen);
    long played = 0;
    for (Move move : position.legalMoves()) {
      played += move.after().legalMoves().size();
    }
    assertEquals(played, position.perft(2), what);
  }

  @Test
  void runsOnTheMixedPlan() {
    assertEquals(Rules.Plan.MIXED, Rules.builder().add(new Circe()).build().plan());
  }
}
