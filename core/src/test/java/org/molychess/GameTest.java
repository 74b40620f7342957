package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GameTest {
  private final Game game = new Game(Rules.orthodox());

  private static void play(Game game, String moves) {
    for (String move : moves.split(" ")) {
      game.play(move);
    }
  }

  private static List<String> sans(List<GameNode> nodes) {
    return nodes.stream().map(GameNode::san).toList();
  }

  @Test
  void playsAndTakesBack() {
    play(game, "e4 e5 Nf3");
    assertEquals(List.of("e4", "e5", "Nf3"), sans(game.path()));
    game.takeBack();
    game.takeBack();
    assertEquals(List.of("e4"), sans(game.mainLine()));
    assertEquals(1, game.ply());
    assertEquals(Rules.orthodox().initialPosition().play("e4").fen(), game.position().fen());
    game.takeBack();
    assertThrows(IllegalStateException.class, game::takeBack);
    assertEquals(new Game(Rules.orthodox()), game);
  }

  @Test
  void refusesAnIllegalMoveAndStaysWhereItIs() {
    play(game, "e4");
    assertThrows(IllegalMoveException.class, () -> game.play("e4"));
    Move foreign = Rules.orthodox().initialPosition().move("d4");
    assertThrows(IllegalMoveException.class, () -> game.play(foreign));
    assertEquals(List.of("e4"), sans(game.mainLine()));
    assertEquals(1, game.ply());
  }

  @Test
  void takesAMoveOfAnEqualPosition() {
    game.play(Rules.orthodox().initialPosition().move("d4"));
    assertEquals("d2d4", game.node().uci());
    assertEquals(Optional.of(Square.D4), game.node().move().map(Move::to));
  }

  @Test
  void goesToAPly() {
    play(game, "e4 e5 Nf3 Nc6 Bb5");
    game.goTo(2);
    assertEquals("e5", game.node().san());
    game.goTo(5);
    assertEquals("Bb5", game.node().san());
    game.toStart();
    assertFalse(game.back());
    game.toEnd();
    assertFalse(game.forward());
    assertEquals(5, game.ply());
    assertThrows(IllegalArgumentException.class, () -> game.goTo(6));
    assertThrows(IllegalArgumentException.class, () -> game.goTo(-1));
    assertEquals(5, game.ply());
  }

  @Test
  void keepsVariations() {
    play(game, "e4 e5");
    game.back();
    play(game, "c5 Nf3");
    assertEquals(List.of("e4", "e5"), sans(game.mainLine()));
    assertEquals(List.of("e4", "c5", "Nf3"), sans(game.path()));
    game.goTo(1);
    assertEquals(List.of("e5", "c5"), sans(game.node().continuations()));
    game.play("c5");
    assertEquals(2, game.start().continuations().get(0).continuations().size());
    game.promote(game.node());
    assertEquals(List.of("e4", "c5", "Nf3"), sans(game.mainLine()));
  }

  @Test
  void addsTheSameMoveTwiceWhenAskedTo() {
    game.play("e4");
    game.back();
    game.branch("e4");
    assertEquals(List.of("e4", "e4"), sans(game.start().continuations()));
  }

  @Test
  void leavesABranchThatIsRemoved() {
    play(game, "e4 e5 Nf3");
    GameNode reply = game.path().get(1);
    game.remove(reply);
    assertEquals(List.of("e4"), sans(game.path()));
    assertThrows(IllegalArgumentException.class, () -> game.goTo(reply));
    assertThrows(
        IllegalArgumentException.class, () -> game.goTo(new Game(Rules.orthodox()).start()));
  }

  @Test
  void staysWhereItIsWhenAnotherBranchIsRemoved() {
    play(game, "e4 e5");
    GameNode main = game.node();
    game.back();
    play(game, "c5 Nf3");
    game.remove(main);
    assertEquals(List.of("e4", "c5", "Nf3"), sans(game.path()));
  }

  @Test
  void promotesAVariationWithTheCommentsBeforeIt() {
    play(game, "e4 e5");
    game.back();
    game.play("c5").addCommentBefore("sharper is");
    game.promote(game.node());
    assertEquals(List.of("sharper is"), game.start().next().orElseThrow().comments());
    assertEquals(List.of(), game.node().commentsBefore());
  }

  @Test
  void copiesAndEditsApart() {
    play(game, "e4 e5 Nf3");
    game.node().addComment("book");
    game.tag("White", "Anna");
    Game copy = game.copy();
    assertEquals(game, copy);
    assertEquals(game.hashCode(), copy.hashCode());
    assertEquals(3, copy.ply());
    copy.takeBack();
    copy.play("Bc4").addNag(1);
    copy.tag("White", "");
    assertNotEquals(game, copy);
    assertEquals(List.of("e4", "e5", "Nf3"), sans(game.mainLine()));
    assertEquals(List.of("book"), game.node().comments());
    assertEquals("Anna", game.tags().get("White"));
    assertEquals(List.of("e4", "e5", "Bc4"), sans(copy.mainLine()));
  }

  @Test
  void tellsGamesApart() {
    play(game, "e4");
    Game other = game.copy();
    other.node().addNag(1);
    assertNotEquals(game, other);
    other = game.copy();
    other.node().addComment("");
    assertNotEquals(game, other);
    other = game.copy();
    other.resign(Side.WHITE);
    assertNotEquals(game, other);
    other = game.copy();
    other.tag("Event", "x");
    assertNotEquals(game, other);
    other = game.copy();
    other.back();
    assertEquals(game, other);
    other.play("d4");
    assertNotEquals(game, other);
  }

  @Test
  void endsByMateAndStillTakesBack() {
    play(game, "f3 e5 g4 Qh4#");
    assertEquals(Outcome.Termination.CHECKMATE, game.outcome().orElseThrow().termination());
    assertEquals("0-1", game.resultText());
    assertEquals(List.of(), game.claims());
    game.takeBack();
    assertEquals(Optional.empty(), game.outcome());
    assertEquals("*", game.resultText());
  }

  @Test
  void looksForTheResultAtTheEndOfTheMainLine() {
    play(game, "f3 e5 g4 Qh4#");
    game.toStart();
    play(game, "e4");
    assertEquals(Optional.empty(), game.outcome());
    assertEquals("0-1", game.resultText());
  }

  @Test
  void endsByWhatIsDeclared() {
    game.resign(Side.BLACK);
    assertEquals(Outcome.Termination.RESIGNATION, game.result().orElseThrow().termination());
    assertEquals("1-0", game.resultText());
    game.agreeDraw();
    assertEquals(Outcome.Termination.AGREEMENT, game.result().orElseThrow().termination());
    assertEquals("1/2-1/2", game.resultText());
    game.score("0-1");
    assertEquals(Outcome.Termination.SCORE, game.result().orElseThrow().termination());
    assertEquals("0-1", game.resultText());
    game.score("*");
    assertEquals(Optional.empty(), game.result());
    assertThrows(IllegalArgumentException.class, () -> game.score("2-0"));
    assertEquals("*", game.resultText());
    game.resign(Side.WHITE);
    game.clearResult();
    assertEquals(Optional.empty(), game.result());
    assertThrows(IllegalStateException.class, game::claimDraw);
  }

  @Test
  void theBoardSaysByWhatAScoredGameHasEndedAndNeverWhetherItHas() {
    play(game, "f3 e5 g4 Qh4#");
    game.score("0-1");
    assertEquals(Outcome.Termination.CHECKMATE, game.result().orElseThrow().termination());
    game.score("1-0");
    assertEquals(Outcome.Termination.SCORE, game.result().orElseThrow().termination());
    assertEquals("1-0", game.resultText());
    game.score("*");
    assertEquals("*", game.resultText());
    assertEquals(Optional.empty(), game.result());
    game.clearResult();
    assertEquals("0-1", game.resultText());
  }

  @Test
  void countsRepetitionsOnWhicheverLineItIsAsked() {
    play(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    GameNode end = game.node();
    assertEquals(3, game.repetitions());
    game.goTo(4);
    assertEquals(2, game.repetitions());
    play(game, "b1c3 b8c6 c3b1 c6b8");
    assertEquals(3, game.repetitions());
    game.takeBack();
    play(game, "a7a6");
    assertEquals(1, game.repetitions());
    game.goTo(end);
    assertEquals(3, game.repetitions());
  }

  @Test
  void keepsTagsInTheirOrder() {
    game.tag("White", "A");
    game.tag("Annotator", "B");
    game.tag("White", "C");
    assertEquals(List.of("White", "Annotator"), List.copyOf(game.tags().keySet()));
    assertThrows(IllegalArgumentException.class, () -> game.tag("a b", "x"));
    assertThrows(IllegalArgumentException.class, () -> game.tag("White", "x\ny"));
    assertThrows(IllegalArgumentException.class, () -> game.tag("FEN", "x"));
    assertThrows(UnsupportedOperationException.class, () -> game.tags().clear());
  }

  @Test
  void annotates() {
    GameNode node = game.play("e4");
    node.addComment("  first\r\nline ");
    node.addCommentBefore("before");
    node.addNag(1);
    node.addNag(14);
    assertEquals(List.of("first line"), node.comments());
    assertEquals(List.of("before"), game.start().comments());
    assertEquals(List.of(1, 14), node.nags());
    node.clearComments();
    node.clearNags();
    assertEquals(List.of(), node.comments());
    assertEquals(List.of(), node.nags());
    assertThrows(IllegalArgumentException.class, () -> node.addNag(-1));
    assertThrows(IllegalArgumentException.class, () -> game.start().addNag(1));
  }

  @Test
  void knowsItsPlaces() {
    GameNode node = game.play("e4");
    assertSame(node, game.node());
    assertTrue(node.isFirst());
    assertEquals(Optional.of(game.start()), node.parent());
    assertEquals("", game.start().san());
    assertEquals(Optional.empty(), game.start().move());
    assertEquals(game.position(), node.position());
  }

  @Test
  void aRemovedPlaceIsNoLongerInTheTree() {
    GameNode first = game.play("e4");
    GameNode second = game.play("e5");
    game.toStart();
    game.remove(first);
    for (GameNode gone : List.of(first, second)) {
      assertThrows(IllegalArgumentException.class, () -> game.goTo(gone));
      assertThrows(IllegalArgumentException.class, () -> game.remove(gone));
      assertThrows(IllegalArgumentException.class, () -> game.promote(gone));
    }
    assertFalse(first.isFirst());
    first.addCommentBefore("still");
    assertEquals(List.of("still"), first.commentsBefore());
    assertThrows(IllegalArgumentException.class, () -> game.goTo(game.copy().start()));
  }

  @Test
  void handsOutListsThatDoNotChange() {
    GameNode node = game.play("e4");
    game.back();
    game.play("d4");
    List<GameNode> two = game.start().continuations();
    game.back();
    game.play("c4");
    assertEquals(2, two.size());
    assertEquals(3, game.start().continuations().size());
    assertThrows(UnsupportedOperationException.class, () -> two.remove(node));
    node.addNag(1);
    node.addNag(2);
    List<Integer> glyphs = node.nags();
    node.addNag(3);
    assertEquals(List.of(1, 2), glyphs);
    assertEquals(List.of(1, 2, 3), node.nags());
  }
}
