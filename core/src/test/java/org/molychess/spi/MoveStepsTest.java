package org.molychess.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.molychess.Move;
import org.molychess.Perft;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** The steps of a move (RULES 1.2), each seen by a condition made up for it. */
final class MoveStepsTest {
  private static final String CAPTURE = "4k3/8/8/3p4/4P3/8/8/R3K2R w - - 0 1";
  private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K2N w - - 0 1";

  private record Condition(Consumer<Hooks> registration) implements RuleVariant {
    @Override
    public String id() {
      return "made-up";
    }

    @Override
    public void install(Hooks hooks) {
      registration.accept(hooks);
    }
  }

  private static Position position(String fen, Consumer<Hooks> registration) {
    return Rules.builder().add(new Condition(registration)).build().position(fen);
  }

  private static Mask only(Square square) {
    return view -> SquareSet.of(square);
  }

  /** Forbids every move in which a unit leaves the square. */
  private static void holdOn(Hooks hooks, Square square) {
    hooks.onDeparture(only(square), (from, play) -> play.forbid("held"));
  }

  private static String fault(Consumer<Hooks> registration) {
    Position position = position(CAPTURE, registration);
    return assertThrows(BrokenRuleException.class, position::legalMoves).getMessage();
  }

  // Edits

  private static void capturerBecomes(Hooks hooks, Role role) {
    hooks.onCapture(
        capture -> {
          capture.settle();
          capture.change(capture.arrival(), role);
        });
  }

  @Test
  void aChangeIsShownAndMarksARookOnItsCorner() {
    Position position =
        position(
            "4k3/8/8/8/8/8/1B6/n3K3 w - - 0 1 unmoved:K",
            hooks -> capturerBecomes(hooks, Role.ROOK));
    Move move = position.move("b2a1");
    assertEquals("[wBa1=wR]", move.effects().get(0).toString());
    assertEquals("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", move.after().fen());
  }

  @Test
  void aChangeIsHeldToWhatWasDeclared() {
    Position position =
        position("4k3/8/8/8/8/8/8/n2RK3 w - - 0 1", hooks -> capturerBecomes(hooks, Role.PAWN));
    assertTrue(
        assertThrows(BrokenRuleException.class, position::legalMoves)
            .getMessage()
            .contains("declare(STRAND_PAWN)"));
  }

  @Test
  void aFaultSaysWhatIsWrongAndNothingElse() {
    assertEquals(
        "condition 'made-up' failed at e4d5 in '"
            + CAPTURE
            + "': a1 is not empty; a unit is never overwritten",
        fault(hooks -> hooks.onCapture(capture -> capture.rebirth(Square.A1))));
  }

  /** The rebirth on a6 is predicted, so a count does not ask the hook; the mark goes along. */
  @Test
  void aVictimKeepsItsMarkWhereItsRebirthIsPredicted() {
    Position position =
        position(
            "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1 marked:d5",
            hooks -> {
              UnitFlag marked = hooks.declareUnitFlag("marked");
              hooks.onCapture(
                  capture -> {
                    if (capture.canPlace(Square.A6)) {
                      capture.rebirth(Square.A6);
                    }
                  });
              hooks.defineOutcome(
                  view ->
                      marked.squares(view).contains(Square.A6)
                          ? new Verdict(null, "the marked unit has come to a6")
                          : null);
            });
    assertEquals(0, position.play("e4d5").perft(1));
    assertEquals(
        position.legalMoves().stream().mapToLong(move -> move.after().legalMoves().size()).sum(),
        position.perft(2));
  }

  // Departures

  @Test
  void aRemovedUnitLeavesItsSquare() {
    Position position =
        position(
            CAPTURE,
            hooks -> {
              hooks.onCapture(
                  capture -> {
                    capture.settle();
                    capture.remove(Square.H1);
                  });
              holdOn(hooks, Square.H1);
            });
    assertFalse(position.isLegal("e4d5"));
    assertTrue(position.isLegal("e4e5"));
  }

  @Test
  void aUnitCarriedAfterTheMoveLeavesItsSquare() {
    Position position =
        position(
            CAPTURE,
            hooks -> {
              hooks.afterMove(
                  play -> {
                    if (!play.canPlace(Square.H1)) {
                      play.transfer(Square.H1, Square.H2);
                    }
                  });
              holdOn(hooks, Square.H1);
            });
    assertFalse(position.isLegal("e4e5"));
  }

  @Test
  void aUnitRemovedByAMateLeavesItsSquare() {
    Position position =
        position(
            MATE_IN_ONE,
            hooks -> {
              hooks.onMate(mate -> mate.remove(Square.H1));
              holdOn(hooks, Square.H1);
            });
    assertFalse(position.isLegal("a1a8"));
    assertTrue(position.isLegal("a1a7"));
  }

