package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Move;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;

final class PgnRoundTripTest {
  private static final List<String> COMMENTS =
      List.of(
          "",
          "[%clk 0:01:23.4]",
          "two  blanks, then   three and %percent [Event \"x\"] ;semicolon ( ) $5 \\ \"",
          "a } in it, and { too",
          "ends in a brace }",
          "%escape",
          "[Event \"not a tag\"]",
          "ünïcödé ♘ and so on and so on and so on and so on and so on and so on and so on",
          "x".repeat(200));

  private static void assertReadsBack(Game game) {
    String text = PgnWriter.text(game);
    assertEquals(game, PgnReader.parse(text), text);
    assertEquals(text, PgnWriter.text(PgnReader.parse(text)));
  }

  /** Plays at random, with variations, comments and glyphs. */
  private static Game randomGame(long seed) {
    Random random = new Random(seed);
    Game game = new Game(Rules.orthodox());
    game.tag("White", "A \\ \"B\" ]");
    game.tag("Zeta", "1");
    game.tag("Alpha", "2");
    for (int i = 0; i < 60; i++) {
      if (random.nextInt(6) == 0 && game.ply() > 0) {
        game.goTo(random.nextInt(game.ply()));
      }
      List<Move> moves = game.position().legalMoves();
      if (moves.isEmpty()) {
        game.toStart();
        continue;
      }
      GameNode node = game.play(moves.get(random.nextInt(moves.size())));
      if (random.nextInt(4) == 0) {
        node.addComment(COMMENTS.get(random.nextInt(COMMENTS.size())));
      }
      if (random.nextInt(8) == 0) {
        node.addCommentBefore(COMMENTS.get(random.nextInt(COMMENTS.size())));
      }
      if (random.nextInt(8) == 0) {
        node.addNag(random.nextInt(256));
      }
    }
    game.score(List.of("1-0", "0-1", "1/2-1/2", "*").get(random.nextInt(4)));
    return game;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void randomGamesReadBackEqual(long seed) {
    assertReadsBack(randomGame(seed));
  }

  @Test
  void aGameWithoutMovesReadsBack() {
    Game game = new Game(Rules.orthodox());
    assertReadsBack(game);
    game.start().addComment("not played");
    game.resign(Side.WHITE);
    assertReadsBack(game);
  }

  @Test
  void aSetUpStartReadsBack() {
    assertReadsBack(new Game(Rules.orthodox().position("4k3/8/8/8/8/8/8/4K2R b K - 12 34")));
    Game problem =
        new Game(Rules.orthodox().position("8/8/8/8/8/2k5/8/R6B w - - 0 1", Reading.PROBLEM));
    problem.play("Ra3+");
    assertReadsBack(problem);
  }

  @Test
  void writesTheExportFormat() {
    Game game = new Game(Rules.orthodox());
    game.tag("White", "Anna");
    game.play("e4").addComment("best by test");
    game.back();
    game.play("d4").addNag(5);
    game.play("d5");
    game.goTo(0);
    game.play("e4");
    game.play("e5");
    game.play("Nf3");
    game.play("Nc6");
    game.back();
    game.play("d6");
    game.score("1/2-1/2");
    assertEquals(
        """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [White "Anna"]
        [Black "?"]
        [Result "1/2-1/2"]

        1. e4 {best by test} (1. d4 $5 d5) 1... e5 2. Nf3 Nc6 (2... d6) 1/2-1/2

        """,
        PgnWriter.text(game));
  }

  @Test
  void linesAreShorterThan80() {
    Game game = new Game(Rules.orthodox());
    for (int i = 0; i < 100; i++) {
      game.play("Nf3").addComment("a comment of some words");
      game.play("Nf6");
      game.play("Ng1");
      game.play("Ng8");
    }
    assertTrue(PgnWriter.text(game).lines().allMatch(line -> line.length() < 80));
    assertReadsBack(game);
  }

  @Test
  void manyGamesReadBackFromOneText() {
    StringBuilder out = new StringBuilder();
    PgnWriter writer = new PgnWriter(out);
    List<Game> games =
        java.util.stream.LongStream.range(20, 26).mapToObj(PgnRoundTripTest::randomGame).toList();
    games.forEach(writer::write);
    PgnReader reader = new PgnReader(new StringReader(out.toString()));
    assertEquals(
        games,
        reader.stream(
                broken -> {
                  throw broken;
                })
            .toList());
  }
}
