package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Hooks;
import org.molychess.spi.Mask;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.UnitFlag;

/** A condition that does what it may not: the error names it, the position and the move. */
final class BrokenRuleTest {
  private static final String FEN = "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1";
  private static final String STALEMATE = "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1";

  private record Broken(Consumer<Hooks> how) implements RuleVariant {
    @Override
    public String id() {
      return "broken";
    }

    @Override
    public void install(Hooks hooks) {
      how.accept(hooks);
    }
  }

  private static Rules rules(Consumer<Hooks> how) {
    return Rules.builder().add(new Broken(how)).build();
  }

  private static String fault(String fen, String move, Consumer<Hooks> how) {
    for (Rules rules : new Rules[] {rules(how), rules(how).withFullPlan()}) {
      Position position = rules.position(fen);
      assertThrows(BrokenRuleException.class, () -> playAll(position));
      assertThrows(BrokenRuleException.class, () -> position.perft(3));
    }
    String message =
        assertThrows(BrokenRuleException.class, () -> playAll(rules(how).position(fen)))
            .getMessage();
    assertTrue(message.contains("'broken'"), message);
    assertTrue(message.contains(fen), message);
    assertTrue(message.contains(move), message);
    return message;
  }

  private static void playAll(Position position) {
    position.legalMoves().forEach(Move::after);
  }

  private static String capturing(Consumer<Capture> what) {
    return fault(FEN, "e4d5", hooks -> hooks.onCapture(what::accept));
  }

  @Test
  void aPawnMayNotWaitUndeclared() {
    String message = capturing(capture -> capture.rebirth(Square.H1));
    assertTrue(message.contains("declare(LEAVE_PAWN_WAITING)"), message);
    Rules declared =
        rules(
            hooks -> {
              hooks.declare(Capability.LEAVE_PAWN_WAITING);
              hooks.onCapture(capture -> capture.rebirth(Square.H1));
            });
    assertEquals(
        SquareSet.of(Square.H1),
        declared.position("4k3/8/8/3p4/4P3/8/4K3/R7 w - - 0 1").play("e4d5").pendingPromotions());
  }

  @Test
  void aPawnMayNotStandOnItsFirstRankAtAll() {
    for (Capability[] declared : new Capability[][] {{}, {Capability.LEAVE_PAWN_WAITING}}) {
      fault(
          FEN,
          "e4d5",
          hooks -> {
            hooks.declare(declared);
            hooks.onCapture(capture -> capture.rebirth(Square.A8));
          });
    }
  }

  @Test
  void aKingMayNotBePlacedUndeclared() {
    String message = capturing(capture -> capture.place(Piece.BLACK_KING, Square.A5));
    assertTrue(message.contains("declare(RETURN_KING)"), message);
    capturing(capture -> capture.transfer(Square.E8, Square.A5));
  }

  @Test
  void theTurnMayNotBeKeptUndeclared() {
    String message = fault(FEN, "", hooks -> hooks.onTurnEnd(turn -> turn.keepTurn()));
    assertTrue(message.contains("declare(KEEP_TURN)"), message);
  }

  @Test
  void aUnitIsNeverOverwritten() {
    assertTrue(capturing(capture -> capture.rebirth(Square.E1)).contains("e1 is not empty"));
    capturing(capture -> capture.place(Piece.WHITE_ROOK, Square.D5));
    capturing(capture -> capture.transfer(Square.A1, Square.E8));
    assertTrue(
        fault(
                FEN,
                "e4d5",
                hooks -> {
                  hooks.closeSquares(view -> SquareSet.of(Square.D7));
                  hooks.onCapture(capture -> capture.rebirth(Square.D7));
                })
            .contains("d7 is not empty"));
  }

  @Test
  void nothingCanBeDoneToAnEmptySquare() {
    capturing(capture -> capture.remove(Square.B4));
    capturing(capture -> capture.transfer(Square.B4, Square.B5));
    capturing(capture -> capture.change(Square.B4, Role.QUEEN));
  }

  @Test
  void anEmptyChoiceIsAnError() {
    assertTrue(
        capturing(capture -> capture.chooseSquare(SquareSet.empty()))
            .contains("nothing to choose"));
    capturing(capture -> capture.chooseRole());
  }

  @Test
  void aCounterStaysInItsRange() {
    for (int value : new int[] {-1, 100_000}) {
      fault(
          FEN,
          "e4d5",
          hooks -> {
            var counter = hooks.declareCounter("count", 0);
            hooks.onCapture(capture -> counter.set(capture, value));
          });
    }
  }

  private static IllegalStateException onPurpose() {
    return new IllegalStateException("on purpose");
  }

  private static void failing(String fen, String move, Consumer<Hooks> how) {
    String message = fault(fen, move, how);
    assertTrue(message.contains("on purpose"), message);
  }