  @Test
  void onlyWatchedSquaresAreAskedAbout() {
    Position position =
        position(
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            hooks ->
                hooks.onDeparture(
                    only(Square.A1),
                    (square, play) -> {
                      if (square != Square.A1) {
                        play.forbid("not watched");
                      }
                    }));
    assertTrue(position.isLegal("e1c1"));
  }

  @Test
  void anEnPassantVictimLeavesItsOwnSquare() {
    Position position =
        position(
            "4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 1",
            hooks -> {
              hooks.onCapture(Capture::settle);
              holdOn(hooks, Square.C5);
            });
    assertFalse(position.isLegal("b5c6"));
    assertTrue(position.isLegal("b5b6"));
  }

  // Promotions

  private static final String PROMOTION = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";

  @Test
  void aFigureThatWasRemovedConcernsNobodyElse() {
    Position position =
        position(
            PROMOTION,
            hooks -> {
              hooks.onPromotion(promotion -> promotion.remove(promotion.officerSquare()));
              hooks.onPromotion(promotion -> promotion.forbid("it is gone"));
            });
    assertTrue(position.isLegal("a7a8q"));
  }

  @Test
  void aFigureThatWasCarriedIsFoundWhereItStands() {
    Position position =
        position(
            PROMOTION,
            hooks -> {
              hooks.onPromotion(
                  promotion -> promotion.transfer(promotion.officerSquare(), Square.A1));
              hooks.onPromotion(
                  promotion -> {
                    if (promotion.officerSquare() != Square.A1) {
                      promotion.forbid("it has been carried");
                    }
                  });
            });
    assertTrue(position.isLegal("a7a8q"));
  }

  @Test
  void aChosenFigureThatIsCarriedLeavesItsSquare() {
    Position position =
        position(
            "2P5/5k2/8/8/8/8/8/6K1 w - - 0 1",
            hooks -> {
              hooks.declare(Capability.LEAVE_PAWN_WAITING);
              hooks.onPromotion(
                  promotion -> promotion.transfer(promotion.officerSquare(), Square.A1));
              hooks.onDeparture(
                  only(Square.C8), (square, play) -> play.place(Piece.WHITE_KNIGHT, square));
            });
    assertEquals("2N5/5k2/8/8/8/8/8/Q6K b - - 1 1", position.move("c8=q,g1h1").after().fen());
  }

  /** Every visible change is told (RULES 9), of both officers, and in each kind of move. */
  @Test
  void whatHappensToChosenOfficersBelongsToTheMove() {
    Position position =
        position(
            "2P3P1/8/8/5k2/8/7p/7K/8 w - - 0 1",
            hooks -> {
              hooks.declare(Capability.LEAVE_PAWN_WAITING);
              hooks.onCapture(Capture::settle);
              hooks.onPromotion(
                  promotion -> {
                    Square from = promotion.officerSquare();
                    promotion.transfer(from, from.onRank(6));
                  });
            });
    Move plain = position.move("c8=r,g8=n,h2g1");
    assertEquals("c8=R,g8=N,Kg1[wRc8->c6][wNg8->g6]", plain.san());
    assertEquals("8/8/2R3N1/5k2/8/7p/8/6K1 b - - 1 1", plain.after().fen());
    Move hooked = position.move("c8=r,g8=n,h2h3");
    assertEquals("c8=R,g8=N,Kxh3[wRc8->c6][wNg8->g6]", hooked.san());
    assertEquals(hooked, position.move(hooked.san()));
    assertEquals(
        List.of(
            "The white pawn that has waited on c8 becomes a rook.",
            "The white pawn that has waited on g8 becomes a knight.",
            "The white rook is carried from c8 to c6.",
            "The white knight is carried from g8 to g6.",
            "The white king goes from h2 to g1."),
        position.explain(plain.uci()).steps().stream().map(step -> step.text()).toList());
  }

  /** A pawn that is placed beside it may take en passant: a table of counts tells the two apart. */
  @Test
  void whatAWaitingPawnBecomesMayBringAPawnBesideAnEnPassantSquare() {
    Position position =
        position(
            "7k/8/8/8/K7/8/R3P3/8 w - - 0 1",
            hooks -> {
              hooks.declare(Capability.LEAVE_PAWN_WAITING);
              hooks.onDeparture(
                  view -> SquareSet.of(Square.E2, Square.A2),
                  (from, play) -> {
                    Square next = play.canPlace(Square.H1) ? Square.H1 : Square.G1;
                    if (play.side() == Side.WHITE && play.canPlace(next)) {
                      play.place(Piece.BLACK_PAWN, next);
                    }
                  });
              hooks.onPromotion(
                  promotion -> {
                    if (promotion.promotionSquare() == Square.G1 && promotion.canPlace(Square.D4)) {
                      promotion.place(Piece.BLACK_PAWN, Square.D4);
                    }
                  });
            });
    assertEquals(position.perft(5), Perft.of(position).hash(1 << 24).count(5));
  }

