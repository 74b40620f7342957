package org.molychess.rules.haunted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Haunted chess (RULES 7), clause by clause; moves are in their exact human form. */
final class HauntedTest {
  private static final Rules HAUNTED = Rules.of("haunted");

  /** An e.p. victim is barred on c5; the pawn that took it stands on c6. */
  private static final String BARRED = "3n2k1/8/2P5/3P4/8/8/8/K7 b - - 0 1 barred:c5p";

  private static Position play(String fen, String... moves) {
    Position position = HAUNTED.position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  private static String texts(List<Move> moves) {
    return String.join(" ", moves.stream().map(Move::san).toList());
  }

  // 1. A captured unit is a ghost under the square; it reappears when the square is vacated.

  @Test
  void seedDiagramsAAndB() {
    String a = "4k3/8/r7/8/8/8/8/4KB2 w - - 0 1";
    assertEquals("4k3/8/B7/8/8/8/8/4K3 b - - 0 1 ghosts:a6r", play(a, "Bxa6").fen());
    assertEquals("8/3k4/r7/8/8/3B4/8/4K3 b - - 2 2", play(a, "Bxa6", "Kd7", "Bd3[+bRa6]").fen());
  }

  @Test
  void positionTellsWhatLiesUnderASquare() {
    Position position = play("4k3/8/r7/8/8/8/8/4KB2 w - - 0 1", "Bxa6");
    assertEquals(Map.of("ghosts", List.of(Piece.BLACK_ROOK)), position.under(Square.A6));
    assertEquals(Map.of(), position.under(Square.A7));
  }

  @Test
  void everyMoveOffAHauntedSquareBringsTheGhostBack() {
    Position reported = HAUNTED.position("8/8/8/8/8/8/8/1N6 w - - 0 1 ghosts:b1r", Reading.PROBLEM);
    assertEquals("Na3[+bRb1] Nc3[+bRb1] Nd2[+bRb1]", texts(reported.legalMoves()));
  }

  @Test
  void pawnBringsTheGhostBackAsItPromotes() {
    assertEquals(
        "Q3k3/1n6/8/8/8/8/8/4K3 b - - 0 1 ghosts:a8r",
        play("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1 ghosts:b7n", "bxa8=Q[+bNb7]+").fen());
  }

  @Test
  void castlingUncoversTwoGhosts() {
    assertEquals(
        "6k1/8/8/8/8/8/8/4nRKb b - - 1 1",
        play("6k1/8/8/8/8/8/8/4K2R w K - 0 1 ghosts:e1n,h1b", "O-O[+bNe1][+bBh1]").fen());
  }

  @Test
  void castlingIsIllegalIfWhatItUncoversGivesCheck() {
    assertFalse(play("6k1/8/8/8/8/8/8/4K2R w K - 0 1 ghosts:h1r").isLegal("O-O"));
    assertTrue(play("6k1/8/8/8/8/8/8/4K2R w K - 0 1 ghosts:e1r").isLegal("O-O"));
  }

  @Test
  void pinnedUnitMayLeaveIfItsGhostShields() {
    Position position = play("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1 ghosts:e2b");
    assertEquals(6, position.legalMoves(Square.E2).size());
    assertEquals(
        "4r1k1/8/8/8/8/2N5/4b3/4K3 b - - 1 1", position.exactMove("Nc3[+bBe2]").after().fen());
  }

  @Test
  void unitMayNotLeaveIfItsGhostGivesCheck() {
    Position position = play("6k1/8/8/8/8/5N2/8/4K3 w - - 0 1 ghosts:f3n");
    assertEquals(List.of(), position.legalMoves(Square.F3));
  }

  @Test
  void kingIsMatedByTheGhostUnderHim() {
    Position position = play("6k1/8/8/8/8/3n4/4r3/4K3 w - - 0 1 ghosts:e1r");
    assertTrue(position.isCheckmate());
    assertTrue(play("6k1/8/8/8/8/3n4/4r3/4K3 w - - 0 1").isLegal("Kxe2"));
  }

  @Test
  void rookThatReappearsOnItsCornerMayCastle() {
    Position captured = play("r3k3/8/8/8/8/8/8/R3K3 b Q - 0 1", "Rxa1+");
    assertEquals("4k3/8/8/8/8/8/8/r3K3 w - - 0 2 ghosts:a1R unmoved:K", captured.fen());
    Position back = play("4k3/8/8/8/8/8/8/n3K3 b - - 0 1 ghosts:a1R unmoved:K", "Nb3[+wRa1]");
    assertEquals("4k3/8/8/8/8/1n6/8/R3K3 w Q - 1 2", back.fen());
  }

  // 2. One ghost a square.

  @Test
  void latestVictimIsTheGhost() {
    assertEquals(
        "4k3/8/3N4/8/8/8/8/4K3 b - - 0 1 ghosts:d6r",
        play("4k3/8/3r4/8/2N5/8/8/4K3 w - - 0 1 ghosts:d6B", "Nxd6+").fen());
  }

  @Test
  void captureFromAHauntedSquareDoesBoth() {
    assertEquals(
        "4k3/8/8/8/5b2/8/3N4/1R2K3 b - - 0 1 ghosts:d2r",
        play("4k3/8/8/8/5b2/8/3r4/1N2K3 w - - 0 1 ghosts:b1R", "Nxd2[+wRb1]").fen());
  }

  // 3. En passant.

  @Test
  void seedDiagramsCAndD() {
    String c = "8/6k1/8/1Pp5/8/b6K/8/8 w - c6 0 1";
    Position taken = play(c, "bxc6");
    assertEquals("8/6k1/2P5/8/8/b6K/8/8 b - - 0 1 barred:c5p", taken.fen());
    assertEquals(SquareSet.of(Square.C5), taken.closed());
    assertFalse(taken.isLegal("Bc5"));
    assertEquals("8/2P3k1/3b4/2p5/8/7K/8/8 b - - 0 2", play(c, "bxc6", "Bd6", "c7[+bPc5]").fen());
  }

  @Test
  void reportedCaseFollowsTheSeedNotTheSolver() {
    Position taken = play("7k/2p5/8/1P6/8/b7/8/7K b - - 0 1", "c5", "bxc6");
    assertEquals(List.of(), taken.exactMove("Bd6").effects());
    assertFalse(taken.isLegal("a3c5"));
    assertEquals(
        "7k/2P5/3b4/2p5/8/8/8/7K b - - 0 3",
        taken.play("Bd6").exactMove("c7[+bPc5]").after().fen());
  }

  @Test
  void victimReappearsToParryACheck() {
    Position check = play("7R/8/8/2b5/k1p5/8/1P4K1/8 w - - 0 1", "b4", "cxb3", "Rh4+");
    assertTrue(check.isCheck());
    assertEquals("Ka3 Ka5 Kb5 b2[+wPb4] Bd4", texts(check.legalMoves()));
    assertEquals("8/8/8/2b5/kP5R/8/1p4K1/8 w - - 0 3", check.exactMove("b2[+wPb4]").after().fen());
  }

  @Test
  void barredSquareIsClosedToBothSides() {
    Position white = play("6k1/8/2P5/1K6/8/8/8/8 w - - 0 1 barred:c5p");
    assertFalse(white.isLegal("Kc5"));
    assertTrue(white.isLegal("Kc4"));
    Position black = play("8/8/2P5/3k4/8/8/8/K7 b - - 0 1 barred:c5p");
    assertFalse(black.isLegal("Kc5"));
    assertTrue(black.isLegal("Kxc6"));
  }

  @Test
  void linesPassThroughABarredSquare() {
    assertTrue(play("8/8/8/R6k/8/8/8/K7 b - - 0 1 sealed:c5p").isCheck());
    Position position = play("7k/8/2P5/R7/8/8/8/K7 w - - 0 1 barred:c5p");
    assertFalse(position.isLegal("Rc5"));
    assertTrue(position.isLegal("Rd5"));
  }

  @Test
  void captorBringsTheVictimBackAfterHavingBeenAGhost() {
    Position captorTaken = play(BARRED, "Nxc6");
    assertEquals("6k1/8/2n5/3P4/8/8/8/K7 w - - 0 2 barred:c5p ghosts:c6P", captorTaken.fen());
    assertEquals(
        "3n2k1/2P5/8/2pP4/8/8/K7/8 b - - 0 3",
        play(BARRED, "Nxc6", "Ka2", "Nd8[+wPc6]", "c7[+bPc5]").fen());
  }

  @Test
  void victimIsSealedForEverWhenItsCaptorIsLost() {
    Position lost = play(BARRED, "Nxc6", "dxc6");
    assertEquals("6k1/8/2P5/8/8/8/8/K7 b - - 0 2 ghosts:c6n sealed:c5p", lost.fen());
    assertEquals(SquareSet.of(Square.C5), lost.closed());
    assertEquals(
        "8/2P3k1/2n5/8/8/8/8/K7 b - - 0 3 sealed:c5p",
        play(BARRED, "Nxc6", "dxc6", "Kg7", "c7[+bNc6]").fen());
  }

  /** Two pawns that could be the captor: it is the ghost (RULES 7.3), and a new one replaces it. */
  @Test
  void captorIsLostWhenThePawnAboveItBecomesTheGhost() {
    assertEquals(
        "6k1/8/2n5/8/8/8/8/K7 w - - 0 2 ghosts:c6P sealed:c5p",
        play("3n2k1/8/2P5/8/8/8/8/K7 b - - 0 1 barred:c5p ghosts:c6P", "Nxc6").fen());
    assertEquals(
        "6k1/8/8/8/8/5N2/8/K7 b - - 0 1 ghosts:f3p sealed:f4P",
        play("6k1/8/8/8/8/5p2/8/K3N3 w - - 0 1 barred:f4P ghosts:f3p", "Nxf3").fen());
  }

  @Test
  void captorIsNotLostWithTheGhostOfAnotherUnit() {
    assertEquals(
        "6k1/8/2n5/8/8/8/8/K7 w - - 0 2 barred:c5p ghosts:c6P",
        play("3n2k1/8/2P5/8/8/8/8/K7 b - - 0 1 barred:c5p ghosts:c6r", "Nxc6").fen());
  }

  @Test
  void victimsOfBothSidesAreBarredAtOnce() {
    Position position =
        play("6k1/8/2P5/8/8/5p2/8/K7 w - - 0 1 barred:c5p,f4P", "c7[+bPc5]", "f2[+wPf4]");
    assertEquals("6k1/2P5/8/2p5/5P2/8/5p2/K7 w - - 0 2", position.fen());
  }

  @Test
  void publishedProofGame() {
    String game =
        "c4 d5 cxd5 e5 dxe6[+bPd5] Bb4 e7[+bPe5] Bc3 bxc3 d4 cxd4[+bBc3] f5 dxe5[+bPd4] f4"
            + " e6[+bPe5] f3 gxf3 e4 fxe4[+bPf3] Bb4 e5[+bPe4] e3 fxe3 Bxe7 e4[+bPe3]"
            + " Bf8[+wPe7] dxe3";
    Position end = play(HAUNTED.initialPosition().fen(), game.split(" "));
    assertEquals(
        "rnbqkbnr/ppp1P1pp/4P3/4P3/3pP3/4Pp2/P3P2P/RNBQKBNR b KQkq - 0 14 ghosts:e3p", end.fen());
  }

  // 4. A reappeared unit is an ordinary unit again.

  @Test
  void reappearedUnitCanBeCaptured() {
    assertEquals(
        "8/4k3/8/8/8/8/3N4/1R2K3 b - - 0 2 ghosts:b1b",
        play("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1 ghosts:b1b", "Nd2[+bBb1]", "Ke7", "Rxb1").fen());
  }
}
