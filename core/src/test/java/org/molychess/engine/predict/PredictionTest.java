package org.molychess.engine.predict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.rules;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.MadeUp;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.UnitFlag;

/** What is predicted of sets of hooks, and where it is found. */
final class PredictionTest {
  private static final CaptureHook REBIRTH =
      capture -> reborn(capture, Home.of(capture.victim(), capture.captureSquare()));

  private static void reborn(Capture capture, Square home) {
    if (capture.canPlace(home)) {
      capture.rebirth(home);
    }
  }

  private static CapturePrediction captures(Consumer<Hooks> hooks) {
    return prediction(hooks).captures();
  }

  private static HookPrediction prediction(Consumer<Hooks> hooks) {
    HookPrediction prediction = HookPrediction.of(rules(hooks));
    assertNotNull(prediction);
    return prediction;
  }

  // What is predicted

  @Test
  void aRebirthOfUnitsAsTheyWereIsPlayedByItself() {
    CapturePrediction circe = captures(hooks -> hooks.onCapture(REBIRTH));
    assertTrue(circe.rebornUnchanged());
    assertTrue(circe.playsCaptures());
    assertFalse(circe.isHarmless());
  }

  @Test
  void moreThanOneHookIsAsked() {
    CapturePrediction two =
        captures(
            hooks -> {
              hooks.onCapture(REBIRTH);
              hooks.onCapture(REBIRTH);
            });
    assertFalse(two.rebornUnchanged());
    assertFalse(two.playsCaptures());
    CapturePrediction judged =
        captures(
            hooks -> {
              hooks.beforeCapture(capture -> {});
              hooks.onCapture(REBIRTH);
            });
    assertFalse(judged.playsCaptures());
    CapturePrediction onlyJudged = captures(hooks -> hooks.beforeCapture(capture -> {}));
    assertFalse(onlyJudged.playsCaptures());
    assertTrue(onlyJudged.isHarmless());
  }

  @Test
  void hooksThatFollowMakeCapturesBePlayed() {
    CapturePrediction followed =
        captures(
            hooks -> {
              UnitFlag flag = hooks.declareUnitFlag("flag");
              hooks.onCapture(REBIRTH);
              hooks.afterCapture(capture -> flag.set(capture, capture.arrival()));
            });
    assertTrue(followed.rebornUnchanged());
    assertFalse(followed.playsCaptures());
    CapturePrediction departing =
        captures(
            hooks -> {
              hooks.onCapture(REBIRTH);
              hooks.onDeparture(view -> SquareSet.empty(), (square, play) -> {});
            });
    assertTrue(departing.rebornUnchanged());
    assertFalse(departing.playsCaptures());
  }

  @Test
  void capturesThatAreForbiddenOrChangeUnitsArePlayed() {
    assertFalse(
        captures(
                hooks ->
                    hooks.onCapture(
                        capture -> {
                          if (capture.victim().is(Role.QUEEN)) {
                            capture.forbid("no queens");
                          }
                        }))
            .rebornUnchanged());
    CapturePrediction changing =
        captures(
            hooks ->
                hooks.onCapture(
                    capture -> {
                      if (capture.canPlace(Square.E4)) {
                        capture.rebirth(Square.E4, Role.KNIGHT);
                      }
                    }));
    assertFalse(changing.rebornUnchanged());
    assertFalse(changing.playsCaptures());
  }

  /** A pawn that comes where none may stand must be seen to be wrong. */
  @Test
  void pawnsAreRebornWhereTheyMayStand() {
    for (Square square : List.of(Square.E1, Square.E8)) {
      Consumer<Hooks> install = hooks -> hooks.onCapture(capture -> reborn(capture, square));
      assertFalse(captures(install).playsCaptures());
      assertFalse(
          captures(
                  hooks -> {
                    hooks.declare(Capability.LEAVE_PAWN_WAITING);
                    install.accept(hooks);
                  })
              .playsCaptures(),
          "one side may not");
      assertTrue(
          captures(
                  hooks -> {
                    hooks.declare(Capability.LEAVE_PAWN_WAITING, Capability.STRAND_PAWN);
                    install.accept(hooks);
                  })
              .playsCaptures());
      assertTrue(
          captures(
                  hooks ->
                      hooks.onCapture(
                          capture -> {
                            if (!capture.victim().is(Role.PAWN)) {
                              reborn(capture, square);
                            }
                          }))
              .playsCaptures());
    }
    for (Piece pawn : List.of(Piece.WHITE_PAWN, Piece.BLACK_PAWN)) {
      Square waits = pawn == Piece.WHITE_PAWN ? Square.E8 : Square.E1;
      Consumer<Hooks> install =
          hooks ->
              hooks.onCapture(
                  capture -> {
                    if (capture.victim() == pawn) {
                      reborn(capture, waits);
                    }
                  });
      assertFalse(captures(install).playsCaptures());
      assertTrue(
          captures(
                  hooks -> {
                    hooks.declare(Capability.LEAVE_PAWN_WAITING);
                    install.accept(hooks);
                  })
              .playsCaptures());
    }
  }

