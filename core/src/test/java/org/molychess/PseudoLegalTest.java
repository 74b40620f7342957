package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** A move that only a rule stands against is told from a slip of the pen. */
final class PseudoLegalTest {
  @ParameterizedTest(name = "{1} in {0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # A rook pinned by another, and a king that would step into check.
          4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1 | e2d2 | true
          4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1 | Rd2 | true
          4k3/4r3/8/8/8/8/8/4K3 w - - 0 1 | e1e2 | true
          # Legal moves, and a rook that does not move like that.
          7k/8/8/8/8/8/4R3/4K3 w - - 0 1 | e2d2 | true
          7k/8/8/8/8/8/4R3/4K3 w - - 0 1 | e2d3 | false
          7k/8/8/8/8/8/4R3/4K3 w - - 0 1 | Rd3 | false
          # Nothing stands there, or it is not the mover's, or stands in the way.
          7k/8/8/8/8/8/4R3/4K3 w - - 0 1 | e3d3 | false
          7k/8/8/8/8/8/4R3/4K3 w - - 0 1 | h8h7 | false
          4k3/8/8/8/4P3/8/4R3/4K3 w - - 0 1 | e2e6 | false
          4k3/8/8/8/4P3/8/4R3/4K3 w - - 0 1 | e2e4 | false
          7k/8/8/8/8/8/4R3/4K3 w - - 0 1 | e2e2 | false
          # Castling without the right, through check, without a rook, and with a unit between.
          4k3/8/8/8/8/8/8/4K2R w - - 0 1 | e1g1 | true
          4k3/8/8/8/8/8/8/4K2R w - - 0 1 | O-O | true
          4kr2/8/8/8/8/8/8/4K2R w K - 0 1 | O-O | true
          4k3/8/8/8/8/8/8/R3K3 w - - 0 1 | O-O-O | true
          4k3/8/8/8/8/8/8/R3K3 w - - 0 1 | O-O | false
          4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1 | O-O-O | false
          # En passant after the turn in which it was possible; nothing to take.
          4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | exd6 | true
          4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | e5d6 | true
          4k3/8/8/4P3/8/8/8/4K3 w - - 0 1 | e5d6 | false
          4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1 | e4d5 | false
          # A pawn's double step, and its promotion with and without the officer.
          4k3/8/8/8/8/4P3/8/4K3 w - - 0 1 | e3e5 | false
          8/P6k/8/8/8/8/8/K7 w - - 0 1 | a7a8q | true
          8/P6k/8/8/8/8/8/K7 w - - 0 1 | a7a8 | false
          8/P6k/8/8/8/8/8/K7 w - - 0 1 | a7a8k | false
          r6k/P7/8/8/8/8/8/K7 w - - 0 1 | a8=Q | false
          8/7k/8/8/8/8/8/K7 w - - 0 1 | a1b1q | false
          # Several legal moves, and no text of a move.
          7k/8/8/8/8/1N3N2/8/K7 w - - 0 1 | Nd2 | false
          7k/8/8/8/8/1N3N2/8/K7 w - - 0 1 | what | false
          """)
  void isTold(String fen, String text, boolean expected) {
    Explanation explanation = Rules.orthodox().position(fen).explain(text);
    assertEquals(expected, explanation.isPseudoLegal(), explanation::toString);
  }

  private static final class Closed implements RuleVariant {
    @Override
    public String id() {
      return "closed";
    }

    @Override
    public void install(Hooks hooks) {
      hooks.closeSquares(view -> SquareSet.of(Square.A8, Square.E4));
      hooks.protectUnits(view -> SquareSet.of(Square.D4));
    }
  }

  @Test
  void whatAConditionForbidsIsPseudoLegal() {
    Position position =
        Rules.builder().add(new Closed()).build().position("7k/1P6/8/8/3r4/8/3RR3/K7 w - - 0 1");
    for (String text : new String[] {"e2e4", "Re4", "d2d4", "Rxd4"}) {
      Explanation explanation = position.explain(text);
      assertFalse(explanation.isLegal(), text);
      assertTrue(explanation.isPseudoLegal(), text);
    }
    assertFalse(position.explain("e2d4").isPseudoLegal());
  }
}
