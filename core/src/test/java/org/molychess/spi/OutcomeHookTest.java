package org.molychess.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.molychess.Outcome;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** A condition that ends games, with all that a game's end means to a caller. */
final class OutcomeHookTest {
  /** King in the centre: whoever's king stands on d4, e4, d5 or e5 has won. */
  public static final class KingInTheCentre implements RuleVariant {
    private static final SquareSet CENTRE =
        SquareSet.of(Square.D4, Square.E4, Square.D5, Square.E5);

    @Override
    public String id() {
      return "king-in-the-centre";
    }

    @Override
    public void install(Hooks hooks) {
      hooks.defineOutcome(
          view -> {
            for (Side side : Side.values()) {
              Square king = view.king(side);
              if (king != null && CENTRE.contains(king)) {
                return new Verdict(side, "the king has reached the centre");
              }
            }
            return null;
          });
    }
  }

  private static final Rules RULES = Rules.builder().add(new KingInTheCentre()).build();
  private static final String BEFORE = "7k/8/8/8/8/4K3/8/R7 w - - 0 1";

  @Test
  void gameGoesOnUntilTheKingArrives() {
    Position position = RULES.position(BEFORE);
    assertEquals(Optional.empty(), position.outcome());
    assertTrue(position.isLegal("Ke4"));
  }

  @Test
  void outcomeSaysWhoHasWonAndByWhichRule() {
    Outcome outcome = RULES.position(BEFORE).play("Ke4").outcome().orElseThrow();
    assertEquals(Optional.of(Side.WHITE), outcome.winner());
    assertEquals(Outcome.Termination.RULE, outcome.termination());
    assertEquals("king-in-the-centre", outcome.rule());
    assertEquals("1-0 (the king has reached the centre, king-in-the-centre)", outcome.toString());
  }

  @Test
  void gameThatIsOverHasNoMovesAndIsNeitherMateNorStalemate() {
    Position over = RULES.position(BEFORE).play("Ke4");
    assertEquals(List.of(), over.legalMoves());
    assertFalse(over.isCheckmate());
    assertFalse(over.isStalemate());
  }

  @Test
  void perftCountsTheMoveThatEndsTheGameAndNothingBelow() {
    Position position = RULES.position(BEFORE);
    assertEquals(0, position.play("Ke4").perft(1));
    assertEquals(0, position.play("Ke4").perft(3));
    assertEquals(Rules.orthodox().position(BEFORE).perft(1), position.perft(1));
    long below = 0;
    for (var entry : Rules.orthodox().position(BEFORE).divide(2).entrySet()) {
      boolean ends = entry.getKey().uci().equals("e3e4") || entry.getKey().uci().equals("e3d4");
      below += ends ? 0 : entry.getValue();
    }
    assertEquals(below, position.perft(2));
    assertEquals(position.perft(3), RULES.withFullPlan().position(BEFORE).perft(3));
  }

  @Test
  void moveThatEndsTheGameIsWrittenWithoutMate() {
    Position position = RULES.position("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    assertEquals("Ra8#", position.move("a1a8").san());
    Position won = RULES.position("8/8/8/4K3/8/8/8/k6R b - - 0 1");
    assertTrue(won.isCheck());
    assertEquals(Optional.of(Side.WHITE), won.outcome().orElseThrow().winner());
  }
}