  @Test
  void whatOnlyWritesStateIsHarmless() {
    HookPrediction harmless =
        prediction(
            hooks -> {
              UnitFlag flag = hooks.declareUnitFlag("flag");
              hooks.onCapture(capture -> flag.set(capture, capture.arrival()));
            });
    assertFalse(harmless.changesCaptures());
    assertFalse(harmless.captures().playsCaptures());
    assertTrue(prediction(hooks -> hooks.onCapture(REBIRTH)).changesCaptures());
    assertNull(
        HookPrediction.of(rules(hooks -> hooks.onCapture(capture -> capture.remove(Square.A1)))));
  }

  @Test
  void promotionsArePredictedUnlessSomethingDeparts() {
    assertTrue(prediction(hooks -> hooks.onPromotion(promotion -> {})).predictsPromotions());
    assertFalse(
        prediction(
                hooks -> {
                  hooks.onPromotion(promotion -> {});
                  hooks.onDeparture(view -> SquareSet.empty(), (square, play) -> {});
                })
            .predictsPromotions());
    for (Piece officer : List.of(Piece.WHITE_QUEEN, Piece.BLACK_KNIGHT)) {
      assertFalse(
          prediction(
                  hooks ->
                      hooks.onPromotion(
                          promotion -> {
                            if (promotion.officer() == officer) {
                              promotion.remove(promotion.officerSquare());
                            }
                          }))
              .predictsPromotions());
    }
  }

  // Where units are reborn

  /** The units that stand on homes are found square by square, too. */
  @Test
  void unitsOnHomesAreThoseOfTheirOwnKind() {
    for (CompiledRules rules :
        List.of(
            CIRCE,
            rules(
                hooks ->
                    hooks.onCapture(
                        capture -> {
                          // Each capturer sends its victims to a rank of its own.
                          Square home =
                              Square.at(
                                  1 + capture.captureSquare().ordinal() % 8,
                                  2 + capture.capturer().role().ordinal() % 6);
                          reborn(capture, home);
                        })))) {
      CaptureHomes homes = new CaptureHomes(assertTables(rules));
      Random random = new Random(1);
      for (int i = 0; i < 300; i++) {
        Board board = rules.layout.newBoard();
        for (int square = 0; square < 64; square++) {
          int code = random.nextInt(8);
          if (code >= UnitCode.PAWN && code <= UnitCode.KING) {
            board.put(square, code, random.nextInt(2));
          }
        }
        for (int side = 0; side < 2; side++) {
          long expected = 0;
          for (int square = 0; square < 64; square++) {
            int code = board.code(square);
            if (code != 0 && code != UnitCode.KING) {
              expected |= homes.of(side, code) & 1L << square;
            }
          }
          assertEquals(expected, homes.unitsAtHome(board, side));
        }
      }
    }
  }

  private static List<short[]> assertTables(CompiledRules rules) {
    List<short[]> tables = CaptureTables.of(rules);
    assertNotNull(tables);
    return tables;
  }

  @Test
  void aVictimsHomeIsFound() {
    CapturePrediction circe = CapturePrediction.of(CIRCE);
    assertNotNull(circe);
    GenContext context = context("r3k2r/p6p/1n4b1/3q4/3P4/2N3B1/8/R3K2R w - - 0 1");
    for (String square : List.of("b6", "g6", "d5", "a7", "h7")) {
      Square at = Square.of(square);
      Piece victim = UnitCode.piece(context.board.code(at.ordinal()), Board.BLACK);
      Square home = Home.of(victim, at);
      assertEquals(home.ordinal(), circe.home(context, UnitCode.KNIGHT, at.ordinal()), square);
      boolean occupied = context.board.code(home.ordinal()) != 0;
      assertEquals(
          occupied ? Geometry.NO_SQUARE : home.ordinal(),
          circe.rebirth(context, UnitCode.KNIGHT, Square.C3.ordinal(), at.ordinal()),
          square);
    }
  }

