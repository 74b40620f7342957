package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Rules;
import org.molychess.pgn.MoveCommands;
import org.molychess.pgn.PgnFinding;
import org.molychess.pgn.PgnOptions;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnReading;
import org.molychess.pgn.PgnVisitor;
import org.molychess.pgn.PgnWriter;

/** The samples of docs/games.md. */
final class GamesGuideTest {
  private int counted;

  @Test
  void plays() {
    Game game = new Game(Rules.of("circe"));
    game.play("e4");
    game.play("d5");
    game.play("exd5");
    assertEquals("exd5[+bPd7]", game.node().san());
    game.takeBack();
    game.back();
    game.play("c5");
    game.goTo(1);
    assertEquals(
        List.of("d5", "c5"), game.node().continuations().stream().map(GameNode::san).toList());
  }

  @Test
  void readsAndWrites() {
    Reader reader = new StringReader("1. e4 e5 *\n\n1. e5 *\n\n[Variant \"circe\"]\n\n1. d4 *\n");
    List<String> log = new ArrayList<>();
    try (PgnReader games = new PgnReader(reader)) {
      games.stream(broken -> log.add(broken.getMessage())).forEach(game -> count(game));
    }
    assertEquals(2, counted);
    assertEquals(1, log.size());
    assertEquals("game 2, line 3, column 4, 'e5': ", log.get(0).substring(0, 32));

    Game game = new Game(Rules.of("circe"));
    game.play("e4");
    String text = PgnWriter.text(game);
    Game same = PgnReader.parse(text);
    assertEquals(game, same);
  }

  @Test
  void saysWhatIsNotAsItShouldBe() {
    String pgn = "[White 'Ash']\n\n1. e4 e5 2. Ke3 d6 1-0\n\n1. d4 *\n";
    PgnOptions archive = PgnOptions.usual().archive();
    List<PgnReading> readings = new PgnReader(new StringReader(pgn), archive).readings().toList();
    assertEquals(List.of(false, true), readings.stream().map(PgnReading::isWhole).toList());
    assertEquals(
        List.of(PgnFinding.Kind.REPAIR, PgnFinding.Kind.LOSS),
        readings.get(0).findings().stream().map(PgnFinding::kind).toList());
    assertEquals(2, readings.get(0).game().orElseThrow().mainLine().size());
  }

  @Test
  void readsCommandsAndWritesThemBack() {
    Game game = PgnReader.parse("1. e4 {[%clk 0:05:00] king's pawn [%csl Ge4]} *");
    GameNode node = game.node();
    MoveCommands said = MoveCommands.of(node.comments());
    assertEquals(Duration.ofMinutes(5), said.clock().orElseThrow());
    assertEquals("[Ge4]", said.marks().toString());
    node.setComments(said.withClock(said.clock().get().minusSeconds(10)).comments());
    assertEquals(List.of("[%clk 0:04:50] king's pawn [%csl Ge4]"), node.comments());
  }

  @Test
  void copiesWithoutKeeping() {
    StringBuilder out = new StringBuilder();
    PgnVisitor copy = new PgnWriter(out).visitor();
    try (PgnReader games = new PgnReader(new StringReader("1. e4 (1. d4) e5 *\n\n1. c4 *\n"))) {
      games.visit(copy);
      games.skip();
    }
    assertEquals(PgnReader.parse("1. e4 (1. d4) e5 *"), PgnReader.parse(out.toString()));
  }

  private void count(Game game) {
    counted += game.mainLine().isEmpty() ? 0 : 1;
  }
}
