package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.FenException;
import org.molychess.Position;
import org.molychess.Rules;

/** Progressive Circe (RULES 4.2), clause by clause; moves are in their exact human form. */
final class ProgressiveCirceTest {
  private static final Rules DUTCH = Rules.of("progressive-circe");

  private static Position play(String fen, String... moves) {
    Position position = DUTCH.position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  @Test
  void includesProgressive() {
    assertEquals(List.of("progressive", "progressive-circe"), DUTCH.conditions());
    assertEquals("progressive-circe", DUTCH.toString());
    assertFalse(play("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 made:3 series:5").isLegal("Ra8"));
    assertTrue(play("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 made:4 series:5").isLegal("Ra8+"));
  }

  /** The rook from a1, taken on a4, returns to a1; in Circe it goes to h1. */
  @Test
  void seedExampleNextToTheAnswerOfCirce() {
    String fen = "4k3/8/8/1p6/R7/8/8/4K3 b - - 0 1 made:1 %sseries:2";
    assertEquals(
        "4k3/8/8/8/p7/8/8/R3K3 w - - 0 2 origins:a4=b7 series:3",
        play(fen.formatted("origins:a4=a1,b5=b7 "), "bxa4[+wRa1]").fen());
    assertEquals(
        "4k3/8/8/8/p7/8/8/4K2R w - - 0 2 series:3",
        Rules.of("circe", "progressive")
            .position(fen.formatted(""))
            .exactMove("bxa4[+wRh1]")
            .after()
            .fen());
  }

  @Test
  void unitsCarryTheirOriginsFromTheStart() {
    Position position = DUTCH.initialPosition();
    for (String move : "a4 b5 bxa4[+wPa2]".split(" ")) {
      position = position.exactMove(move).after();
    }
    assertEquals(
        "rnbqkbnr/p1pppppp/8/8/p7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 origins:a4=b7 series:3",
        position.fen());
  }

  @Test
  void unitIsGoneIfItsOriginIsOccupied() {
    assertEquals(
        "4k3/8/8/8/p7/8/8/N3K3 w - - 0 2 origins:a1=b1,a4=b7 series:3",
        play("4k3/8/8/1p6/R7/8/8/N3K3 b - - 0 1 made:1 origins:a1=b1,a4=a1,b5=b7 series:2", "bxa4")
            .fen());
  }

  @Test
  void gameBeginsWithAFenWithoutOrigins() {
    assertEquals(
        "1r6/8/8/8/8/8/k7/4K3 b - - 0 1 made:1 origins:b8=h8 series:2",
        play("1Q5r/8/8/8/8/8/k7/4K3 b - - 0 1 series:2", "Rxb8").fen());
  }

  @Test
  void promotedUnitTurnsBackIntoAPawn() {
    assertEquals(
        "1r6/8/8/8/8/8/kP6/4K3 b - - 0 1 made:1 origins:b8=h8 series:2",
        play("1Q5r/8/8/8/8/8/k7/4K3 b - - 0 1 origins:b8=b2 promoted:b8 series:2", "Rxb8[+wPb2]")
            .fen());
  }

  @Test
  void promotionIsRemembered() {
    Position promoted = play("7k/1P6/8/8/8/8/8/4K3 w - - 0 1 origins:b7=b2", "b8=Q+");
    assertEquals(Map.of("origins", "b8=b2", "promoted", "b8", "series", "2"), promoted.tokens());
  }

  @Test
  void originsAndPromotionsBelongToThePosition() {
    String board = "1Q5r/8/8/8/8/8/k7/4K3 b - - 0 1";
    Position plain = play(board);
    Position moved = play(board + " origins:b8=b2");
    Position promoted = play(board + " origins:b8=b2 promoted:b8");
    assertNotEquals(plain, moved);
    assertNotEquals(moved, promoted);
    assertNotEquals(plain.hash(), moved.hash());
    assertNotEquals(moved.hash(), promoted.hash());
  }

  @Test
  void castlingCarriesTheRooksOrigin() {
    assertEquals(
        "4k3/8/8/8/8/8/8/5RK1 b - - 1 1 origins:f1=h1 series:2",
        play("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O").fen());
  }

  @Test
  void lostOriginIsReadAndGivesNoRebirth() {
    Position position =
        play("4k3/8/8/1p6/R7/8/8/4K3 b - - 0 1 made:1 origins:a4=-,b5=b7 series:2", "bxa4");
    assertEquals("4k3/8/8/8/p7/8/8/4K3 w - - 0 2 origins:a4=b7 series:3", position.fen());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1Q5r/8/8/8/8/8/k7/4K3 b - - 0 1 promoted:b8 | ranks 2 to 7",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 origins:a3=a1 | ranks 2 to 7",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 promoted:a3 | pawn, so it is not promoted",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 promoted:b3 | no unit stands on b3",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 promoted:e1 | king",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 origins:e1=e2 | no unit that has one",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 origins:a3=h8 | two units have h8",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 origins:a3=b2,a3=c2 | twice",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 origins:a3 | form",
        "7r/8/8/8/8/P7/k7/4K3 b - - 0 1 origins:a3=i9 | form",
      })
  void fenIsRefused(String fen, String reason) {
    FenException refused = assertThrows(FenException.class, () -> DUTCH.position(fen.strip()));
    assertTrue(String.valueOf(refused.getMessage()).contains(reason.strip()), refused::getMessage);
  }
}