  @Test
  void whatAWaitingPawnBecomesIsNeitherForbiddenNorAChoice() {
    List<PromotionHook> hooks =
        List.of(
            promotion -> promotion.forbid("no rooks"),
            promotion -> promotion.chooseSquare(SquareSet.of(Square.A1)),
            promotion -> promotion.chooseSquareOrNone(SquareSet.of(Square.A1)),
            promotion -> promotion.chooseRole(Role.QUEEN, Role.ROOK));
    for (PromotionHook hook : hooks) {
      Position position =
          position(
              "2P5/8/8/5k2/8/8/8/7K w - - 0 1",
              setup -> {
                setup.declare(Capability.LEAVE_PAWN_WAITING);
                setup.onPromotion(hook);
              });
      for (Executable use :
          List.<Executable>of(
              position::legalMoves, () -> position.perft(2), () -> position.explain("c8=q,h1h2"))) {
        BrokenRuleException error = assertThrows(BrokenRuleException.class, use);
        assertTrue(error.getMessage().contains("what a waiting pawn becomes"), error::getMessage);
      }
    }
  }

  /** What a hooked move did is not told of a plain one that is made after it. */
  @Test
  void aPlainMoveAfterAChoiceHasNoEffects() {
    Position position =
        position(
            "2P5/5k2/8/8/8/8/6p1/6K1 w - - 0 1",
            hooks -> {
              hooks.declare(Capability.LEAVE_PAWN_WAITING);
              hooks.onCapture(
                  capture ->
                      capture.rebirth(capture.chooseSquare(SquareSet.of(Square.A3, Square.B3))));
            });
    int captures = 0;
    for (Move move : position.legalMoves()) {
      captures += move.isCapture() ? 1 : 0;
      assertEquals(move.isCapture() ? 1 : 0, move.effects().size(), move.uci());
      assertEquals(move.isCapture() ? 1 : 0, move.choices().size(), move.uci());
    }
    assertEquals(8, captures);
  }

  // Checks and mates

  @Test
  void aCheckHookForbids() {
    Position position =
        position(MATE_IN_ONE, hooks -> hooks.onCheck(play -> play.forbid("no checks")));
    assertFalse(position.isLegal("a1a8"));
    assertTrue(position.isLegal("a1a7"));
  }

  @Test
  void aUnitPlacedByTheMoverGivesCheck() {
    Position position =
        position(
            "4k3/8/8/3p4/4P3/8/8/K7 w - - 0 1",
            hooks -> {
              hooks.onCapture(
                  capture -> {
                    capture.settle();
                    capture.place(Piece.WHITE_ROOK, Square.E1);
                  });
              hooks.onCheck(play -> play.forbid("no checks"));
            });
    assertFalse(position.isLegal("e4d5"));
    assertTrue(position.isLegal("e4e5"));
  }

  private static void rescueOrForbid(Hooks hooks) {
    hooks.declare(Capability.RETURN_KING);
    hooks.onMate(
        mate -> {
          if (!mate.rescue(Square.E8)) {
            mate.forbid("he could not be carried");
          }
        });
  }

  @Test
  void aRescueTellsWhetherTheKingWasCarried() {
    Position carried = position("8/8/8/8/8/1K6/7R/k7 w - - 0 1", MoveStepsTest::rescueOrForbid);
    assertEquals("4k3/8/8/8/8/1K6/8/7R b - - 1 1 unmoved:k", carried.play("Rh1").fen());
    Position attacked = position("8/8/8/8/8/1K6/4R2R/k7 w - - 0 1", MoveStepsTest::rescueOrForbid);
    assertFalse(attacked.isLegal("h2h1"));
  }

  /** What lay under him reappears before it is judged whether he is safe. */
  @Test
  void aKingIsNotCarriedWhereWhatHeLeavesWouldAttackHim() {
    Position position =
        position(
            "8/8/8/8/8/1K6/7R/k7 w - - 0 1",
            hooks -> {
              rescueOrForbid(hooks);
              hooks.onDeparture(
                  only(Square.A1), (square, play) -> play.place(Piece.WHITE_ROOK, Square.E1));
            });
    assertFalse(position.isLegal("h2h1"));
  }

  /**
   * The only reply is a mate, and mates are forbidden; so it is no stalemate without endings (RULES
   * 6.6).
   */
  @Test
  void noMoveIsOfferedWhereAReplyWasOnlyForbidden() {
    Position position =
        position(
            "6bk/8/6PK/r7/8/8/8/8 w - - 0 1",
            hooks -> {
              hooks.onMate(mate -> mate.forbid("no mates"));
              hooks.onStalemate(stalemate -> stalemate.offer(Square.H6, Square.C1));
            });
    assertEquals(List.of(), position.legalMoves());
    assertEquals(0, position.perft(1));
  }
}
