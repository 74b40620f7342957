package org.molychess.rules.ulysses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Effect;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Circe of Ulysses (RULES 6), clause by clause; moves are in their exact human form. */
final class CirceUlyssesTest {
  private static final Rules ULYSSES = Rules.of("circe-ulysses");

  /** Seed diagram A. */
  private static final String A = "8/8/8/8/7k/8/4Q3/K7 w - - 0 1";

  private static Position play(String fen, String... moves) {
    Position position = ULYSSES.position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  private static List<String> texts(Position position) {
    return position.legalMoves().stream().map(Move::san).toList();
  }

  @Test
  void includesCirce() {
    assertEquals(List.of("circe", "circe-ulysses"), ULYSSES.conditions());
    assertEquals(ULYSSES, Rules.of("circe", "circe-ulysses"));
  }

  // 1. Rebirth instead of mate.

  @Test
  void seedDiagramsAAndB() {
    Position b = play(A, "Qg4[bKh4->e8]");
    assertEquals("4k3/8/8/8/6Q1/8/8/K7 b - - 1 1 unmoved:k", b.fen());
    assertEquals(List.of("Kd8", "Ke7", "Kf7", "Kf8"), texts(b));
    assertFalse(b.isCheckmate());
  }

  @Test
  void transferIsAnEffectOfTheMatingMove() {
    assertEquals(
        List.of(new Effect.Transferred(Piece.BLACK_KING, Square.H4, Square.E8, "circe-ulysses")),
        ULYSSES.position(A).move("Qg4").effects());
  }

  @Test
  void checkThatIsNoMateTransfersNobody() {
    Position position = play("8/8/8/8/7k/8/4Q3/K2R4 w - - 0 1", "Qg4+");
    assertEquals("8/8/8/8/6Qk/8/8/K2R4 b - - 1 1", position.fen());
    assertEquals(List.of("Kxg4"), texts(position));
  }

  @Test
  void rebirthComesBeforeTheTransfer() {
    assertEquals(
        "r3k3/8/8/8/8/3Q3K/8/1R6 b q - 0 1",
        play("8/8/8/8/4Q3/2kr3K/8/1R6 w - - 0 1", "Qxd3[+bRa8][bKc3->e8]").fen());
  }

  @Test
  void bothKingsMayComeHome() {
    assertEquals(
        "4k3/2q5/8/8/8/8/8/1Q2K3 w - - 2 2 unmoved:Kk",
        play("2K5/5q1Q/8/8/8/8/8/k7 w - - 0 1", "Qb1[bKa1->e8]", "Qc7[wKc8->e1]").fen());
  }

  @Test
  void mateIsJudgedByCirce() {
    // In orthodox chess the king takes the queen; in Circe she would come back to d1.
    assertTrue(Rules.of("circe").position(A).play("Qg4").isCheckmate());
    assertFalse(Rules.orthodox().position(A).play("Qg4").isCheckmate());
  }

  // 2. Otherwise it is mate.

  @Test
  void seedDiagramC() {
    assertTrue(play("8/8/8/8/6Qk/8/8/K3R3 b - - 0 1").isCheckmate());
    assertTrue(play("4n3/8/8/8/6Qk/8/8/K7 b - - 0 1").isCheckmate());
  }

  @Test
  void mateBecauseHomeIsOccupied() {
    assertTrue(play("4n3/8/8/8/7k/8/4Q3/K7 w - - 0 1", "Qg4#").isCheckmate());
  }

  @Test
  void mateBecauseHomeIsObserved() {
    assertTrue(play("8/8/8/8/7k/8/4Q3/K3R3 w - - 0 1", "Qg4#").isCheckmate());
  }

  @Test
  void mateBecauseHomeIsObservedOnceTheKingHasLeft() {
    Position position = play("8/4k1K1/8/8/3R4/8/7R/8 w - - 0 1", "Re2#");
    assertEquals(SquareSet.empty(), position.attackers(Square.E8, Side.WHITE));
    assertTrue(position.isCheckmate());
  }

  @Test
  void mateBecauseAPinnedUnitObservesHome() {
    Position position = play("8/8/1K6/8/kr6/2RQ4/8/8 w - - 0 1", "Qb5#");
    assertTrue(position.isCheckmate());
    assertEquals(SquareSet.of(Square.B5), position.attackers(Square.E8, Side.WHITE));
  }

  @Test
  void mateBecauseTheKingObservesHome() {
    Position position = play("3Q4/5K1k/8/8/8/8/8/8 w - - 0 1", "Qh4#");
    assertTrue(position.isCheckmate());
    assertEquals(SquareSet.of(Square.F7), position.attackers(Square.E8, Side.WHITE));
  }

  @Test
  void mateBecauseTheKingIsAtHome() {
    assertTrue(play("4k3/R7/7R/8/8/8/8/4K3 w - - 0 1", "Rh8#").isCheckmate());
  }

  // 3. A transfer that exposes the mover makes his move illegal.

  @Test
  void transferMayNotExposeTheMover() {
    assertFalse(play("7r/8/8/8/7k/8/4Q3/7K w - - 0 1").isLegal("Qg4"));
    assertTrue(Rules.of("circe").position("7r/8/8/8/7k/8/4Q3/7K w - - 0 1").isLegal("Qg4#"));
    assertTrue(play("8/8/8/8/7k/8/4Q3/7K w - - 0 1").isLegal("Qg4[bKh4->e8]"));
  }

  // 4. Leap instead of stalemate.

  @Test
  void seedDiagramsDAndE() {
    Position stalemate = play("8/8/1K6/8/k7/8/4Q3/8 w - - 0 1", "Qb2");
    assertFalse(stalemate.isStalemate());
    assertEquals(List.of("Ke8"), texts(stalemate));
    Move leap = stalemate.exactMove("a4e8");
    assertEquals("4k3/8/1K6/8/8/8/1Q6/8 w - - 2 2", leap.after().fen());
    assertEquals(List.of(), leap.effects());
    assertEquals(1, stalemate.perft(1));
  }

  @Test
  void noLeapToAnObservedHome() {
    assertTrue(play("8/8/1K6/8/k7/8/1Q6/4R3 b - - 0 1").isStalemate());
  }

  @Test
  void noLeapToAnOccupiedHome() {
    Position position = play("3kn1R1/1Q6/8/8/8/3K4/8/8 b - - 0 1");
    assertTrue(position.isStalemate());
  }

  @Test
  void noLeapFromHome() {
    assertTrue(play("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1").isStalemate());
  }

  @Test
  void noLeapOutOfCheck() {
    assertTrue(play("8/8/8/8/6Qk/8/8/K7 b - - 0 1").isCheckmate());
  }

  @Test
  void noLeapWhileAnotherMoveIsLegal() {
    assertEquals(List.of("h5"), texts(play("8/8/1K5p/8/k7/8/1Q6/8 b - - 0 1")));
  }

  // 5. A transferred king counts as unmoved, a leaping king has moved.

  @Test
  void transferredKingMayCastle() {
    Position position = play("7r/8/8/1R6/7k/8/6QK/8 w k - 0 1 unmoved:-", "Qh3[bKh4->e8]");
    assertEquals("4k2r/8/8/1R6/8/7Q/7K/8 b k - 1 1", position.fen());
    Position castled = position.exactMove("O-O").after();
    assertEquals("5rk1/8/8/1R6/8/7Q/7K/8 w - - 2 2", castled.fen());
  }

  @Test
  void leapingKingMayNotCastle() {
    Position leapt = play("6br/5p1p/1K3P1P/8/k7/8/1Q6/8 b k - 0 1 unmoved:-", "Ke8");
    assertEquals("4k1br/5p1p/1K3P1P/8/8/8/1Q6/8 w k - 1 2 unmoved:-", leapt.fen());
    assertFalse(leapt.unmoved().contains(Square.E8));
  }

  @Test
  void rookMarksOutliveTheKingsMoves() {
    assertEquals(
        "8/4k3/8/8/8/8/8/R3K2R w KQ - 1 2", play("4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1", "Ke7").fen());
    assertEquals(
        "4k3/8/8/8/8/8/4K3/R6R b KQ - 1 1 unmoved:-",
        play("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Ke2").fen());
    assertFalse(play("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1 unmoved:-").isLegal("O-O"));
  }

  // 6. A position set up in Circe-mate is mate; no leap if clause 3 alone forbids the replies.

  @Test
  void positionSetUpInCirceMateIsMate() {
    assertTrue(play("8/8/8/8/6Qk/8/8/K7 b - - 0 1").isCheckmate());
    assertEquals(0, play("8/8/8/8/6Qk/8/8/K7 b - - 0 1").perft(1));
  }

  @Test
  void mateBecauseClauseThreeForbidsTheOnlyReply() {
    String fen = "8/8/8/8/4n2q/7k/4Q1q1/7K w - - 0 1";
    assertEquals(List.of("Qxg2[+bQd8]#"), texts(Rules.of("circe").position(fen)));
    assertTrue(play(fen).isCheckmate());
  }
}
