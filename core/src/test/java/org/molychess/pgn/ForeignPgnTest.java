package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Outcome;

/** PGN in the styles of game servers, databases and hands. */
final class ForeignPgnTest {
  private static final String OPERA = "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17";
  private static final String IMMORTAL =
      "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23";

  private static String sample(String name) {
    try (InputStream in =
        Objects.requireNonNull(ForeignPgnTest.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Game> read(String pgn) {
    try (PgnReader games = new PgnReader(new StringReader(pgn))) {
      return games.stream(broken -> fail(broken)).toList();
    }
  }

  private static String end(Game game) {
    return game.mainLine().get(game.mainLine().size() - 1).position().fen();
  }

  @Test
  void readsAServersGames() {
    List<Game> games = read(sample("server.pgn"));
    assertEquals(2, games.size());
    Game opera = games.get(0);
    assertEquals(OPERA, end(opera));
    assertEquals("1-0", opera.resultText());
    assertEquals(Outcome.Termination.CHECKMATE, opera.result().orElseThrow().termination());
    assertEquals("300+3", opera.tags().get("TimeControl"));
    assertEquals("?", opera.tags().get("BlackElo"));
    GameNode first = opera.mainLine().get(0);
    assertEquals(List.of("[%eval 0.17] [%clk 0:05:00]"), first.comments());
    GameNode inaccuracy = opera.mainLine().get(5);
    assertEquals(List.of(6), inaccuracy.nags());
    assertEquals(
        List.of("(0.32 → 0.98) Inaccuracy. exd4 was best.", "[%eval 0.98] [%clk 0:04:58]"),
        inaccuracy.comments());
    GameNode better = opera.mainLine().get(4).continuations().get(1);
    assertEquals("exd4", better.san());
    assertEquals("Nxd4", better.next().orElseThrow().san());
    Game set = games.get(1);
    assertEquals("4k2r/8/8/8/8/8/8/4K2R b k - 3 40", set.start().position().fen());
    assertEquals("4r1k1/8/8/8/7R/8/8/4K3 w - - 6 42", end(set));
    assertEquals("0-1", set.resultText());
  }

  @Test
  void readsADatabasesGames() {
    List<Game> games = read(sample("database.pgn"));
    assertEquals(2, games.size());
    Game immortal = games.get(0);
    assertEquals(IMMORTAL, end(immortal));
    assertEquals(
        List.of("The Immortal Game, played in a pause of the tournament."),
        immortal.start().comments());
    assertEquals("\"Nobody\", C:\\games", immortal.tags().get("Annotator"));
    assertEquals("The \"Immortal\" Game", immortal.tags().get("SourceTitle"));
    assertFalse(immortal.tags().containsKey("Round"));
    List<GameNode> line = immortal.mainLine();
    assertEquals(45, line.size());
    assertEquals(List.of(6), line.get(7).nags());
    assertEquals(List.of(3, 146), line.get(36).nags());
    assertEquals(List.of(18), line.get(38).nags());
    GameNode check = line.get(17).continuations().get(1);
    assertEquals("Nd6+", check.san());
    assertEquals(
        List.of("Kd8", "Bxd6"), check.continuations().stream().map(GameNode::san).toList());
    assertEquals("1/2-1/2", games.get(1).resultText());
    assertTrue(games.get(1).mainLine().isEmpty());
  }

  @Test
  void readsWhatHandsWrite() {
    List<Game> games = read(sample("handmade.pgn"));
    assertEquals(5, games.size());
    assertEquals(
        "r1bq1rk1/ppp2ppp/2np1n2/2b1p1B1/2B1P3/3P1N2/PPP2PPP/RN1Q1RK1 w - - 0 7",
        end(games.get(0)));
    assertEquals(List.of("the first has no tags at all"), games.get(0).start().comments());
    assertEquals(List.of("Black castles soon"), games.get(0).mainLine().get(7).comments());
    assertEquals("1-0", games.get(1).resultText());
    assertEquals("O-O", games.get(1).mainLine().get(17).san());
    assertEquals("dxe6", games.get(1).mainLine().get(10).san());
    assertEquals("Mate", games.get(2).tags().get("Black"));
    assertEquals("0-1", games.get(2).resultText());
    assertEquals("Nh3", games.get(2).mainLine().get(1).continuations().get(1).san());
    assertEquals("*", games.get(3).resultText());
    assertEquals(3, games.get(3).mainLine().size());
    assertEquals("1/2-1/2", games.get(4).resultText());
    assertEquals(8, games.get(4).mainLine().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"server.pgn", "database.pgn", "handmade.pgn"})
  void lineEndsMarksAndEncodingsMakeNoDifference(String name) {
    String pgn = sample(name);
    List<Game> games = read(pgn);
    assertEquals(games, read(pgn.replace("\n", "\r\n")));
    assertEquals(games, read(pgn.replace("\n", "\r")));
    assertEquals(games, read('\uFEFF' + pgn));
  }

  @Test
  void readsAsLatin1WhatItsReaderSays() {
    Charset latin1 = StandardCharsets.ISO_8859_1;
    byte[] bytes = "[White \"Müller\"]\n\n1. e4 {schön} *\n".getBytes(latin1);
    Game game =
        new PgnReader(new InputStreamReader(new java.io.ByteArrayInputStream(bytes), latin1))
            .next();
    assertEquals("Müller", game.tags().get("White"));
    assertEquals(List.of("schön"), game.mainLine().get(0).comments());
    String marked = new String(("\uFEFF" + "1. e4 *").getBytes(StandardCharsets.UTF_8), latin1);
    assertEquals(1, read(marked).get(0).mainLine().size());
  }

  @Test
  void readsVeryLongLines() {
    StringBuilder pgn = new StringBuilder("[Event \"x\"]\n\n");
    for (int i = 1; i <= 4_000; i += 2) {
      pgn.append(i).append(". Nf3 {").append("long ".repeat(20)).append("} Nf6 ");
      pgn.append(i + 1).append(". Ng1 Ng8 ");
    }
    List<Game> games = read(pgn.append("*").toString());
    assertEquals(8_000, games.get(0).mainLine().size());
  }

  @Test
  void readsDeeplyNestedVariations() {
    int depth = 3_000;
    String pgn = "1. e4 (1. d4 ".repeat(depth) + ")".repeat(depth) + " *";
    Game game = read(pgn.replace("(1. d4 1. e4", "(1. d4")).get(0);
    assertEquals("e4", game.mainLine().get(0).san());
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));
  }

  @Test
  void readsNothingFromNothing() {
    assertEquals(List.of(), read(""));
    assertEquals(List.of(), read("\uFEFF\n\n% only an escape\n; and a comment\n"));
  }

  @Test
  void tellsEffectsInParenthesesFromVariations() {
    Game game = read("1. e4(1. d4)(1. c4) 1... e5 *").get(0);
    assertEquals(3, game.start().continuations().size());
  }

  @Test
  void aTagSectionWithoutMovesIsAGame() {
    List<Game> games = read("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n1. e4 *\n");
    assertEquals(List.of("a", "b"), games.stream().map(game -> game.tags().get("Event")).toList());
    assertEquals("1-0", games.get(0).resultText());
  }

  @Test
  void aCommentBehindTheResultIsAboutTheEnd() {
    List<Game> games = read("1. e4 1-0 {Black lost on time}\n\n{next} 1. d4 *");
    assertEquals(List.of("Black lost on time"), games.get(0).mainLine().get(0).comments());
    assertEquals(List.of("next"), games.get(1).start().comments());
  }
}
