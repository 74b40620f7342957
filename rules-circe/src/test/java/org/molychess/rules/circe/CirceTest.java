package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Position;
import org.molychess.Rules;

/** Circe (RULES 2), clause by clause; moves are in their exact human form. */
final class CirceTest {
  private static final Rules CIRCE = Rules.of("circe");

  private static Position play(String fen, String... moves) {
    Position position = CIRCE.position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  @Test
  void dutchPage() {
    assertEquals(
        "4k3/8/8/4b3/8/8/8/R6K w - - 0 2",
        play("4k3/8/8/4R3/8/8/1b6/7K b - - 0 1", "Bxe5[+wRa1]").fen());
    assertEquals(
        "6k1/4p3/8/4R3/8/8/8/K7 b - - 0 1",
        play("6k1/8/8/4p3/8/8/8/K3R3 w - - 0 1", "Rxe5[+bPe7]").fen());
  }

  @Test
  void mateBecauseTheCaptureWouldBringARookBack() {
    Position position = play("4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1", "Rxe8[+bNg8]");
    assertEquals("4R1n1/6b1/8/8/5P2/6K1/3P4/5k2 b - - 0 1", position.fen());
    assertTrue(play("4R1n1/6b1/8/8/5P2/6K1/3P4/5k2 w - - 0 1", "Re1#").isCheckmate());
  }

  @Test
  void noRebirthOnAnOccupiedHome() {
    assertEquals(
        "6n1/8/8/8/5P2/6K1/3P4/b3k3 w - - 0 2",
        play("4R1n1/8/8/8/5P2/6K1/3P4/b4k2 w - - 0 1", "Re1+", "Kxe1").fen());
  }

  @Test
  void captureIsIllegalIfTheRebornUnitGivesCheck() {
    assertFalse(play("7k/8/4K3/3pP3/8/8/8/8 w - d6 0 1").isLegal("exd6"));
    assertTrue(play("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1").isLegal("exd6[+bPd7]"));
  }

  @Test
  void rebornUnitMayShield() {
    assertEquals(
        "1b5k/2p5/8/8/2P5/8/7K/8 b - - 0 1",
        play("1b5k/8/8/8/2p5/1P6/7K/8 w - - 0 1", "bxc4[+bPc7]").fen());
    assertEquals(
        List.of("Nxc6[+bBc8]"),
        play("r2N1K2/8/2b5/8/8/8/8/7k w - - 0 1").legalMoves().stream()
            .map(Object::toString)
            .filter(text -> text.startsWith("N"))
            .toList());
  }

  @Test
  void capturersDepartureSquareIsEmpty() {
    assertEquals(
        "r7/8/8/7k/R7/8/8/1K6 b - - 0 1",
        play("R7/8/8/7k/r7/8/8/1K6 w - - 0 1", "Rxa4[+bRa8]").fen());
  }

  @Test
  void unitTakenAtHomeIsGone() {
    assertEquals(
        "1Q5k/8/8/8/8/8/8/7K b - - 0 1", play("1n5k/P7/8/8/8/8/8/7K w - - 0 1", "axb8=Q+").fen());
    assertEquals(
        "Q5nk/8/8/8/8/8/8/7K b - - 0 1",
        play("n6k/1P6/8/8/8/8/8/7K w - - 0 1", "bxa8=Q[+bNg8]").fen());
  }

  @Test
  void rebornRookMayCastleIfItsKingHasNeverMoved() {
    Position reborn = play("krR5/8/8/8/8/8/8/4K3 b - - 0 1 unmoved:K", "Rxc8[+wRh1]");
    assertEquals("k1r5/8/8/8/8/8/8/4K2R w K - 0 2", reborn.fen());
    assertTrue(reborn.isLegal("O-O"));
    assertEquals(
        "4k3/7r/8/8/8/8/8/4K2R w K - 0 2 unmoved:Kk",
        play("4k2r/7R/8/8/8/8/8/4K3 b k - 0 1 unmoved:Kk", "Rxh7[+wRh1]").fen());
    assertFalse(play("krR5/8/8/8/8/8/8/4K3 b - - 0 1", "Rxc8[+wRh1]").isLegal("O-O"));
  }

  @Test
  void capturesDoNotCutTheHistoryOfRepetition() {
    String fen = "7k/8/8/8/6b1/8/8/K2Q4 w - - 0 1";
    Position start = CIRCE.position(fen);
    Position again = play(fen, "Qxg4[+bBc8]", "Bxg4[+wQd1]");
    assertEquals(start, again);
    assertEquals(start.hash(), again.hash());
  }
}
