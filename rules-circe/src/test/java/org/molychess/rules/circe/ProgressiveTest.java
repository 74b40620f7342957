package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.FenException;
import org.molychess.Game;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Italian progressive play (RULES 4.1), clause by clause; moves are in their exact human form. */
final class ProgressiveTest {
  private static final Rules PROGRESSIVE = Rules.of("progressive");

  private static Position play(String fen, String... moves) {
    Position position = PROGRESSIVE.position(fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  // 1. One move, two, three, and so on.

  @Test
  void seriesGrow() {
    Position position = PROGRESSIVE.initialPosition();
    List<String> sides = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    for (String move : "e4 e5 Nf6 d4 Nc3 dxe5 Nxe4 Nxc3 d5 Bb4".split(" ")) {
      sides.add(position.sideToMove() == Side.WHITE ? "w" : "b");
      left.add(Progressive.movesLeft(position));
      position = position.exactMove(move).after();
    }
    assertEquals("w b b w w w b b b b", String.join(" ", sides));
    assertEquals(List.of(1, 2, 1, 3, 2, 1, 4, 3, 2, 1), left);
    assertEquals(5, Progressive.movesLeft(position));
  }

  @Test
  void seriesAndMovesMadeAreInTheFen() {
    assertEquals(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 series:2",
        play(PROGRESSIVE.initialPosition().fen(), "e4").fen());
    assertEquals(
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e6 0 1 made:1 series:2",
        play(PROGRESSIVE.initialPosition().fen(), "e4", "e5").fen());
  }

  @Test
  void moveNumberGoesUpWhenBlacksTurnEnds() {
    Position position = PROGRESSIVE.initialPosition().play("e4").play("e5");
    assertEquals(1, position.moveNumber());
    assertEquals(2, position.play("Nf6").moveNumber());
  }

  @Test
  void movesLeftIsZeroInOtherRules() {
    assertEquals(0, Progressive.movesLeft(Rules.of("circe").initialPosition()));
  }

  @Test
  void whereInTheSeriesBelongsToThePosition() {
    String board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assertNotEquals(play(board + " series:5"), play(board + " made:1 series:5"));
    assertNotEquals(play(board + " series:5"), play(board));
  }

  // 2. Only the last move of a series may give check.

  @Test
  void earlyCheckIsIllegal() {
    String board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assertFalse(play(board + " made:3 series:5").isLegal("Ra8"));
    assertTrue(play(board + " made:4 series:5").isLegal("Ra8+"));
  }

  @Test
  void earlyDiscoveredCheckIsIllegal() {
    String board = "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1";
    assertEquals(List.of(), play(board + " series:2").legalMoves(Square.E4));
    assertEquals(8, play(board + " made:1 series:2").legalMoves(Square.E4).size());
  }

  // 3. Every single move leaves the king safe; mate and stalemate at any point.

  @Test
  void firstMoveParriesACheck() {
    assertEquals(
        List.of("Kc2"),
        play("7k/8/8/8/8/q1n5/8/1K6 w - - 0 1 series:2").legalMoves().stream()
            .map(Object::toString)
            .toList());
  }

  @Test
  void onlyAnEarlyCheckWouldParryIsMate() {
    String board = "8/r3Pk2/1r6/8/8/8/6Q1/K7 w - - 0 1";
    assertTrue(play(board + " series:3").isCheckmate());
    assertEquals("0-1 (checkmate)", play(board + " series:3").outcome().orElseThrow().toString());
    assertTrue(play(board + " made:2 series:3").isLegal("Qa2+"));
  }

  @Test
  void stalemateInMidSeriesIsADraw() {
    Position stuck = play("8/k7/8/8/8/8/2q5/K7 w - - 0 1 made:1 series:3");
    assertTrue(stuck.isStalemate());
    assertTrue(stuck.outcome().orElseThrow().isDraw());
  }

  @Test
  void onlyEarlyChecksLeftIsStalemate() {
    String board = "8/6k1/8/5P2/8/8/2q5/K7 w - - 0 1";
    assertTrue(play(board + " made:1 series:3").isStalemate());
    assertTrue(play(board + " made:2 series:3").isLegal("f6+"));
  }

  @Test
  void seriesMayEndInMate() {
    assertTrue(play("7k/8/5K2/8/8/8/8/Q7 w - - 0 1 series:2", "Qg1", "Qg7#").isCheckmate());
  }

  // 4. En passant.

  @Test
  void severalPawnsMayBeTakenEnPassantWithTheFirstMove() {
    Position position = play("4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 1 series:3", "c4", "e4", "Kd1");
    assertEquals("4k3/8/8/8/2PpP3/8/8/3K4 b - c3e3 1 1 series:4", position.fen());
    assertEquals(SquareSet.of(Square.C3, Square.E3), position.enPassant());
    assertTrue(position.isLegal("dxc3"));
    Position taken = position.exactMove("dxe3").after();
    assertEquals("4k3/8/8/8/2P5/4p3/8/3K4 b - - 0 1 made:1 series:4", taken.fen());
    assertFalse(position.play("Kd8").isLegal("dxc3"));
  }

  @Test
  void inMidSeriesTheFieldHoldsTheMoversOwnSquares() {
    Position position = play("4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 1 series:3", "c4", "e4");
    assertEquals("4k3/8/8/8/2PpP3/8/8/4K3 w - c3e3 0 1 made:2 series:3", position.fen());
    assertEquals(position, PROGRESSIVE.position(position.fen()));
    assertEquals(7, position.perft(1));
  }

  @Test
  void pawnThatHasMovedOnCannotBeTaken() {
    assertEquals(
        "4k3/8/8/4P3/2Pp4/8/8/4K3 b - c3 0 1 series:4",
        play("4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 1 series:3", "c4", "e4", "e5").fen());
  }

  @Test
  void skippedSquareThatHasBeenFilledAllowsNoCapture() {
    Position position = play("4k3/8/8/8/3p4/K1B5/2P5/8 w - - 0 1 series:3", "Bd2", "c4", "Bc3");
    assertEquals("4k3/8/8/8/2Pp4/K1B5/8/8 b - c3 1 1 series:4", position.fen());
    assertFalse(position.exactMove("dxc3").isEnPassant());
  }

  @Test
  void oldSquareDoesNotReturnWhenAnotherPawnComesToStandBeforeIt() {
    Position position = play("4k3/8/8/8/3p4/4n3/2PP4/4K3 w - - 0 1 series:4", "c4", "c5", "dxe3");
    assertEquals("4k3/8/8/2P5/3p4/4P3/8/4K3 w - - 0 1 made:3 series:4", position.fen());
    Position filled = play("4k3/8/8/8/2p5/1P2b3/3P4/4K3 w - - 0 1 series:4", "d4", "d5", "bxc4");
    assertEquals("4k3/8/8/3P4/2P5/4b3/8/4K3 w - - 0 1 made:3 series:4", filled.fen());
  }

  // 5. A plain FEN is a series of one; `made` is less than `series`.

  @Test
  void plainFenIsASeriesOfOne() {
    Position position = play("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assertEquals(1, Progressive.movesLeft(position));
    assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 0 1", position.fen());
    assertEquals("8/4k3/8/8/8/8/8/4K3 w - - 1 2 series:2", position.play("Ke7").fen());
    assertEquals(position, play("4k3/8/8/8/8/8/8/4K3 b - - 0 1 made:0 series:1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 made:5 series:5 | below 'series'",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 made:1 | below 'series'",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 series:0 | below 'series'",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 series:-1 | series",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 series:100000 | series",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 series:2 series:2 | twice",
        "4k3/8/8/2p5/8/8/8/4K3 w - c6c6 0 1 series:3 | twice",
        "4k3/8/8/2p5/8/8/8/4K3 w - c6 0 1 made:1 series:3 | mover's own squares",
        "4k3/8/8/8/2P5/8/8/4K3 w - c3 0 1 series:3 | rank 6",
        "4k3/8/8/2p5/5P2/8/8/4K3 w - c6f3 0 1 series:3 | both sides",
        "4k3/8/8/8/8/8/8/4K3 w - c6 0 1 series:3 | no pawn before it",
      })
  void fenIsRefused(String fen, String reason) {
    FenException refused =
        assertThrows(FenException.class, () -> PROGRESSIVE.position(fen.strip()));
    assertTrue(String.valueOf(refused.getMessage()).contains(reason.strip()), refused::getMessage);
  }

  // The draw of RULES 1.5: ten series in a row, here 1 to 10 with their 55 moves.

  @Test
  void claimOfADrawSaysWhy() {
    Game game = new Game(play("4k3/8/8/8/8/8/R7/4K3 w - - 55 6 series:11"));
    assertEquals(
        List.of("1/2-1/2 (ten series without capture or pawn move, progressive)"),
        game.claims().stream().map(Object::toString).toList());
  }

  @Test
  void nineSeriesAndAPartOfTheTenthAreNoDraw() {
    assertEquals(List.of(), new Game(play("4k3/8/8/8/8/8/R7/4K3 w - - 54 6 series:11")).claims());
  }

  @Test
  void circeProgressivePutsUnitsOnTheirHomesInMidSeries() {
    assertEquals(
        "4k3/8/8/8/p7/8/8/4K2R w - - 0 2 series:3",
        Rules.of("circe", "progressive")
            .position("4k3/8/8/1p6/R7/8/8/4K3 b - - 0 1 made:1 series:2")
            .exactMove("bxa4[+wRh1]")
            .after()
            .fen());
  }
}
