package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** What is built at once is what playing it move by move makes. */
final class GameBuilderTest {
  private final GameBuilder builder = new GameBuilder(Rules.orthodox().initialPosition());

  private void move(String text) {
    builder.move(builder.position().move(text));
  }

  @Test
  void buildsWhatPlayingMakes() {
    builder.comment("at the start").tag("White", "A");
    move("e4");
    builder.comment("best").nag(1);
    builder.beginVariation().comment("or").nag(5);
    move("d4");
    move("d5");
    builder.beginVariation();
    move("Nf6");
    builder.comment("Indian").endVariation().comment("closed").endVariation();
    move("e5");
    builder.score("1-0");
    Game built = builder.build();

    Game played = new Game(Rules.orthodox());
    played.tag("White", "A");
    played.start().addComment("at the start");
    GameNode e4 = played.play("e4");
    e4.addComment("best");
    e4.addNag(1);
    played.back();
    GameNode d4 = played.play("d4");
    d4.addCommentBefore("or");
    d4.addNag(5);
    played.play("d5").addComment("closed");
    played.back();
    played.play("Nf6").addComment("Indian");
    played.goTo(e4);
    played.play("e5");
    played.score("1-0");
    assertEquals(played, built);
    assertEquals("e5", built.node().san());
    assertEquals(played.position().fen(), built.position().fen());
  }

  @Test
  void aVariationWithoutMovesLeavesItsCommentsToTheMoveBefore() {
    move("e4");
    builder.beginVariation().comment("nothing else").nag(3).endVariation();
    move("e5");
    Game game = builder.build();
    assertEquals(List.of("nothing else"), game.mainLine().get(0).comments());
    assertEquals(List.of(), game.mainLine().get(1).nags());
  }

  @Test
  void aVariationThatIsOpenEndsWithTheGame() {
    move("e4");
    builder.beginVariation();
    move("d4");
    Game game = builder.build();
    assertEquals("e4", game.node().san());
    assertEquals(2, game.start().continuations().size());
  }

  @Test
  void refusesWhatCannotBe() {
    assertThrows(IllegalStateException.class, builder::beginVariation);
    assertThrows(IllegalStateException.class, builder::endVariation);
    assertThrows(IllegalArgumentException.class, () -> builder.nag(10_000));
    Move late = Rules.orthodox().initialPosition().play("e4").move("e5");
    assertThrows(IllegalMoveException.class, () -> builder.move(late));
    builder.build();
    assertThrows(IllegalStateException.class, builder::build);
    assertThrows(IllegalStateException.class, () -> move("e4"));
  }

  @Test
  void readsTextsAsPositionsDo() {
    builder.move("e4").move("e7e5").move("Ng1-f3");
    assertEquals("e4 e5 Nf3", sans(builder.build()));
    IllegalMoveException refused =
        assertThrows(
            IllegalMoveException.class,
            () -> new GameBuilder(Rules.orthodox().initialPosition()).move("e5"));
    assertEquals("e5", refused.move());
  }

  @Test
  void goesBackBehindNullMoves() {
    builder.move("e4").nullMove();
    builder.beginVariation().move("c5").nullMove();
    builder.beginVariation().move("Nf3").endVariation();
    builder.move("Nc6").endVariation();
    builder.beginVariation().move("e5").endVariation();
    builder.move("d4");
    Game game = builder.build();

    Game played = new Game(Rules.orthodox());
    GameNode e4 = played.play("e4");
    GameNode pass = played.playNull();
    played.goTo(e4);
    GameNode c5 = played.play("c5");
    played.playNull();
    played.play("Nc6");
    played.goTo(c5);
    played.play("Nf3");
    played.goTo(e4);
    played.play("e5");
    played.goTo(pass);
    played.play("d4");
    assertEquals(played, game);
    assertEquals(played.position(), game.position());
  }

  @Test
  void buildsOneGameAfterTheOther() {
    builder.move("e4").beginVariation().move("d4");
    Rules quiet = Rules.builder().add(new Quiet()).build();
    builder.begin(quiet.initialPosition()).move("Nf3").comment("quiet");
    Game second = builder.build();
    assertEquals("Nf3", sans(second));
    assertEquals("quiet", second.position().rules().toString());
    assertThrows(IllegalStateException.class, () -> builder.move("d5"));
    Game third = builder.begin(Rules.orthodox().initialPosition()).move("c4").build();
    assertEquals("c4", sans(third));
    assertEquals("Nf3", sans(second));
  }

  @Test
  void mayGoFromThreadToThread() throws InterruptedException {
    builder.move("e4");
    Thread other = new Thread(() -> builder.move("e5"));
    other.start();
    other.join();
    assertEquals("e4 e5 Nf3", sans(builder.move("Nf3").build()));
  }

  /** A condition that changes nothing. */
  public static final class Quiet implements RuleVariant {
    @Override
    public String id() {
      return "quiet";
    }

    @Override
    public void install(Hooks hooks) {
      // It changes nothing.
    }
  }

  private static String sans(Game game) {
    return game.mainLine().stream().map(GameNode::san).collect(Collectors.joining(" "));
  }
}
