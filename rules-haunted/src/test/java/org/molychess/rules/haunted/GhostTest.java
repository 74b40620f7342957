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

/** Ghost chess (RULES 7), clause by clause; moves are in their exact human form. */
final class GhostTest {
  private static final Rules GHOST = Rules.of("ghost");

  private static Position play(String fen, String... moves) {
    Position position = GHOST.position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  // Piles

  @Test
  void ghostsPileUpUnderASquare() {
    String fen = "4k3/8/3r4/8/2N5/8/8/4K3 w - - 0 1 ghosts:d6B";
    Position position = play(fen, "Nxd6+");
    assertEquals("4k3/8/3N4/8/8/8/8/4K3 b - - 0 1 ghosts:d6rB", position.fen());
    assertEquals(
        Map.of("ghosts", List.of(Piece.BLACK_ROOK, Piece.WHITE_BISHOP)), position.under(Square.D6));
  }

  @Test
  void lastInIsFirstOut() {
    Position position = play("1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8rB", "Nc6[+bRb8]");
    assertEquals("1r2k3/8/2N5/8/8/8/8/4K3 b - - 1 1 ghosts:b8B taboo:b8", position.fen());
    assertEquals(
        "1B2k3/8/2N5/8/8/8/1r6/4K3 w - - 2 2 taboo:b2,b8",
        position.exactMove("Rb2[+wBb8]").after().fen());
  }

  @Test
  void reportedStackSurvivesTheFen() {
    String fen = "8/8/8/8/8/8/8/1N6 w - - 0 1 ghosts:b1rQ";
    Position position = GHOST.position(fen, Reading.PROBLEM);
    assertEquals(fen, position.fen());
    assertEquals(
        List.of("Na3[+bRb1]", "Nc3[+bRb1]", "Nd2[+bRb1]"),
        position.legalMoves().stream().map(Move::san).toList());
  }

  @Test
  void castlingUncoversTwoGhosts() {
    assertEquals(
        "6k1/8/8/8/8/8/8/4nRKb b - - 1 1 taboo:e1,h1",
        play("6k1/8/8/8/8/8/8/4K2R w K - 0 1 ghosts:e1n,h1b", "O-O[+bNe1][+bBh1]").fen());
  }

  // Taboo

  @Test
  void reappearedUnitIsTaboo() {
    Position position = play("4k3/8/r7/8/8/8/8/4KB2 w - - 0 1", "Bxa6", "Kd7", "Bd3[+bRa6]");
    assertEquals("8/3k4/r7/8/8/3B4/8/4K3 b - - 2 2 taboo:a6", position.fen());
    assertFalse(position.play("Kd8").isLegal("Bxa6"));
    assertTrue(
        Rules.of("haunted")
            .position(position.fen().replace(" taboo:a6", ""))
            .play("Kd8")
            .isLegal("Bxa6"));
  }

  @Test
  void tabooUnitMayCaptureAndStaysTaboo() {
    assertEquals(
        "4k3/8/8/8/8/8/8/r3K3 w - - 0 2 ghosts:a1B taboo:a1",
        play("4k3/8/r7/8/8/8/8/B3K3 b - - 0 1 taboo:a6", "Rxa1+").fen());
  }

  @Test
  void tabooUnitGivesCheckAndKingMayNotTakeIt() {
    Position position = play("4k3/8/8/8/8/8/2q1r3/4K3 w - - 0 1 taboo:e2");
    assertTrue(position.isCheck());
    assertEquals(List.of("Kf1"), position.legalMoves().stream().map(Move::san).toList());
  }

  @Test
  void tabooUnitStaysTabooWhenItMoves() {
    assertEquals(
        "4k3/8/8/8/8/8/8/R4K2 b - - 1 1 taboo:a1",
        play("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 taboo:a1", "Kf1").fen());
    assertEquals(
        "4k3/8/8/8/8/8/R7/4K3 b - - 1 1 taboo:a2",
        play("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 taboo:a1", "Ra2").fen());
  }

  @Test
  void tabooRookStaysTabooWhenItCastles() {
    assertEquals(
        "4k3/8/8/8/8/8/8/2KR4 b - - 1 1 taboo:d1",
        play("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 taboo:a1", "O-O-O").fen());
  }

  @Test
  void tabooPawnStaysTabooWhenItPromotes() {
    assertEquals(
        "1Q5k/8/8/8/8/8/8/4K3 b - - 0 1 taboo:b8",
        play("7k/1P6/8/8/8/8/8/4K3 w - - 0 1 taboo:b7", "b8=Q+").fen());
  }

  // En passant

  @Test
  void enPassantVictimStaysOnItsSquareAndIsTaboo() {
    assertEquals(
        "4k3/8/2P5/2p5/8/8/8/4K3 b - - 0 1 taboo:c5",
        play("4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 1", "bxc6[+bPc5]").fen());
  }

  @Test
  void tabooPawnIsNotTakenEnPassant() {
    assertFalse(play("4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 1 taboo:c5").isLegal("bxc6"));
  }

  @Test
  void enPassantVictimThatStaysStillShields() {
    assertTrue(play("4k3/8/8/K1Pp3r/8/8/8/8 w - d6 0 1").isLegal("cxd6"));
    assertFalse(Rules.orthodox().position("4k3/8/8/K1Pp3r/8/8/8/8 w - d6 0 1").isLegal("cxd6"));
  }
}
