package org.molychess.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** What conditions can say about checks, captures and choices, on conditions made up for it. */
final class JudgingHooksTest {
  private record Condition(String id, Consumer<Hooks> registration) implements RuleVariant {
    @Override
    public void install(Hooks hooks) {
      registration.accept(hooks);
    }
  }

  private static Rules rules(Consumer<Hooks> registration) {
    return Rules.builder().add(new Condition("made-up", registration)).build();
  }

  /** Only knights give check. */
  private static SquareSet knights(View view, Side side, Square king) {
    return view.attackers(king, side.opposite())
        .and(view.squares(Piece.of(side.opposite(), Role.KNIGHT)));
  }

  private static final String KINGS = "7k/8/8/8/8/8/8/4K3 w - - 0 1";

  private static final Rules KNIGHTS_CHECK =
      rules(hooks -> hooks.defineCheck(JudgingHooksTest::knights));

  @Test
  void checkIsWhatTheRuleSays() {
    Position rook = KNIGHTS_CHECK.position("4r2k/8/8/8/8/8/8/4K3 w - - 0 1");
    assertFalse(rook.isCheck());
    assertTrue(rook.checkers().isEmpty());
    assertTrue(rook.isLegal("e1e2"));
    Position knight = KNIGHTS_CHECK.position("7k/8/8/8/8/5n2/8/4K3 w - - 0 1");
    assertTrue(knight.isCheck());
    assertEquals(SquareSet.of(Square.F3), knight.checkers());
  }

  @Test
  void castlingAsksTheRuleOnTheCrossedSquare() {
    assertTrue(KNIGHTS_CHECK.position("5r1k/8/8/8/8/8/8/4K2R w K - 0 1").isLegal("e1g1"));
    assertFalse(KNIGHTS_CHECK.position("7k/8/8/8/8/4n3/8/4K2R w K - 0 1").isLegal("e1g1"));
  }

  @Test
  void aPositionWithTheOtherSideInCheckIsRefused() {
    KNIGHTS_CHECK.position("4R2k/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThrows(
        FenException.class, () -> KNIGHTS_CHECK.position("7k/5N2/8/8/8/8/8/4K3 w - - 0 1"));
  }

  @Test
  void everyFigureOfAWaitingPawnIsTried() {
    Rules waiting =
        rules(
            hooks -> {
              hooks.declare(Capability.LEAVE_PAWN_WAITING);
              hooks.defineCheck(JudgingHooksTest::knights);
            });
    Position position = waiting.position("7k/8/8/8/8/8/8/p3K3 w - - 0 1");
    assertTrue(position.isLegal("e1d1"), "no knight on a1 attacks d1");
    assertFalse(
        waiting.position("7k/8/8/8/8/8/8/p2K4 w - - 0 1").isLegal("d1c2"), "a knight on a1 would");
  }

  @Test
  void onlyOneConditionDefinesCheck() {
    RuleVariant one =
        new Condition("one", hooks -> hooks.defineCheck((view, side, king) -> SquareSet.empty()));
    RuleVariant other =
        new Condition("other", hooks -> hooks.defineCheck((view, side, king) -> SquareSet.empty()));
    Rules.Builder builder = Rules.builder().add(one).add(other);
    RuleLoadException refused = assertThrows(RuleLoadException.class, builder::build);
    assertTrue(refused.getMessage().contains("'one' and 'other'"), refused.getMessage());
  }

  @Test
  void aRuleOfCheckThatFailsIsNamed() {
    Rules broken =
        rules(
            hooks ->
                hooks.defineCheck(
                    (view, side, king) -> {
                      throw new IllegalStateException("oops");
                    }));
    BrokenRuleException failed =
        assertThrows(BrokenRuleException.class, () -> broken.position(KINGS));
    assertTrue(failed.getMessage().contains("'made-up' failed to say what check is in"));
    assertTrue(failed.getMessage().contains("7k/8/8/8/8/8/8/4K3"), failed.getMessage());
  }

