package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DrawsTest {
  private static final String SHUFFLE = "g1f3 g8f6 f3g1 f6g8";

  private static Game game(String fen) {
    return new Game(Rules.orthodox().position(fen));
  }

  private static void play(Game game, String moves) {
    for (String move : moves.split(" ")) {
      game.play(move);
    }
  }

  private static List<Outcome.Termination> claims(Game game) {
    return game.claims().stream().map(Outcome::termination).toList();
  }

  private static Optional<Outcome.Termination> end(Game game) {
    return game.outcome().map(Outcome::termination);
  }

  @Test
  void threefoldIsClaimedAndFivefoldEnds() {
    Game game = new Game(Rules.orthodox());
    play(game, SHUFFLE);
    assertEquals(2, game.repetitions());
    assertEquals(List.of(), claims(game));
    play(game, SHUFFLE);
    assertEquals(List.of(Outcome.Termination.THREEFOLD_REPETITION), claims(game));
    assertEquals(Optional.empty(), end(game));
    play(game, SHUFFLE);
    assertEquals(4, game.repetitions());
    assertEquals(Optional.empty(), end(game));
    play(game, SHUFFLE);
    assertEquals(Optional.of(Outcome.Termination.FIVEFOLD_REPETITION), end(game));
    assertEquals(List.of(), claims(game));
    assertEquals("1/2-1/2", game.resultText());
    game.takeBack();
    assertEquals(Optional.empty(), end(game));
  }

  @Test
  void aClaimBecomesTheResult() {
    Game game = new Game(Rules.orthodox());
    play(game, SHUFFLE + " " + SHUFFLE);
    assertEquals("*", game.resultText());
    game.claimDraw();
    assertEquals("1/2-1/2", game.resultText());
    assertEquals(
        Outcome.Termination.THREEFOLD_REPETITION, game.result().orElseThrow().termination());
  }

  /** The e.p. square after 1...e5 is of no use, so the position after it counts. */
  @Test
  void anEnPassantSquareThatNobodyCanUseDoesNotTellPositionsApart() {
    Game game = new Game(Rules.orthodox());
    play(game, "e2e4 e7e5 " + SHUFFLE);
    assertEquals(List.of(), claims(game));
    play(game, SHUFFLE);
    assertEquals(List.of(Outcome.Termination.THREEFOLD_REPETITION), claims(game));
  }

  /** After 2...d5 White could take e.p. once, and never again. */
  @Test
  void anEnPassantCaptureThatWasPossibleMakesAnotherPosition() {
    Game game = new Game(Rules.orthodox());
    play(game, "e2e4 a7a6 e4e5 d7d5 " + SHUFFLE + " " + SHUFFLE);
    assertEquals(2, game.repetitions());
    assertEquals(List.of(), claims(game));
    play(game, SHUFFLE);
    assertEquals(List.of(Outcome.Termination.THREEFOLD_REPETITION), claims(game));
  }

  /** The pawn that could take is pinned, so the right was never one. */
  @Test
  void anEnPassantCaptureThatIsIllegalDoesNotTellPositionsApart() {
    Game game = game("4r1k1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1");
    play(game, "d7d5 g1f3 g8h8 f3g1 h8g8 g1f3 g8h8 f3g1 h8g8");
    assertEquals(3, game.repetitions());
  }

  @Test
  void lostCastlingRightsMakeAnotherPosition() {
    Game game = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    play(game, "h1g1 e8e7 g1h1 e7e8");
    assertEquals(1, game.repetitions());
    play(game, "h1g1 e8e7 g1h1 e7e8");
    assertEquals(2, game.repetitions());
  }

  @Test
  void repetitionNeedNotBeInARowNorOnTheMainLine() {
    Game game = new Game(Rules.orthodox());
    play(game, SHUFFLE + " b1c3 b8c6 c3b1 c6b8");
    assertEquals(List.of(Outcome.Termination.THREEFOLD_REPETITION), claims(game));
    game.goTo(4);
    play(game, "b1a3 b8a6 a3b1 a6b8");
    assertEquals(3, game.repetitions());
    game.goTo(2);
    assertEquals(1, game.repetitions());
  }

  @Test
  void fiftyMovesAreClaimedAndSeventyFiveEnd() {
    Game game = game("4k3/8/8/8/8/8/4R3/4K3 b - - 98 80");
    game.play("e8d7");
    assertEquals(List.of(), claims(game));
    game.play("e2e3");
    assertEquals(List.of(Outcome.Termination.FIFTY_MOVES), claims(game));
    assertEquals(Optional.empty(), end(game));

    game = game("4k3/8/8/8/8/8/4R3/4K3 b - - 148 80");
    game.play("e8d7");
    assertEquals(Optional.empty(), end(game));
    game.play("e2e3");
    assertEquals(Optional.of(Outcome.Termination.SEVENTY_FIVE_MOVES), end(game));
    assertEquals(List.of(), claims(game));
  }

  @Test
  void mateComesBeforeSeventyFiveMoves() {
    Game game = game("7k/8/6K1/8/8/8/8/R7 w - - 149 100");
    game.play("a1a8");
    assertEquals(Optional.of(Outcome.Termination.CHECKMATE), end(game));
  }

  @Test
  void thereIsNothingToClaimAtTheStart() {
    assertThrows(IllegalStateException.class, () -> new Game(Rules.orthodox()).claimDraw());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1",
        "B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1",
        "8/8/8/4k3/8/3K4/8/8 w - - 0 1",
        "8/8/8/4k3/8/3K4/8/2B5 w - - 0 1",
        "8/8/8/4k3/5n2/3K4/8/8 w - - 0 1",
        "8/8/8/4k3/5b2/3K4/7b/b7 b - - 0 1",
      })
  void noMaterialCanMate(String fen) {
    Position position = Rules.orthodox().position(fen);
    assertEquals(
        Optional.of(Outcome.Termination.DEAD_POSITION),
        position.outcome().map(Outcome::termination));
    assertEquals(position.outcome(), new Game(position).outcome());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/4k3/4b3/3K4/8/2B5 w - - 0 1",
        "8/8/8/4k3/5n2/3K4/8/2B5 w - - 0 1",
        "8/8/8/4k3/5n2/3K4/8/2N5 w - - 0 1",
        "8/8/8/4k3/8/3K4/8/1NN5 w - - 0 1",
        "8/8/8/4k3/8/3K4/8/1BB5 w - - 0 1",
        "8/8/8/4k3/8/3K4/P7/8 w - - 0 1",
        "8/8/8/4k3/8/3K4/8/R7 w - - 0 1",
        "8/8/8/4k3/8/3K4/8/q7 w - - 0 1",
        "8/8/8/4k3/5b2/3K4/8/1NB5 w - - 0 1",
      })
  void someMaterialCanMate(String fen) {
    assertEquals(Optional.empty(), Rules.orthodox().position(fen).outcome());
  }

  @Test
  void aProblemWithoutAKingIsNotDead() {
    Position position = Rules.orthodox().position("8/8/8/4k3/8/8/8/8 w - - 0 1", Reading.PROBLEM);
    assertEquals(
        Optional.of(Outcome.Termination.STALEMATE), position.outcome().map(Outcome::termination));
  }
}
