package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Move;
import org.molychess.Outcome;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** Whole games under conditions: draws (RULES 1.5) and PGN. */
final class ConditionGamesTest {
  private static final String HAUNTED_PROOF_GAME =
      """
      [Variant "haunted"]

      1.c4 d5 2.cxd5 e5 3.dxe6 e.p. Bb4 4.e7 Bc3 5.bxc3 d4 6.cxd4 f5 7.dxe5 f4 8.e6 f3 9.gxf3 e4
      10.fxe4 Bb4 11.e5 e3 12.fxe3 Bxe7 13.e4 Bf8 14.dxe3 *
      """;

  private static void play(Game game, String moves) {
    for (String move : moves.split(" ")) {
      game.play(move);
    }
  }

  private static Game game(String rules, String fen) {
    return new Game(Rules.parse(rules).position(fen));
  }

  private static Game readBack(Game game) {
    return PgnReader.parse(PgnWriter.text(game));
  }

  // Repetition

  /** Qxg4 puts the bishop on c8, Bxg4 the queen back on d1: captures, and the same position. */
  @Test
  void capturesDoNotCutTheHistory() {
    Game game = game("circe", "7k/8/8/8/6b1/8/8/K2Q4 w - - 0 1");
    play(game, "Qxg4 Bxg4");
    assertEquals(2, game.repetitions());
    play(game, "Qxg4 Bxg4");
    assertEquals(0, game.position().halfmoveClock());
    assertEquals(
        List.of(Outcome.Termination.THREEFOLD_REPETITION),
        game.claims().stream().map(Outcome::termination).toList());
    play(game, "Qxg4 Bxg4 Qxg4 Bxg4");
    assertEquals(
        Optional.of(Outcome.Termination.FIVEFOLD_REPETITION),
        game.outcome().map(Outcome::termination));
  }

  @Test
  void aTabooUnitMakesAnotherPosition() {
    Game ghost = game("ghost", "4k1n1/8/8/8/4p3/6N1/8/4K3 w - - 0 1");
    Game haunted = game("haunted", "4k1n1/8/8/8/4p3/6N1/8/4K3 w - - 0 1");
    play(ghost, "Nxe4 Nf6 Ng3 Ng8");
    play(haunted, "Nxe4 Nf6 Ng3 Ng8");
    assertEquals(1, ghost.repetitions());
    assertEquals(2, haunted.repetitions());
  }