  @Test
  void anExceptionOfAHookIsNamed() {
    String mating = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    String promoting = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    Mask everything = view -> SquareSet.all();
    capturing(
        capture -> {
          throw onPurpose();
        });
    failing(
        FEN,
        "e4d5",
        hooks ->
            hooks.beforeCapture(
                capture -> {
                  throw onPurpose();
                }));
    failing(
        FEN,
        "e4d5",
        hooks ->
            hooks.afterCapture(
                capture -> {
                  throw onPurpose();
                }));
    failing(
        promoting,
        "a7a8",
        hooks ->
            hooks.onPromotion(
                promotion -> {
                  throw onPurpose();
                }));
    failing(
        FEN,
        "",
        hooks ->
            hooks.onDeparture(
                everything,
                (square, play) -> {
                  throw onPurpose();
                }));
    failing(
        mating,
        "a1a8",
        hooks ->
            hooks.onCheck(
                play -> {
                  throw onPurpose();
                }));
    failing(
        mating,
        "a1a8",
        hooks ->
            hooks.onMate(
                mate -> {
                  throw onPurpose();
                }));
    failing(
        FEN,
        "",
        hooks ->
            hooks.afterMove(
                play -> {
                  throw onPurpose();
                }));
    failing(
        FEN,
        "",
        hooks ->
            hooks.onTurnEnd(
                turn -> {
                  throw onPurpose();
                }));
    failing(
        FEN,
        "",
        hooks ->
            hooks.defineOutcome(
                view -> {
                  throw onPurpose();
                }));
    failing(
        STALEMATE,
        "",
        hooks ->
            hooks.onStalemate(
                stalemate -> {
                  throw onPurpose();
                }));
  }

  @Test
  void anExceptionOfASetOfSquaresIsNamed() {
    Mask broken =
        view -> {
          throw onPurpose();
        };
    failing(FEN, "", hooks -> hooks.closeSquares(broken));
    failing(FEN, "", hooks -> hooks.protectUnits(broken));
    failing(FEN, "", hooks -> hooks.onDeparture(broken, (square, play) -> {}));
    for (Rules rules :
        List.of(
            rules(hooks -> hooks.closeSquares(broken)),
            rules(hooks -> hooks.protectUnits(broken)))) {
      Position position = rules.position(FEN);
      blamed(() -> position.closed().or(position.protectedUnits()));
      blamed(() -> position.explain("e4e5"));
    }
  }

  /** The squares are named while the node is looked at, and fail when the hooks ask again. */
  @Test
  void anExceptionInMidMoveNamesTheMoveAndWhoFailed() {
    Rules rules =
        Rules.builder()
            .add(
                new Broken(
                    hooks -> {
                      UnitFlag marked = hooks.declareUnitFlag("marked");
                      hooks.closeSquares(
                          view -> {
                            if (!marked.squares(view).contains(Square.E4)) {
                              throw onPurpose();
                            }
                            return SquareSet.empty();
                          });
                    }))
            .add(new Asking())
            .build();
    String fen = FEN + " marked:e4";
    String message = blamed(() -> rules.position(fen).legalMoves());
    assertTrue(message.contains("at e4d5 in '" + fen + "'"), message);
    assertFalse(message.contains("asking"), message);
  }

  /** A condition without fault, which asks about a square. */
  private static final class Asking implements RuleVariant {
    @Override
    public String id() {
      return "asking";
    }

    @Override
    public void install(Hooks hooks) {
      hooks.onCapture(
          capture -> {
            if (!capture.canPlace(Square.D7)) {
              capture.settle();
            }
          });
    }
  }

  @Test
  void anExceptionOfADefinitionIsNamed() {
    failing(
        FEN,
        "",
        hooks -> {
          hooks.onCheck(play -> {});
          hooks.forbidCheck(
              view -> {
                throw onPurpose();
              },
              "never");
        });
    Rules check =
        rules(
            hooks ->
                hooks.defineCheck(
                    (view, side, king) -> {
                      throw onPurpose();
                    }));
    assertTrue(blamed(() -> check.position(FEN)).contains("what check is"));
    Rules quiet =
        rules(
            hooks ->
                hooks.defineQuietDraw(
                    (view, moves) -> {
                      throw onPurpose();
                    }));
    assertTrue(blamed(() -> new Game(quiet.position(FEN)).claims()).contains("quiet moves"));
    Rules setUp =
        rules(
            hooks ->
                hooks.onSetup(
                    setup -> {
                      throw onPurpose();
                    }));
    blamed(setUp::initialPosition);
  }

  /** An explanation asks hooks on its own. */
  @Test
  void anExceptionInAnExplanationIsNamed() {
    Rules rules =
        rules(
            hooks ->
                hooks.onStalemate(
                    stalemate -> {
                      throw onPurpose();
                    }));
    blamed(() -> rules.position(STALEMATE).explain("h8h7"));
    blamed(() -> rules.position(FEN).explain("e1a5"));
  }

  private static String blamed(Executable what) {
    String message = assertThrows(BrokenRuleException.class, what).getMessage();
    assertTrue(message.contains("'broken'"), message);
    assertTrue(message.contains("on purpose"), message);
    return message;
  }

  @Test
  void choicesAreReplayedInOrder() {
    Rules rules =
        rules(
            hooks ->
                hooks.onCapture(
                    capture -> {
                      Square square = capture.chooseSquare(SquareSet.of(Square.A7, Square.B7));
                      Role role = capture.chooseRole(Role.KNIGHT, Role.ROOK, Role.BISHOP);
                      capture.rebirth(square, role);
                    }));
    assertEquals(
        List.of("e4d5@a7b", "e4d5@a7n", "e4d5@a7r", "e4d5@b7b", "e4d5@b7n", "e4d5@b7r"),
        rules.position(FEN).legalMoves(Square.E4).stream()
            .map(Move::uci)
            .filter(text -> text.contains("@"))
            .toList());
    assertEquals("exd5[+bRb7]", rules.position(FEN).move("e4d5@b7r").san());
  }
}