  @Test
  void aJudgeForbidsACaptureAndPlacesNothing() {
    Rules peaceful = rules(hooks -> hooks.beforeCapture(capture -> capture.forbid("peace")));
    Position position = peaceful.position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assertFalse(position.isLegal("e4d5"));
    assertTrue(position.isLegal("e4e5"));
    assertThrows(
        FenException.class, () -> peaceful.position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 unmoved:K"));
  }

  @Test
  void aKingThatNobodyRebearsIsNotCaptured() {
    Rules rules =
        rules(
            hooks -> {
              hooks.declare(Capability.CAPTURE_KING, Capability.RETURN_KING);
              hooks.defineCheck((view, side, king) -> SquareSet.empty());
              hooks.onCapture(
                  capture -> {
                    if (capture.canPlace(Square.A1)) {
                      capture.rebirth(Square.A1);
                    }
                  });
            });
    assertTrue(rules.position("8/8/8/3k4/3Q4/8/8/4K3 w - - 0 1").isLegal("d4d5"));
    assertFalse(rules.position("8/8/8/3k4/3Q4/8/8/B3K3 w - - 0 1").isLegal("d4d5"));
  }

  @Test
  void aPawnOnItsFirstRankIsDeclared() {
    Consumer<Hooks> strand = hooks -> hooks.onCapture(capture -> capture.rebirth(Square.C8));
    String fen = "7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    BrokenRuleException broken =
        assertThrows(BrokenRuleException.class, () -> rules(strand).position(fen).legalMoves());
    assertTrue(broken.getMessage().contains("declare(STRAND_PAWN)"), broken.getMessage());
    Rules declared = rules(strand.andThen(hooks -> hooks.declare(Capability.STRAND_PAWN)));
    assertEquals("2p4k/8/8/3P4/8/8/8/4K3 b - - 0 1", declared.position(fen).play("e4d5").fen());
  }

  @Test
  void aDeclinedChoiceSaysNothing() {
    Rules rules =
        rules(
            hooks ->
                hooks.onCapture(
                    capture -> {
                      Square chosen =
                          capture.chooseSquareOrNone(SquareSet.of(Square.A6, Square.H6));
                      if (chosen != null) {
                        capture.rebirth(chosen);
                      }
                    }));
    Position position = rules.position("7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    List<Move> captures = position.legalMoves().stream().filter(Move::isCapture).toList();
    assertEquals(List.of("e4d5", "e4d5@a6", "e4d5@h6"), captures.stream().map(Move::uci).toList());
    assertEquals(List.of(), captures.get(0).choices());
    assertEquals(captures.get(0), position.exactMove("exd5"));
  }

  @Test
  void promotionHooksFollowAVictimPromotedAtItsRebirth() {
    Rules rules =
        rules(
            hooks -> {
              hooks.onCapture(capture -> capture.rebirthPromoted(Square.C1, Role.KNIGHT));
              hooks.onPromotion(
                  promotion -> {
                    assertFalse(promotion.byStep());
                    assertEquals(Square.C1, promotion.promotionSquare());
                    promotion.transfer(promotion.officerSquare(), Square.A5);
                  });
            });
    Position position = rules.position("7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assertEquals("exd5[+bNc1][bNc1->a5]", position.exactMove("e4d5").san());
  }

  @Test
  void aUnitCarriedToItsOwnSquareCountsAsPlaced() {
    Rules rules =
        rules(
            hooks -> {
              hooks.declare(Capability.RETURN_KING);
              hooks.afterMove(play -> play.transfer(play.arrival(), play.arrival()));
            });
    Position position = rules.position("7k/8/8/8/8/8/8/1R2K3 w - - 0 1");
    assertEquals("7k/8/8/8/8/8/8/R3K3 b Q - 1 1 unmoved:-", position.play("b1a1").fen());
    assertEquals("Ra1", position.exactMove("b1a1").san());
  }
}