  @Test
  void inProgressiveNothingIsRepeated() {
    Game game = new Game(Rules.of("progressive"));
    play(game, "Nf3 Nf6 Ng8 Ng1 Nf3 Ng1 Nf6 Ng8 Nf6 Ng8");
    assertTrue(game.position().fen().startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
    assertEquals(1, game.repetitions());
  }

  // Quiet moves

  /** Plays series of knight's moves there and back, until the given series is done. */
  private static void shuffle(Game game, int lastSeries) {
    while (game.position().turnNumber().orElseThrow() <= lastSeries) {
      Position position = game.position();
      boolean white = position.sideToMove() == org.molychess.Side.WHITE;
      String out = white ? "b1a3" : "b8a6";
      game.play(position.isLegal(out) ? out : white ? "a3b1" : "a6b8");
    }
  }

  @Test
  void tenQuietSeriesAreClaimedInProgressive() {
    Game game = new Game(Rules.of("progressive"));
    shuffle(game, 9);
    assertEquals(45, game.ply());
    assertEquals(List.of(), game.claims());
    shuffle(game, 10);
    Outcome claim = game.claims().get(0);
    assertEquals(Outcome.Termination.RULE, claim.termination());
    assertEquals("progressive", claim.rule());
    assertTrue(claim.isDraw());
    assertEquals(Optional.empty(), game.outcome());
    shuffle(game, 18);
    assertTrue(game.position().halfmoveClock() > 150);
    assertEquals(Optional.empty(), game.outcome());
    assertEquals(claim, game.claimDraw());
    assertEquals("1/2-1/2", game.resultText());
  }

  @Test
  void aPawnMoveInASeriesBeginsTheCountAnew() {
    Game game = new Game(Rules.of("progressive"));
    play(game, "e4 Na6 Nb8");
    shuffle(game, 10);
    assertEquals(List.of(), game.claims());
    shuffle(game, 11);
    assertEquals(1, game.claims().size());
    game.play(game.position().sideToMove() == org.molychess.Side.WHITE ? "h2h3" : "h7h6");
    assertEquals(List.of(), game.claims());
  }

  @Test
  void everyProgressiveConditionHasTheClaim() {
    for (String rules : List.of("circe+progressive", "progressive-circe", "progressive+haunted")) {
      Game game = new Game(Rules.parse(rules));
      shuffle(game, 10);
      assertEquals(List.of("progressive"), game.claims().stream().map(Outcome::rule).toList());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/R7/4K3 w - - 54 6 series:11, 0",
    "4k3/8/8/8/8/8/R7/4K3 w - - 55 6 series:11, 1",
    "4k3/8/8/8/8/8/R7/4K3 w - - 58 6 made:3 series:11, 1",
    "4k3/8/8/8/8/8/R7/4K3 w - - 57 6 made:3 series:11, 0",
    "4k3/8/8/8/8/8/R7/4K3 w - - 99999 6 series:10, 0",
    "4k3/8/8/8/8/8/R7/4K3 w - - 154 10 series:21, 0",
    "4k3/8/8/8/8/8/R7/4K3 w - - 155 10 series:21, 1"
  })
  void quietSeriesAreCountedFromAFen(String fen, int claims) {
    assertEquals(claims, game("progressive", fen).claims().size());
  }

  @Test
  void fiftyMovesAreClaimedUnderOtherConditions() {
    Game game = game("circe", "3k4/8/8/8/8/8/4R3/4K3 w - - 99 80");
    game.play("Re3");
    assertEquals(
        List.of(Outcome.Termination.FIFTY_MOVES),
        game.claims().stream().map(Outcome::termination).toList());
  }

  // Dead positions

  @ParameterizedTest
  @ValueSource(strings = {"circe", "haunted", "ghost", "progressive", "circe-ulysses"})
  void theOrthodoxTableEndsNoGameUnderConditions(String rules) {
    for (String fen :
        List.of(
            "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1",
            "8/8/8/4k3/8/3K4/8/2N5 w - - 0 1",
            "B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1")) {
      assertEquals(Optional.empty(), Rules.parse(rules).position(fen).outcome());
    }
    assertEquals(
        Optional.of(Outcome.Termination.DEAD_POSITION),
        game(rules, "8/8/8/4k3/8/3K4/8/8 w - - 0 1").outcome().map(Outcome::termination));
  }

  @ParameterizedTest
  @ValueSource(strings = {"haunted", "ghost"})
  void aGhostUnderAKingKeepsTheGameAlive(String rules) {
    Game game = game(rules, "8/8/8/4k3/8/3K4/8/8 w - - 0 1 ghosts:d3Q");
    assertEquals(Optional.empty(), game.outcome());
    game.play("Kc3[+wQd3]");
    assertEquals(Optional.empty(), game.outcome());
  }

  // PGN

  @Test
  void aProgressiveSeriesIsWrittenUnderOneNumber() {
    Game game = PgnReader.parse("[Variant \"progressive\"]\n\n1.e3 2.e5 Qh4 3.Qf3 Qxb7 Qxc8+ *");
    assertEquals("Qxc8+", game.mainLine().get(5).san());
    assertEquals(OptionalInt.of(4), game.mainLine().get(5).position().turnNumber());
    String text = PgnWriter.text(game);
    assertTrue(text.contains("[Variant \"progressive\"]"), text);
    assertTrue(text.contains("\n1.e3 2.e5 Qh4 3.Qf3 Qxb7 Qxc8+ *\n"), text);
    assertEquals(game, readBack(game));
  }

  @Test
  void variationsMayBeginInMidSeries() {
    Game game = PgnReader.parse("[Variant \"progressive\"]\n\n1.e3 2.e5 Qh4 3.Qf3 Qxb7 Qxc8+ *");
    game.mainLine().get(3).addComment("then");
    game.goTo(1);
    game.play("d5");
    game.goTo(game.start().next().orElseThrow().next().orElseThrow());
    game.play("Qg5");
    String text = PgnWriter.text(game);
    assertTrue(
        text.contains("\n1.e3 2.e5 (2.d5) 2...Qh4 (2...Qg5) 3.Qf3 {then} 3...Qxb7 Qxc8+ *\n"),
        text);
    assertEquals(game, readBack(game));
  }

  @Test
  void readsAPublishedHauntedGame() {
    Game game = PgnReader.parse(HAUNTED_PROOF_GAME);
    assertTrue(
        game.position().fen().startsWith("rnbqkbnr/ppp1P1pp/4P3/4P3/3pP3/4Pp2/P3P2P/RNBQKBNR b"));
    assertEquals(Optional.of("e7[+bPe5]"), Optional.of(game.mainLine().get(6).san()));
    String text = PgnWriter.text(game);
    assertTrue(text.contains("4. e7[+bPe5]"), text);
    assertEquals(game, readBack(game));
  }

  @Test
  void readsEffectsInParentheses() {
    String tags = "[Variant \"circe\"]\n[FEN \"7k/8/8/8/6b1/8/8/K2Q4 w - - 0 1\"]\n\n";
    Game game = PgnReader.parse(tags + "1.Qxg4(+bBc8) Bxg4(+wQd1) 2. Qxg4 (2. Qd8+) *");
    assertEquals(
        List.of("Qxg4[+bBc8]", "Bxg4[+wQd1]", "Qxg4[+bBc8]"),
        game.mainLine().stream().map(GameNode::san).toList());
    assertEquals(2, game.mainLine().get(1).continuations().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "circe",
        "circe-coucou",
        "circe-couscous",
        "promotion-circe:enlarged",
        "circe+progressive",
        "progressive-circe",
        "haunted",
        "ghost",
        "circe-ulysses",
        "circe+haunted"
      })
  void randomGamesReadBackEqual(String rules) {
    Random random = new Random(rules.hashCode());
    Game game = new Game(Rules.parse(rules));
    for (int i = 0; i < 60; i++) {
      if (i % 17 == 16) {
        game.goTo(random.nextInt(game.ply()));
      }
      List<Move> moves = game.position().legalMoves();
      List<Move> captures = moves.stream().filter(Move::isCapture).toList();
      if (moves.isEmpty()) {
        game.toStart();
      } else {
        List<Move> from = captures.isEmpty() ? moves : captures;
        game.play(from.get(random.nextInt(from.size()))).addComment("[%clk 0:00:" + i + "]");
      }
    }
    assertEquals(game, readBack(game), () -> PgnWriter.text(game));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ghost | 4k1n1/8/8/8/4p3/6N1/8/4K3 w - - 0 1 taboo:e4 | Nf5",
        "haunted | 8/6k1/2P5/8/8/b6K/8/8 b - - 0 1 barred:c5p | Bd6",
        "progressive | 4k3/8/8/8/8/8/8/4K2R w - - 3 4 made:1 series:3 | Rh2",
        "circe | 4k3/8/8/8/8/8/8/4K2R w - - 3 4 unmoved:Kk | Rh2",
        "circe-coucou | 2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2 | c8=Q,Kf2"
      })
  void aStartWithTokensReadsBackEqual(String rules, String fen, String move) {
    Game game = game(rules, fen);
    game.play(move);
    String text = PgnWriter.text(game);
    assertTrue(text.contains("[FEN \"" + fen + "\"]"), text);
    assertEquals(game, readBack(game));
  }
}
