package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.Play;
import org.molychess.spi.RuleVariant;

/** Hooks that look at more than a rehearsal can show are asked at every move. */
class ForeseenHooksTest {
  private record Odd(Consumer<Hooks> hooks) implements RuleVariant {
    @Override
    public String id() {
      return "odd";
    }

    @Override
    public String summary() {
      return "made up for a test";
    }

    @Override
    public void install(Hooks to) {
      hooks.accept(to);
    }
  }

  private static Rules rules(Consumer<Hooks> hooks, String... others) {
    Rules.Builder builder = Rules.builder().add(new Odd(hooks));
    for (String other : others) {
      builder.add(other);
    }
    return builder.build();
  }

  private static DynamicTest agree(String name, String fen, Rules rules) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          Position counted = rules.position(fen);
          Position played = rules.withFullPlan().position(fen);
          assertEquals(played.legalMoves().size(), counted.legalMoves().size(), "listed");
          assertEquals(played.perft(1), counted.perft(1), "counted");
          assertEquals(played.perft(2), counted.perft(2), "counted, two plies");
        });
  }

  private static Consumer<Hooks> ghosts(Consumer<Departure> departure) {
    return hooks -> {
      Pile pile = hooks.pile("pile", 2);
      hooks.capturesKeepBoard();
      hooks.onCapture(
          capture -> {
            pile.push(capture, capture.captureSquare(), capture.victim());
            capture.settle();
          });
      hooks.onDeparture(
          pile, (square, play) -> departure.accept(new Departure(pile, square, play)));
    };
  }

  private record Departure(Pile pile, Square square, Play play) {
    Piece pop() {
      Piece ghost = pile.pop(play, square);
      if (ghost == null) {
        throw new AssertionError("nothing lies under " + square);
      }
      return ghost;
    }
  }

  @TestFactory
  Stream<DynamicTest> countsWhatIsPlayed() {
    String ghosts = "k7/5P1P/4rB2/8/8/8/1K6/8 w - - 0 1 pile:e6NP,f6P,f7bN,h7n";
    return Stream.of(
        agree(
            "a departure hook that asks who moves",
            ghosts,
            rules(
                ghosts(
                    departure -> {
                      Piece ghost = departure.pop();
                      departure.play.place(ghost, departure.square);
                      if (ghost.side() != departure.play.side()) {
                        departure.play.forbid("it is the enemy's");
                      }
                    }))),
        agree(
            "a departure hook that asks where the unit has gone",
            ghosts,
            rules(
                ghosts(
                    departure -> {
                      if (departure.play.arrival().file() == departure.square.file()) {
                        departure.play.place(departure.pop(), departure.square);
                      }
                    }))),
        agree(
            "a departure hook that asks again after its edit",
            ghosts,
            rules(
                ghosts(
                    departure -> {
                      departure.play.place(departure.pop(), departure.square);
                      if (!departure.play.isEmpty(departure.square)) {
                        departure.play.forbid("it is taken");
                      }
                    }))),
        agree(
            "a departure hook that lets something else reappear",
            ghosts,
            rules(
                ghosts(
                    departure -> {
                      departure.pop();
                      departure.play.place(
                          Piece.of(departure.play.side(), Role.KNIGHT), departure.square);
                    }))),
        agree(
            "a capture hook that asks again after its edit",
            "6k1/Q7/K3r3/3P4/8/8/8/8 w - - 0 1",
            rules(
                hooks ->
                    hooks.onCapture(
                        capture -> {
                          Square home = Home.of(capture.victim(), capture.captureSquare());
                          if (capture.isEmpty(home)) {
                            capture.rebirth(home);
                          }
                          if (!capture.isEmpty(home)) {
                            capture.forbid("it is taken");
                          }
                        }))),
        agree(
            "a promotion hook that asks where the figure is",
            "3k4/8/8/3K4/8/8/7p/8 b - - 0 1",
            rules(
                hooks ->
                    hooks.onPromotion(
                        promotion -> {
                          Square square = promotion.promotionSquare().onRank(4);
                          if (promotion.isEmpty(square)) {
                            promotion.transfer(promotion.promotionSquare(), square);
                          }
                          if (promotion.figureSquare() != promotion.promotionSquare()
                              && promotion.figure().is(Role.ROOK)) {
                            promotion.forbid("not a rook");
                          }
                        }))),
        agree(
            "pawns that are stranded capture nothing",
            "6Q1/8/1k5K/8/8/8/4n3/5P2 w - - 0 3",
            rules(
                hooks -> {
                  hooks.may(Capability.STRAND_PAWN);
                  hooks.onCapture(ForeseenHooksTest::strand);
                },
                "immune")));
  }

  private static void strand(Capture capture) {
    Square square = capture.captureSquare().onRank(capture.victim().side().firstRank());
    if (capture.isEmpty(square)) {
      capture.rebirth(square, Role.PAWN);
    }
  }

  @Test
  void aPromiseToKeepTheBoardIsAPromiseNotToForbid() {
    Rules rules =
        rules(
            hooks -> {
              hooks.capturesKeepBoard();
              hooks.onCapture(capture -> capture.forbid("no captures"));
            });
    Position position = rules.position("3k4/8/4n3/3K4/8/8/8/8 w - - 0 1");
    BrokenRuleException thrown = assertThrows(BrokenRuleException.class, position::legalMoves);
    assertTrue(thrown.getMessage().contains("may not edit it, forbid"), thrown::getMessage);
  }
}
