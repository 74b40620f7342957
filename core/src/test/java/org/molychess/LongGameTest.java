package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games of thousands of moves: no limit, nothing kept that could be worked out again. */
final class LongGameTest {
  private static final String[] SHUFFLE = {"g1f3", "g8f6", "f3g1", "f6g8"};
  private static final int PLIES = 6_000;

  private static void shuffle(Game game, int plies) {
    for (int i = 0; i < plies; i++) {
      game.play(SHUFFLE[game.ply() % 4]);
    }
  }

  @Test
  void shufflingAndBackLeavesNothingChanged() {
    Game game = new Game(Rules.orthodox());
    String start = game.position().fen();
    int objects = Reachable.count(game);
    shuffle(game, PLIES);
    assertEquals(PLIES, game.ply());
    assertEquals(PLIES, game.position().halfmoveClock());
    assertEquals(PLIES / 4 + 1, game.repetitions());
    for (int i = 0; i < PLIES; i++) {
      game.takeBack();
    }
    assertEquals(start, game.position().fen());
    assertEquals(new Game(Rules.orthodox()), game);
    assertTrue(game.start().continuations().isEmpty());
    assertEquals(objects, Reachable.count(game));
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Game game = new Game(Rules.orthodox());
    shuffle(game, PLIES / 2);
    Game copy = game.copy();
    shuffle(game, PLIES / 2);
    while (copy.ply() > 0) {
      copy.takeBack();
    }
    shuffle(copy, 3);
    assertEquals(PLIES, game.ply());
    assertEquals(PLIES, game.mainLine().size());
    assertEquals(3, copy.mainLine().size());
    shuffle(copy, PLIES - 3);
    assertEquals(game, copy);
  }

  @Test
  void everyPlyCostsTheSame() {
    Game game = new Game(Rules.orthodox());
    shuffle(game, 1_600);
    int first = Reachable.count(game);
    shuffle(game, 1_600);
    int second = Reachable.count(game);
    shuffle(game, 1_600);
    int third = Reachable.count(game);
    assertEquals(second - first, third - second);
    assertTrue((third - second) / 1_600.0 <= 3, (third - second) + " objects for 1,600 plies");
  }

  @Test
  void keepsNoMovesOfThePlacesItHasLeft() {
    Game game = new Game(Rules.orthodox());
    for (int i = 0; i < 200; i++) {
      assertFalse(game.position().legalMoves().isEmpty());
      assertFalse(game.node().position().legalMoves().isEmpty());
      game.node().san();
      shuffle(game, 1);
    }
    game.toStart();
    game.toEnd();
    Map<Class<?>, Integer> kept = Reachable.from(game);
    assertEquals(201, kept.get(GameNode.class));
    assertEquals(0, kept.getOrDefault(Move.class, 0));
    // One for every sixteen places, the one that is handed out, and the one asked for last.
    assertEquals(1 + 200 / 16 + 2, kept.get(Position.class));
  }
}