  private static GenContext context(String fen) {
    GenContext context = new GenContext(CIRCE);
    context.board.copy(MadeUp.board(CIRCE, fen));
    context.prepare();
    return context;
  }

  // Hooks that look at the victim's unit state, and those that follow

  private record Stateful(CompiledRules rules, UnitFlag flag) {
    static Stateful of(CaptureHook first, Consumer<Following> following) {
      AtomicReference<UnitFlag> flag = new AtomicReference<>();
      CompiledRules rules =
          MadeUp.rules(
              hooks -> {
                UnitFlag declared = hooks.declareUnitFlag("flag");
                UnitFlag other = hooks.declareUnitFlag("other");
                flag.set(declared);
                hooks.onCapture(first);
                hooks.afterCapture(
                    capture -> following.accept(new Following(capture, declared, other)));
              });
      return new Stateful(rules, flag.get());
    }

    int rook(long state) {
      return CaptureProbe.of(rules, Piece.WHITE_QUEEN, Piece.BLACK_ROOK, Square.D5, state);
    }
  }

  private record Following(Capture capture, UnitFlag flag, UnitFlag other) {}

  private static int entry(Square asked, int ifEmpty, int otherwise) {
    return asked.ordinal() | ifEmpty << 6 | otherwise << 10;
  }

  @Test
  void hooksThatFollowMayLookAtWhatIsReborn() {
    int reborn = entry(Square.A8, UnitCode.ROOK, CaptureProbe.PASS);
    // Rooks on light squares are at home on a8.
    assertEquals(reborn, Stateful.of(REBIRTH, following -> {}).rook(0));
    assertEquals(
        reborn,
        Stateful.of(
                REBIRTH,
                following -> {
                  Square home = following.capture().rebornOn();
                  if (home != null) {
                    assertEquals(Piece.BLACK_ROOK, following.capture().at(home));
                    following.flag().set(following.capture(), home);
                  }
                })
            .rook(0));
    for (Consumer<Following> unpredictable :
        List.<Consumer<Following>>of(
            following -> following.capture().at(Square.D5),
            following -> following.flag().set(following.capture(), Square.D5),
            following -> following.flag().isSet(following.capture(), Square.D5),
            following -> following.capture().canPlace(Square.A8),
            following -> following.capture().forbid("late"),
            following -> {
              Square home = following.capture().rebornOn();
              if (home != null) {
                following.flag().set(following.capture(), home);
                following.flag().isSet(following.capture(), home);
              }
            })) {
      assertEquals(CaptureProbe.UNPREDICTABLE, Stateful.of(REBIRTH, unpredictable).rook(0));
    }
  }

  @Test
  void marksOfTheVictimAreSeen() {
    AtomicReference<String> seen = new AtomicReference<>("");
    Stateful stateful =
        Stateful.of(
            REBIRTH,
            following -> {
              Square home = following.capture().rebornOn();
              if (home != null) {
                following.other().set(following.capture(), home);
                seen.set(
                    following.flag().ofVictim(following.capture())
                        + " "
                        + following.flag().isSet(following.capture(), home));
              }
            });
    int reborn = entry(Square.A8, UnitCode.ROOK, CaptureProbe.PASS);
    assertEquals(reborn, stateful.rook(0));
    assertEquals("false false", seen.get());
    assertEquals(reborn, stateful.rook(3));
    assertEquals("true true", seen.get());
  }

  /** Before the victim's fate is settled nothing has been reborn. */
  @Test
  void nothingIsRebornBefore() {
    assertEquals(
        CaptureProbe.UNPREDICTABLE,
        Stateful.of(capture -> capture.rebornOn(), following -> {}).rook(0));
    assertEquals(
        entry(Square.A1, CaptureProbe.SETTLE, CaptureProbe.SETTLE),
        Stateful.of(Capture::settle, following -> assertNull(following.capture().rebornOn()))
            .rook(0));
  }
}
