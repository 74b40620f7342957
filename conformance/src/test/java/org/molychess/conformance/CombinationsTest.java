package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Conditions together (RULES 1.6); moves are in their exact human form. */
final class CombinationsTest {
  private static Position play(String rules, String fen, String... moves) {
    Position position = Rules.parse(rules).position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  // 1. The first condition that settles a victim decides its fate.

  @Test
  void firstConditionThatSettlesAVictimDecides() {
    String fen = "4k3/8/8/8/3n4/8/1B6/4K3 w - - 0 1";
    assertEquals(
        "1n2k3/8/8/8/3B4/8/8/4K3 b - - 0 1", play("circe+haunted", fen, "Bxd4[+bNb8]").fen());
    assertEquals(
        "4k3/8/8/8/3B4/8/8/4K3 b - - 0 1 ghosts:d4n", play("haunted+circe", fen, "Bxd4").fen());
  }

  @Test
  void rebirthThatFailsLeavesAGhost() {
    assertEquals(
        "1n2k3/8/8/8/3B4/8/8/4K3 b - - 0 1 ghosts:d4n",
        play("circe+haunted", "1n2k3/8/8/8/3n4/8/1B6/4K3 w - - 0 1", "Bxd4").fen());
  }

  @Test
  void oldGhostIsLostOnlyWhenANewOneTakesItsPlace() {
    String fen = "4k3/8/8/8/3n4/8/1B6/4K3 w - - 0 1 ghosts:d4R";
    assertEquals(
        "1n6/4k3/8/8/3R4/8/8/4K1B1 b - - 2 2",
        play("circe+haunted", fen, "Bxd4[+bNb8]", "Ke7", "Bg1[+wRd4]").fen());
    assertEquals(
        "4k3/8/8/8/3B4/8/8/4K3 b - - 0 1 ghosts:d4n", play("haunted+circe", fen, "Bxd4").fen());
  }

  @Test
  void captorOfABarredSquareMayBeTheGhostUnderAnotherPawn() {
    String fen = "7k/8/2n5/3P4/8/8/8/K7 w - - 0 1";
    Position taken = play("circe+haunted", fen + " barred:c5p ghosts:c6P", "dxc6[+bNg8]");
    assertEquals(SquareSet.of(Square.C5), taken.closed());
    Position moved = taken.exactMove("Kh7").after().exactMove("c7[+wPc6]").after();
    assertEquals(SquareSet.of(Square.C5), moved.closed());
  }

  @Test
  void captorThatIsRebornElsewhereIsLost() {
    assertEquals(
        "6k1/8/2n5/8/8/8/2P5/K7 w - - 0 2 sealed:c5p",
        play("circe+haunted", "3n2k1/8/2P5/8/8/8/8/K7 b - - 0 1 barred:c5p", "Nxc6[+wPc2]").fen());
  }

  @Test
  void captorThatCannotBeRebornStaysAsAGhost() {
    assertEquals(
        "6k1/8/2n5/8/8/8/2N5/K7 w - - 0 2 barred:c5p ghosts:c6P",
        play("circe+haunted", "3n2k1/8/2P5/8/8/8/2N5/K7 b - - 0 1 barred:c5p", "Nxc6").fen());
  }

  @Test
  void captorStaysUnderAPawnThatIsReborn() {
    assertEquals(
        "6k1/8/2n5/8/8/8/2P5/K7 w - - 0 2 barred:c5p ghosts:c6P",
        play(
                "circe+haunted",
                "3n2k1/8/2P5/8/8/8/8/K7 b - - 0 1 barred:c5p ghosts:c6P",
                "Nxc6[+wPc2]")
            .fen());
  }

  @Test
  void captorThatIsCarriedHomeIsLost() {
    assertEquals(
        "4k3/8/8/8/8/8/3P4/K7 b - - 0 1 sealed:d5p",
        play("anticirce+haunted", "4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "exd6[wPd6->d2]").fen());
  }

  // 2. All rebirths come before all transfers, whatever the order of names.

  @Test
  void rebirthsComeBeforeTransfers() {
    String fen = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 unmoved:-";
    String after = "4k2r/8/8/8/8/8/8/R3K3 b - - 0 1";
    String move = "axb8=R[+bRh8][wRb8->a1]";
    assertEquals(after, play("circe+promotion-circe", fen, move).fen());
    assertEquals(after, play("promotion-circe+circe", fen, move).fen());
  }

  @Test
  void whatLiesUnderASquareLeftByATransferReappears() {
    assertEquals(
        "1r5k/8/8/8/8/8/8/4K1N1 b - - 0 1",
        play(
                "haunted+promotion-circe",
                "1r5k/P7/8/8/8/8/8/4K3 w - - 0 1",
                "axb8=N[wNb8->g1][+bRb8]")
            .fen());
  }

  @Test
  void pendingChoiceIsNotTransferred() {
    assertEquals(
        "2R5/5k2/8/8/8/8/b7/7K b - - 1 2",
        play("circe-coucou+promotion-circe", "2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2", "c8=R,Kh1").fen());
  }

  @Test
  void pawnGhostOnItsPromotionRankWaitsAgain() {
    Position back =
        play(
            "haunted+circe-coucou",
            "2P5/8/8/7k/8/8/2r5/6K1 b - - 0 1",
            "Rxc8",
            "Kf1",
            "Rc2[+wPc8]");
    assertEquals("2P5/8/8/7k/8/8/2r5/5K2 w - - 2 3", back.fen());
    assertEquals(SquareSet.of(Square.C8), back.pendingPromotions());
  }

  // 3. Ulysses is judged by the other conditions.

  @Test
  void carriedKingUncoversAGhost() {
    assertEquals(
        "4k3/8/8/8/6Qr/8/8/K7 b - - 1 1 unmoved:k",
        play(
                "circe-ulysses+haunted",
                "8/8/8/8/7k/8/4Q3/K7 w - - 0 1 ghosts:h4r",
                "Qg4[bKh4->e8][+bRh4]")
            .fen());
  }

  @Test
  void matingMoveOfASeriesCarriesTheKing() {
    String board = "8/8/8/8/7k/8/4Q3/K7 w - - 0 1";
    assertEquals(
        "4k3/8/8/8/6Q1/8/8/K7 b - - 1 1 series:4 unmoved:k",
        play("circe-ulysses+progressive", board + " made:2 series:3", "Qg4[bKh4->e8]").fen());
    assertTrue(
        play("circe-ulysses+progressive", board + " series:3").legalMoves().stream()
            .noneMatch(move -> move.uci().equals("e2g4")));
  }

  @Test
  void leapIsAMoveOfTheSeries() {
    assertEquals(
        "4k3/8/1K6/8/8/8/1Q6/8 b - - 1 1 made:2 series:4",
        play("circe-ulysses+progressive", "8/8/1K6/8/k7/8/1Q6/8 b - - 0 1 made:1 series:4", "Ke8")
            .fen());
  }

  // RULES 4.1.2: check is what the other conditions say it is.

  private static void givesCheckThatMustWait(String rules, String board, String move) {
    assertFalse(Rules.parse(rules).position(board + " series:2").isLegal(move));
    assertTrue(play(rules, board + " made:1 series:2", move).isCheck());
  }

  /** The knight attacks the bishop, whose rebirth would crush the king on c1 (RULES 10.10.4). */
  @Test
  void anEarlyCheckOfAssassinIsIllegal() {
    givesCheckThatMustWait(
        "circe-assassin+progressive", "4k3/8/5n2/2B5/8/8/8/2K5 b - - 0 1", "f6e4");
  }

  /** The knight leaves the home of the rook, which could now return from e1 (RULES 10.14.5). */
  @Test
  void anEarlyCheckOfAnticirceIsIllegal() {
    givesCheckThatMustWait("anticirce+progressive", "4k2n/8/8/8/4r3/8/8/4K3 b - - 0 1", "h8g6");
  }

  // RULES 4.2.2

  @Test
  void unitThatHasBeenAGhostHasLostItsOrigin() {
    assertEquals(
        "4k3/8/8/8/R7/p7/8/3K4 b - - 0 2 made:1 origins:a3=b7,a4=- series:4",
        play(
                "haunted+progressive-circe",
                "4k3/8/8/1p6/R7/8/8/4K3 b - - 0 1 made:1 origins:a4=a1,b5=b7 series:2",
                "bxa4",
                "Kd1",
                "Ke1",
                "Kd1",
                "a3[+wRa4]")
            .fen());
  }
}
