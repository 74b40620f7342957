package org.molychess.engine.predict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.square;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.state.UnitFlagState;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Home;
import org.molychess.spi.PromotionHook;

/** What probes find out about hooks, and which hooks they give up. */
final class ProbesTest {
  private final PileState pile = new PileState("pile", "test", 2, false);
  private final PileState other = new PileState("other", "test", 2, false);
  private final UnitFlagState mark = new UnitFlagState("mark", "test");

  ProbesTest() {
    assertEquals(1, new StateLayout(List.of(mark, pile, other), true, Set.of()).unitWords());
  }

  // Captures

  /** A white bishop takes a black rook on d4; such a rook's home is h8. */
  private static int rookOnD4(CaptureHook hook) {
    return CaptureProbe.of(hook, Piece.WHITE_BISHOP, Piece.BLACK_ROOK, Square.D4, false);
  }

  private static int entry(String asked, int ifEmpty, int otherwise) {
    return square(asked) | ifEmpty << 6 | otherwise << 10;
  }

  @Test
  void aRebirthThatDependsOnOneSquareIsPredicted() {
    CaptureHook circe =
        capture -> {
          Square home = Home.of(capture.victim(), capture.captureSquare());
          if (capture.canPlace(home)) {
            capture.rebirth(home);
          }
        };
    assertEquals(entry("h8", UnitCode.ROOK, CaptureProbe.PASS), rookOnD4(circe));
  }

  @Test
  void whatIsRebornMayBeAnotherUnit() {
    CaptureHook chameleon =
        capture -> {
          if (capture.canPlace(Square.C8)) {
            capture.rebirth(Square.C8, Role.KNIGHT);
          } else {
            capture.forbid("no room");
          }
        };
    assertEquals(entry("c8", UnitCode.KNIGHT, CaptureProbe.FORBID), rookOnD4(chameleon));
  }

  @Test
  void whatDependsOnNoSquareIsPredicted() {
    assertEquals(entry("a1", 0, 0), rookOnD4(capture -> {}));
    assertEquals(
        entry("a1", CaptureProbe.SETTLE, CaptureProbe.SETTLE),
        rookOnD4(capture -> capture.settle()));
    assertEquals(
        entry("a1", CaptureProbe.FORBID, CaptureProbe.FORBID),
        rookOnD4(capture -> capture.forbid("no captures")));
  }

  @Test
  void aCaptureHookThatAsksForMoreIsGivenUp() {
    List<CaptureHook> hooks =
        List.of(
            capture -> capture.at(Square.D4),
            capture -> capture.departure(),
            capture -> capture.king(Side.WHITE),
            capture -> capture.isAttacked(Square.A1, Side.BLACK),
            capture -> capture.rebornOn(),
            capture -> mark.ofVictim(capture),
            capture -> pile.top(capture, Square.D4),
            // Two squares.
            capture -> assertTrue(capture.canPlace(Square.A8) || capture.canPlace(Square.H8)),
            // A rebirth on a square that may be taken, or after another act.
            capture -> capture.rebirth(Square.H8),
            capture -> {
              capture.settle();
              capture.forbid("too late");
            },
            capture -> {
              capture.settle();
              assertTrue(capture.canPlace(Square.H8));
            },
            capture -> {
              throw new IllegalStateException("broken");
            });
    for (CaptureHook hook : hooks) {
      assertEquals(CaptureProbe.UNPREDICTABLE, rookOnD4(hook), "hook " + hooks.indexOf(hook));
    }
  }

  @Test
  void aCaptureHookThatSwallowsWhatStopsItIsGivenUp() {
    assertEquals(
        CaptureProbe.UNPREDICTABLE,
        rookOnD4(
            capture -> {
              try {
                capture.occupied();
              } catch (RuntimeException e) {
                return;
              }
              capture.forbid("it can be asked");
            }));
  }

  @Test
  void aJudgeIsShownTheSame() {
    CaptureJudge judge =
        capture -> {
          if (!capture.canPlace(Home.of(capture.victim(), capture.captureSquare()))) {
            capture.forbid("no room");
          }
        };
    assertEquals(
        entry("h8", CaptureProbe.PASS, CaptureProbe.FORBID),
        CaptureProbe.ofJudge(judge, Piece.WHITE_BISHOP, Piece.BLACK_ROOK, Square.D4, false));
  }

  // Captures that only write state

  private static boolean keepsBoard(CaptureHook hook) {
    return StateOnlyProbe.keepsBoard(hook, Piece.BLACK_ROOK, Square.D4);
  }

  @Test
  void aHookThatLaysVictimsAsideKeepsTheBoard() {
    assertTrue(
        keepsBoard(
            capture -> {
              pile.push(capture, capture.captureSquare(), capture.victim());
              capture.settle();
            }));
    assertTrue(keepsBoard(capture -> {}));
  }

  @Test
  void aHookIsShownEverythingThatMayLieInAPile() {
    Set<Piece> seen = new HashSet<>();
    int[] empty = {0};
    assertTrue(
        keepsBoard(
            capture -> {
              Piece top = pile.top(capture, Square.D4);
              assertEquals(top, pile.top(capture, Square.D4), "asked twice");
              if (top == null) {
                empty[0]++;
              } else {
                seen.add(top);
              }
            }));
    assertEquals(1, empty[0]);
    assertEquals(10, seen.size(), "all but kings: " + seen);
  }

