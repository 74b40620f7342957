package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Rules;
import org.molychess.pgn.PgnReader;
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

  private void count(Game game) {
    counted += game.mainLine().isEmpty() ? 0 : 1;
  }
}
