package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Square;

/** Circe Coucou and Couscous (RULES 3), clause by clause; moves are in their exact human form. */
final class CirceCoucouTest {
  private static final Rules COUCOU = Rules.of("circe-coucou");
  private static final Rules COUSCOUS = Rules.of("circe-couscous");

  /** Seed diagram C. */
  private static final String C = "1r6/2P5/8/7k/8/3K4/8/8 w - - 0 1";

  private static String after(Rules rules, String fen, String move) {
    return rules.position(fen).exactMove(move).after().fen();
  }

  private static List<String> captures(Position position) {
    return position.legalMoves().stream().filter(Move::isCapture).map(Move::san).toList();
  }

  // 1. Reborn on the home of the capturer.

  @Test
  void seedDiagramsAAndB() {
    assertEquals(
        "6k1/8/8/8/2N5/6K1/8/1r6 b - - 0 1",
        after(COUCOU, "6k1/8/8/8/2r5/6K1/1N6/8 w - - 0 1", "Nxc4[+bRb1]"));
  }

  @Test
  void kingBringsItsVictimToItsHome() {
    assertEquals(
        "4k3/8/8/8/8/8/3K4/4n3 b - - 0 1",
        after(COUCOU, "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1", "Kxd2[+bNe1]"));
  }

  @Test
  void pawnBringsItsVictimToItsSecondRank() {
    String passed = "4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1";
    assertEquals("4k3/8/3P4/8/8/8/3p4/K7 b - - 0 1", after(COUCOU, passed, "exd6[+bPd2]"));
    assertFalse(COUCOU.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").isLegal("exd6"));
  }

  // 2. A promoting pawn counts as its officer; in Couscous as a pawn.

  @Test
  void seedDiagramsCAndD() {
    assertEquals("1B6/8/8/7k/8/3K4/8/2r5 b - - 0 1", after(COUCOU, C, "cxb8=B[+bRc1]"));
    assertEquals(
        List.of("cxb8=B[+bRc1]", "cxb8=N[+bRg1]", "cxb8=R[+bRa1]"), captures(COUCOU.position(C)));
    assertFalse(COUCOU.position(C).isLegal("cxb8=Q"));
  }

  @Test
  void reportedCasePromotedFigureDecides() {
    Position position = COUCOU.position("r7/1P6/8/7K/8/3k4/8/8 w - - 0 1");
    assertEquals(List.of("bxa8=B[+bRf1]", "bxa8=N[+bRb1]", "bxa8=Q[+bRd1]"), captures(position));
  }

  @Test
  void couscousCountsThePawn() {
    assertEquals("1B6/8/8/7k/8/3K4/1r6/8 b - - 0 1", after(COUSCOUS, C, "cxb8=B[+bRb2]"));
    assertEquals(
        List.of("cxb8=B[+bRb2]", "cxb8=N[+bRb2]", "cxb8=Q[+bRb2]", "cxb8=R[+bRb2]"),
        captures(COUSCOUS.position(C)));
  }

  @Test
  void couscousIsCoucouForEveryOtherCapture() {
    assertEquals(
        "6k1/8/8/8/2N5/6K1/8/1r6 b - - 0 1",
        after(COUSCOUS, "6k1/8/8/8/2r5/6K1/1N6/8 w - - 0 1", "Nxc4[+bRb1]"));
    assertEquals(
        "2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2",
        after(COUSCOUS, "8/5k2/8/3b4/8/8/P7/6K1 b - - 0 1", "Bxa2[+wPc8]"));
  }

  // 3. A pawn captured by a figure waits on its promotion rank.

  @Test
  void seedDiagramE() {
    assertFalse(COUCOU.position("8/4k3/8/3b4/8/8/P7/6K1 b - - 0 1").isLegal("Bxa2"));
    assertFalse(COUCOU.position("8/8/4k3/3b4/8/8/P7/6K1 b - - 0 1").isLegal("Bxa2"));
    assertEquals(
        "2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2",
        after(COUCOU, "8/5k2/8/3b4/8/8/P7/6K1 b - - 0 1", "Bxa2[+wPc8]"));
  }

  @Test
  void kingIsAFigure() {
    assertFalse(COUCOU.position("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1").isLegal("Kxd2"));
    assertEquals(
        "4k3/8/8/3K4/8/8/8/4p3 b - - 0 1",
        after(COUCOU, "4k3/8/8/3p4/2K5/8/8/8 w - - 0 1", "Kxd5[+bPe1]"));
  }

  @Test
  void captureIsIllegalIfAnyPromotionWouldGiveCheck() {
    assertFalse(COUCOU.position("7k/8/8/8/p7/8/8/R5K1 w - - 0 1").isLegal("Rxa4"));
    assertEquals(
        "7k/8/8/8/R7/8/4K3/7p b - - 0 1",
        after(COUCOU, "7k/8/8/8/p7/8/4K3/R7 w - - 0 1", "Rxa4[+bPh1]"));
  }

  // 4. If home is occupied, the unit vanishes and nothing is tested.

  @Test
  void nothingIsTestedIfHomeIsOccupied() {
    String occupied = "7k/8/8/8/p7/8/8/R5KN w - - 0 1";
    assertEquals("7k/8/8/8/R7/8/8/6KN b - - 0 1", after(COUCOU, occupied, "Rxa4"));
    assertEquals(
        List.of(),
        COUCOU.position(occupied).exactMove("Rxa4").after().pendingPromotions().stream().toList());
  }

  @Test
  void rookRebornOnAForeignCornerMayNotCastle() {
    Position position = COUCOU.position("4k3/8/8/2B5/8/8/3r4/4K3 w - - 0 1 unmoved:Kk");
    Position king = position.exactMove("Kxd2[+bRe1]").after();
    assertEquals("4k3/8/8/2B5/8/8/3K4/4r3 b - - 0 1 unmoved:k", king.fen());
    assertTrue(king.unmoved().contains(Square.E8));
  }
}
