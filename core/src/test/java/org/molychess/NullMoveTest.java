package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class NullMoveTest {
  @Test
  void handsTheTurnToTheOtherSide() {
    Game game = new Game(Rules.orthodox());
    game.play("e4");
    GameNode node = game.playNull();
    assertEquals(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2", game.position().fen());
    assertTrue(node.isNullMove());
    assertEquals("0000", node.uci());
    assertEquals("--", node.san());
    assertEquals(Optional.empty(), node.move());
    assertEquals(game.position().fen(), node.position().fen());
    game.play("d4");
    assertEquals("d4", game.node().san());
    game.back();
    game.back();
    assertEquals(node, game.playNull());
    assertEquals(game, game.copy());
  }

  @Test
  void isNotPossibleInCheck() {
    Game game = new Game(Rules.orthodox().position("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"));
    IllegalMoveException error = assertThrows(IllegalMoveException.class, game::playNull);
    assertTrue(error.reason().contains("in check"), error.getMessage());
    assertEquals(0, game.ply());
  }

  @Test
  void worksWhereAKingIsMissing() {
    Position start = Rules.orthodox().position("8/8/8/8/8/2k5/8/R6B w - - 0 1", Reading.PROBLEM);
    Game game = new Game(start);
    game.playNull();
    assertEquals(Side.BLACK, game.position().sideToMove());
    game.play("Kb2");
    assertEquals(2, game.ply());
  }

  @Test
  void isAPlaceLikeOthersFarFromTheStart() {
    Game game = new Game(Rules.orthodox());
    for (int i = 0; i < 20; i++) {
      game.playNull();
    }
    assertEquals(21, game.repetitions() * 2 - 1);
    assertEquals(game.position(), game.path().get(1).position());
  }
}