  @Test
  void aHookThatEditsForOneUnitInThePileDoesNotKeepTheBoard() {
    assertFalse(
        keepsBoard(
            capture -> {
              if (pile.top(capture, Square.D4) == Piece.BLACK_QUEEN) {
                capture.place(Piece.BLACK_QUEEN, Square.D8);
              }
            }));
  }

  @Test
  void twoPilesAreTwoQuestions() {
    Set<Boolean> agree = new HashSet<>();
    assertTrue(
        keepsBoard(
            capture ->
                agree.add(pile.isUnder(capture, Square.D4) == other.isUnder(capture, Square.D4))));
    assertEquals(Set.of(true, false), agree);
  }

  @Test
  void whatWasPushedIsOnTop() {
    assertTrue(
        keepsBoard(
            capture -> {
              pile.push(capture, Square.D4, capture.victim());
              assertEquals(capture.victim(), pile.pop(capture, Square.D4));
            }));
  }

  @Test
  void aHookWithMoreThanFiveHundredCasesIsGivenUp() {
    assertFalse(
        keepsBoard(
            capture -> {
              for (Square square : Square.values()) {
                pile.isUnder(capture, square);
              }
            }));
  }

  @Test
  void aHookThatForbidsOrLooksAtTheBoardDoesNotKeepIt() {
    assertFalse(keepsBoard(capture -> capture.forbid("no captures")));
    assertFalse(keepsBoard(capture -> capture.at(Square.D4)));
    assertFalse(keepsBoard(capture -> pile.under(capture, Square.D4)));
    assertFalse(
        keepsBoard(
            capture -> {
              try {
                capture.place(Piece.WHITE_QUEEN, Square.D1);
              } catch (RuntimeException e) {
                // It goes on as if nothing had happened.
              }
            }));
  }

  // Departures

  private boolean isReappearance(DepartureHook hook) {
    return DepartureProbe.isReappearance(hook, pile, Piece.BLACK_KNIGHT, Square.E4);
  }

  @Test
  void theTopOfThePileReappears() {
    assertTrue(
        isReappearance(
            (square, play) -> {
              Piece ghost = pile.pop(play, square);
              if (ghost != null && play.canPlace(square)) {
                play.place(ghost, square);
                mark.set(play, square);
              }
            }));
  }

  @Test
  void anyOtherDepartureIsGivenUp() {
    List<DepartureHook> hooks =
        List.of(
            (square, play) -> {},
            (square, play) -> pile.pop(play, square),
            // Another unit, another square, another pile.
            (square, play) -> play.place(Piece.BLACK_KNIGHT, square),
            (square, play) -> {
              pile.pop(play, square);
              play.place(Piece.BLACK_QUEEN, square);
            },
            (square, play) -> {
              Piece ghost = pile.pop(play, square);
              play.place(ghost == null ? Piece.BLACK_KING : ghost, Square.E5);
            },
            (square, play) -> other.pop(play, square),
            (square, play) -> {
              pile.pop(play, square);
              pile.pop(play, square);
            },
            // Questions about the move, and one after the edit.
            (square, play) -> play.side(),
            (square, play) -> play.arrival(),
            (square, play) -> {
              Piece ghost = pile.pop(play, square);
              if (ghost != null) {
                play.place(ghost, square);
              }
              assertTrue(play.canPlace(square));
            },
            (square, play) -> mark.set(play, square));
    for (DepartureHook hook : hooks) {
      assertFalse(isReappearance(hook), "hook " + hooks.indexOf(hook));
    }
  }

  // Promotions

  private static boolean isPredictable(PromotionHook hook) {
    return PromotionProbe.isPredictable(hook, Piece.WHITE_ROOK, Square.E8);
  }

  @Test
  void anOfficerMayBeCarriedToOneEmptySquare() {
    assertTrue(
        isPredictable(
            promotion -> {
              if (promotion.officer().is(Role.ROOK) && promotion.canPlace(Square.A1)) {
                promotion.transfer(promotion.officerSquare(), Square.A1);
              }
            }));
    assertTrue(isPredictable(promotion -> {}));
  }

  @Test
  void anyOtherPromotionIsGivenUp() {
    List<PromotionHook> hooks =
        List.of(
            promotion -> promotion.transfer(Square.E8, Square.A1),
            promotion -> promotion.forbid("no promotions"),
            promotion -> promotion.occupied(),
            promotion -> promotion.canPlace(promotion.canPlace(Square.A1) ? Square.H1 : Square.H8),
            promotion -> {
              if (promotion.canPlace(Square.A1)) {
                promotion.transfer(Square.E8, Square.A1);
                promotion.officerSquare();
              }
            },
            promotion -> {
              if (promotion.canPlace(Square.A1)) {
                promotion.transfer(Square.E8, Square.B1);
              }
            },
            promotion -> {
              if (promotion.canPlace(Square.A1)) {
                promotion.transfer(Square.A1, Square.E8);
              }
            });
    for (PromotionHook hook : hooks) {
      assertFalse(isPredictable(hook), "hook " + hooks.indexOf(hook));
    }
  }
}
