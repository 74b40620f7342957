package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Choice;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.Square;

/** Promotion Circe (RULES 5), clause by clause; moves are in their exact human form. */
final class PromotionCirceTest {
  /** Seed diagram A. */
  private static final String A = "8/1P4k1/8/8/8/8/8/4K3 w - - 0 1";

  private static String after(String rules, String fen, String move) {
    return Rules.parse(rules).position(fen).exactMove(move).after().fen();
  }

  // 1 and 2. The new officer is transferred home; captures are orthodox.

  @Test
  void seedDiagramsAAndB() {
    assertEquals("8/6k1/8/8/8/8/8/R3K3 b - - 0 1", after("promotion-circe", A, "b8=R[wRb8->a1]"));
  }

  @Test
  void seedsBishop() {
    String fen = "k7/6P1/8/8/8/8/8/4K3 w - - 0 1";
    assertEquals("k7/8/8/8/8/8/8/4KB2 b - - 0 1", after("promotion-circe", fen, "g8=B[wBg8->f1]"));
    assertEquals(
        "k7/8/8/8/8/8/8/2B1K3 b - - 0 1", after("promotion-circe:inverse", fen, "g8=B[wBg8->c1]"));
  }

  @Test
  void figureStaysIfItsHomeIsOccupied() {
    assertEquals(
        "1R6/6k1/8/8/8/8/8/N3K3 b - - 0 1",
        after("promotion-circe", "8/1P4k1/8/8/8/8/8/N3K3 w - - 0 1", "b8=R"));
  }

  @Test
  void reportedCaseHomeIsFilled() {
    Position position = Rules.of("promotion-circe").position("k7/6P1/8/8/8/8/8/7K w - - 0 1");
    assertEquals(
        List.of("g8=B[wBg8->f1]", "g8=N[wNg8->b1]", "g8=Q[wQg8->d1]", "g8=R+"),
        position.legalMoves(Square.G7).stream().map(Move::san).toList());
  }

  @Test
  void capturedUnitIsGoneForGood() {
    assertEquals(
        "7k/8/8/8/8/8/8/4K1N1 b - - 0 1",
        after("promotion-circe", "1r5k/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=N[wNb8->g1]"));
    assertEquals(
        "4k3/8/8/8/R7/8/8/6K1 b - - 0 1",
        after("promotion-circe", "4k3/8/8/8/p7/8/8/R5K1 w - - 0 1", "Rxa4"));
  }

  // 3. Inverse.

  @Test
  void inverseQueenGoesToTheKingsSquare() {
    String fen = "8/6P1/8/k7/8/8/8/7K w - - 0 1";
    assertEquals(
        "8/8/8/k7/8/8/8/4Q2K b - - 0 1", after("promotion-circe:inverse", fen, "g8=Q[wQg8->e1]+"));
    assertEquals(
        "6Q1/8/8/k7/8/8/8/4K3 b - - 0 1",
        after("promotion-circe:inverse", "8/6P1/8/k7/8/8/8/4K3 w - - 0 1", "g8=Q"));
  }

  // 4. Enlarged.

  @Test
  void enlargedLetsThePromoterChoose() {
    Position position = Rules.parse("promotion-circe:enlarged").position(A);
    List<Move> rooks =
        position.legalMoves(Square.B7).stream()
            .filter(move -> move.uci().startsWith("b7b8r"))
            .toList();
    assertEquals(
        "b7b8r@a1 b7b8r@b1 b7b8r@c1 b7b8r@d1 b7b8r@f1 b7b8r@g1 b7b8r@h1",
        String.join(" ", rooks.stream().map(Move::uci).toList()));
    assertEquals(List.of(new Choice.OfSquare(Square.A1)), rooks.get(0).choices());
    assertEquals("b8=R[wRb8->a1]", rooks.get(0).san());
  }

  @Test
  void enlargedStaysOnlyIfTheWholeRankIsOccupied() {
    String full = "8/1P6/6k1/8/8/8/8/RNBQKBNR w - - 0 1";
    assertEquals(
        "1R6/8/6k1/8/8/8/8/RNBQKBNR b - - 0 1", after("promotion-circe:enlarged", full, "b7b8r"));
    Position one =
        Rules.parse("promotion-circe:enlarged").position("8/1P6/6k1/8/8/8/8/RNBQKB1R w - - 0 1");
    assertEquals(
        List.of("b7b8b@g1", "b7b8n@g1", "b7b8q@g1", "b7b8r@g1"),
        one.legalMoves(Square.B7).stream().map(Move::uci).toList());
  }

  @Test
  void blackPromotesToTheEighthRank() {
    Position position =
        Rules.parse("promotion-circe:enlarged").position("4k3/8/8/8/8/8/p7/6K1 b - - 0 1");
    assertEquals("q3k3/8/8/8/8/8/8/6K1 w - - 0 2", position.exactMove("a2a1q@a8").after().fen());
    assertEquals(
        "4k2r/8/8/8/8/8/8/6K1 w - - 0 2",
        after("promotion-circe", "4k3/8/8/8/8/8/p7/6K1 b - - 0 1", "a1=R[bRa1->h8]"));
  }

  // 5. One side alone; options combine or contradict each other.

  @Test
  void oneSideAlone() {
    assertEquals("1R6/6k1/8/8/8/8/8/4K3 b - - 0 1", after("promotion-circe:black", A, "b8=R"));
    assertEquals(
        "8/6k1/8/8/8/8/8/R3K3 b - - 0 1", after("promotion-circe:white", A, "b8=R[wRb8->a1]"));
  }

  @Test
  void optionsAreSorted() {
    assertEquals(
        "promotion-circe:black,enlarged", Rules.parse("promotion-circe:enlarged,black").toString());
    assertEquals(
        Rules.parse("promotion-circe:black,enlarged"),
        Rules.parse("promotion-circe:enlarged,black"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "promotion-circe:white,black | 'white' and 'black'",
        "promotion-circe:inverse,enlarged | 'inverse' and 'enlarged'",
        "promotion-circe:backwards | no option 'backwards'; it has black, enlarged, inverse, white",
        "promotion-circe:white,white | twice",
        "promotion-circe+promotion-circe:white | named twice",
        "circe-coucou:white | no option 'white'",
      })
  void optionsAreRefused(String rules, String reason) {
    RuleLoadException refused =
        assertThrows(RuleLoadException.class, () -> Rules.parse(rules.strip()));
    assertTrue(String.valueOf(refused.getMessage()).contains(reason.strip()), refused::getMessage);
  }

  // 6. A rook on its own corner may castle.

  @Test
  void transferredRookMayCastleIfItsKingHasNeverMoved() {
    Position rook =
        Rules.of("promotion-circe")
            .position("8/1P4k1/8/8/8/8/8/4K3 w - - 0 1 unmoved:K")
            .exactMove("b8=R[wRb8->a1]")
            .after();
    assertEquals("8/6k1/8/8/8/8/8/R3K3 b Q - 0 1", rook.fen());
    assertTrue(rook.play("Kf7").isLegal("O-O-O"));
    assertEquals("8/6k1/8/8/8/8/8/R3K3 b - - 0 1", after("promotion-circe", A, "b8=R[wRb8->a1]"));
  }
}
