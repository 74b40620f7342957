package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.function.BiConsumer;
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
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.Play;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.UnitSquare;

/** Hooks that look at more than a probe can show are asked at every move. */
class PredictedHooksTest {
  private static Rules rules(Consumer<Hooks> hooks, String... others) {
    Rules.Builder builder = Rules.builder().add(new MadeUp(hooks));
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
          CountComparison comparison =
              new CountComparison(name, CountComparison.compile(rules), 20_000);
          comparison.compare(fen);
          comparison.playGame(fen, new Random(name.hashCode()), 6);
        });
  }

  /** Returns whether a question has an answer; a hook had better not catch what is thrown. */
  private static boolean asks(Runnable question) {
    try {
      question.run();
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }

  private static Consumer<Hooks> ghosts(Consumer<Departure> departure) {
    return hooks -> {
      Pile pile = hooks.declarePile("pile", 8);
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
                      if (!departure.play.canPlace(departure.square)) {
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
                          if (capture.canPlace(home)) {
                            capture.rebirth(home);
                          }
                          if (!capture.canPlace(home)) {
                            capture.forbid("it is taken");
                          }
                        }))),
        agree(
            "a capture hook that goes on when a question fails",
            "6k1/Q7/K3r3/3P4/8/8/8/8 w - - 0 1",
            rules(
                hooks ->
                    hooks.onCapture(
                        capture -> {
                          if (!asks(() -> capture.isAttacked(Square.A1, capture.side()))) {
                            return;
                          }
                          capture.forbid("it can be asked");
                        }))),
        agree(
            "a promotion hook that goes on when a question fails",
            "3k4/8/8/3K4/8/8/7p/8 b - - 0 1",
            rules(
                hooks ->
                    hooks.onPromotion(
                        promotion -> {
                          if (asks(promotion::occupied) && promotion.officer().is(Role.ROOK)) {
                            promotion.forbid("not a rook");
                          }
                        }))),
        agree(
            "a departure hook that goes on when a question fails",
            ghosts,
            rules(
                ghosts(
                    departure -> {
                      departure.play.place(departure.pop(), departure.square);
                      if (asks(departure.play::occupied)) {
                        departure.play.forbid("it can be asked");
                      }
                    }))),
        agree(
            "a promotion hook that asks where the officer is",
            "3k4/8/8/3K4/8/8/7p/8 b - - 0 1",
            rules(
                hooks ->
                    hooks.onPromotion(
                        promotion -> {
                          Square square = promotion.promotionSquare().onRank(4);
                          if (promotion.canPlace(square)) {
                            promotion.transfer(promotion.promotionSquare(), square);
                          }
                          if (promotion.officerSquare() != promotion.promotionSquare()
                              && promotion.officer().is(Role.ROOK)) {
                            promotion.forbid("not a rook");
                          }
                        }))),
        agree(
            "pawns that are stranded capture nothing",
            "6Q1/8/1k5K/8/8/8/4n3/5P2 w - - 0 3",
            rules(
                hooks -> {
                  hooks.declare(Capability.STRAND_PAWN);
                  hooks.onCapture(PredictedHooksTest::strand);
                },
                "immune")),
        agree(
            "pawns that are stranded are no capturers whose victims matter",
            "4pk2/3Q1p2/8/8/3p4/8/5K1R/8 w - - 0 1",
            rules(
                hooks -> {
                  hooks.declare(Capability.STRAND_PAWN);
                  hooks.onCapture(
                      capture -> {
                        Square home = Home.of(capture.victim(), capture.captureSquare());
                        if (capture.canPlace(home)) {
                          capture.rebirth(home);
                        }
                      });
                })));
  }

  @TestFactory
  Stream<DynamicTest> countsRepliesThatArePlayed() {
    return Stream.of(
        agree(
            "a check that is forbidden, by a unit that takes the one that has just taken",
            "4k3/8/8/r3p3/p7/5N2/8/4K3 w - - 0 1",
            rules(hooks -> hooks.onCheck(check -> check.forbid("no checks")))),
        agree(
            "a move that stalemate offers after a capture",
            "k7/2n5/1Q6/8/8/8/8/4K3 w - - 0 1",
            rules(
                hooks -> {
                  hooks.onCapture(Capture::settle);
                  offer(hooks);
                })),
        agree(
            "a move that stalemate offers when the last unit is taken that can move",
            "k7/8/1Q6/8/8/8/7R/4K2b w - - 0 1",
            rules(PredictedHooksTest::offer)),
        agree(
            "a move that stalemate offers after a quiet move",
            "k7/8/8/1Q6/8/8/8/2K5 w - - 0 1",
            rules(PredictedHooksTest::offer)));
  }

  @TestFactory
  Stream<DynamicTest> countsWhatIsPlayedByWhatRidesOnTheVictim() {
    String marked = "3rk3/8/2n2b2/3P4/8/1Q6/3R4/3K4 w - - 0 1 marked:c6,f6,d8";
    return Stream.of(
        agree("a hook that is asked of the mark", marked, marking((capture, mark) -> {})),
        agree(
            "a hook that forbids captures of the unmarked",
            "3rk3/8/2n2b2/3P4/8/1Q6/3R4/3K4 w - - 0 1 marked:f6",
            rules(
                hooks -> {
                  UnitFlag mark = hooks.declareUnitFlag("marked");
                  hooks.onCapture(
                      capture -> {
                        if (!mark.ofVictim(capture)) {
                          capture.forbid("it is unmarked");
                        }
                      });
                })),
        agree(
            "a hook after captures that clears the mark",
            marked,
            marking((capture, mark) -> mark.clear(capture, capture.rebornOn()))),
        agree(
            "a hook after captures that takes the reborn unit off again",
            marked,
            marking((capture, mark) -> capture.remove(capture.rebornOn()))),
        agree(
            "a hook after captures that takes the capturer off",
            marked,
            marking(
                (capture, mark) -> {
                  if (!capture.capturer().is(Role.KING)) {
                    capture.remove(capture.arrival());
                  }
                })),
        agree(
            "a hook after captures that looks at another unit's mark",
            marked,
            marking(
                (capture, mark) -> {
                  if (mark.isSet(capture, Square.F6)) {
                    capture.forbid("f6 is marked");
                  }
                })),
        agree(
            "a hook after captures that looks at what it has just changed",
            "3k4/8/8/8/8/4n3/3P4/3K4 w - - 0 1 origins:e3=h8",
            rules(
                hooks -> {
                  UnitSquare origins = hooks.declareUnitSquare("origins");
                  hooks.onCapture(
                      capture -> {
                        Square origin = origins.ofVictim(capture);
                        if (origin != null && capture.canPlace(origin)) {
                          capture.rebirth(origin);
                        }
                      });
                  hooks.afterCapture(
                      capture -> {
                        Square reborn = capture.rebornOn();
                        if (reborn != null) {
                          origins.lose(capture, reborn);
                          if (origins.get(capture, reborn) == null) {
                            capture.forbid("it has lost it");
                          }
                        }
                      });
                })),
        agree(
            "a hook by which a unit returns to where it began",
            "3qk3/8/8/8/1n1r4/3P4/8/R2QK3 w Q - 0 1 origins:b4=c2,d4=e2,d8=d8",
            rules(
                hooks -> {
                  UnitSquare origins = hooks.declareUnitSquare("origins");
                  hooks.onCapture(
                      capture -> {
                        Square origin = origins.ofVictim(capture);
                        if (origin != null && capture.canPlace(origin)) {
                          capture.rebirth(origin);
                        } else if (origin == null) {
                          capture.settle();
                        }
                      });
                })));
  }

  /** Marked victims are reborn on the first rank of their file, and then looked at once more. */
  private static Rules marking(BiConsumer<Capture, UnitFlag> after) {
    return rules(
        hooks -> {
          UnitFlag mark = hooks.declareUnitFlag("marked");
          hooks.onCapture(
              capture -> {
                Square square = capture.captureSquare().onRank(1);
                if (mark.ofVictim(capture) && capture.canPlace(square)) {
                  capture.rebirth(square);
                }
              });
          hooks.afterCapture(
              capture -> {
                if (capture.rebornOn() != null) {
                  after.accept(capture, mark);
                }
              });
        });
  }

  private static void offer(Hooks hooks) {
    hooks.onStalemate(stalemate -> stalemate.offer(Square.A8, Square.G8));
  }

  private static void strand(Capture capture) {
    Square square = capture.captureSquare().onRank(capture.victim().side().firstRank());
    if (capture.canPlace(square)) {
      capture.rebirth(square, Role.PAWN);
    }
  }

  /** A hook that writes state, and edits the board only where a certain unit lies in a pile. */
  @Test
  void aHookWhoseEditsDependOnWhatLiesInAPileIsAskedForReal() {
    Rules rules =
        rules(
            hooks -> {
              Pile pile = hooks.declarePile("pile", 1);
              hooks.onCapture(
                  capture -> {
                    Square square = capture.captureSquare();
                    if (pile.top(capture, square) == Piece.BLACK_QUEEN
                        && capture.canPlace(Square.D8)) {
                      capture.place(Piece.BLACK_QUEEN, Square.D8);
                    }
                    pile.push(capture, square, capture.victim());
                    capture.settle();
                  });
            });
    String fen = "4k3/8/4n3/3K4/8/8/8/8 w - - 0 1";
    Position plain = rules.position(fen);
    Position haunted = rules.position(fen + " pile:e6q");
    assertEquals(6, plain.perft(1));
    assertEquals(plain.legalMoves().size(), plain.perft(1));
    assertEquals(haunted.legalMoves().size(), haunted.perft(1));
    assertEquals(rules.withFullPlan().position(fen + " pile:e6q").perft(3), haunted.perft(3));
  }
}
