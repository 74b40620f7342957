package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;

/** Where conditions meet: the order in which units come back, and checks that choices give. */
final class ReappearanceTest {
  private static Move move(String rules, String fen, String move) {
    return Rules.parse(rules).position(fen).exactMove(move);
  }

  @Test
  void whatLiesUnderTheCaptorComesBeforeItsVictim() {
    assertEquals(
        "h2[+bBh3][+wPh4]",
        move("haunted", "k7/8/8/8/8/7p/8/K7 b - - 0 1 barred:h4P ghosts:h3b", "h3h2").san());
  }

  @Test
  void whatLiesUnderAKingComesBeforeWhatLiesUnderHisRook() {
    assertEquals(
        "O-O-O[+wNe8][+bQa8]",
        move("haunted", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1 ghosts:a8q,e8N", "e8c8").san());
  }

  @Test
  void aPawnThatReappearsAboveItsVictimKeepsTheSquareBarred() {
    Position position =
        Rules.of("haunted").position("4k3/8/2N5/8/8/8/8/4K3 w - - 0 1 barred:c5p ghosts:c6P");
    Move move = position.exactMove("c6e5");
    assertEquals("Ne5[+wPc6]", move.san());
    assertTrue(move.after().fen().endsWith("barred:c5p"), move.after().fen());
    assertEquals("c7[+bPc5]", move.after().play("Kf8").move("c6c7").san());
  }

  @Test
  void anEnPassantVictimOfGhostChessStaysAndIsWritten() {
    Move move = move("ghost", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    assertEquals("exd6[+bPd5]", move.san());
    assertEquals("4k3/8/3P4/3p4/8/8/8/4K3 b - - 0 1 taboo:d5", move.after().fen());
  }

  @Test
  void aChoiceThatGivesCheckCountsAsTheCheckOfItsMove() {
    Position position =
        Rules.parse("circe-coucou+progressive")
            .position("r3P3/P3kp2/8/7P/7P/8/8/3QK3 w - - 1 1 series:3");
    assertFalse(position.isLegal("e8=q,d1d2"));
    assertTrue(position.isLegal("e8=b,d1c2"));
    assertEquals(position.legalMoves().size(), position.perft(1));
  }

  @Test
  void aChoiceThatGivesCheckMayMate() {
    // The queen on b8 gives check by the choice alone; what follows is mate, so the king leaves.
    Position position =
        Rules.parse("circe-coucou+circe-ulysses").position("kP6/8/1K6/8/8/8/8/7R w - - 0 1");
    Position full =
        Rules.parse("circe-coucou+circe-ulysses")
            .withFullPlan()
            .position("kP6/8/1K6/8/8/8/8/7R w - - 0 1");
    assertEquals(full.legalMoves().toString(), position.legalMoves().toString());
    assertEquals(full.perft(2), position.perft(2));
  }

  @Test
  void theLongestSeriesGrowsNoLonger() {
    Position position =
        Rules.of("progressive")
            .position("4k3/8/8/8/8/8/8/4K3 w - - 0 1 made:99998 series:99999")
            .play("Kd1");
    assertEquals("4k3/8/8/8/8/8/8/3K4 b - - 1 1 series:99999", position.fen());
  }
}
