package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;

/** The worked positions of RULES 10.5. */
final class CirceSymmetryTest {
  private static final Worked WORKED = Worked.under("circe-symmetry");

  @Test
  void thePublishedExample() {
    WORKED.plays("8/4P3/2n4k/8/8/8/8/6K1 b - - 0 1", "c6e7", "8/4n3/7k/8/8/8/3P4/6K1 w - - 0 2");
  }

  @Test
  void enPassantTheImageIsThatOfTheVictimsSquare() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/3P4/8/4p3/8/8/K7 b - - 0 1");
  }

  @Test
  void aRookTakenInTheOppositeCornerMayCastle() {
    WORKED.plays(
        "4k2R/8/8/8/3b4/8/8/4K3 b - - 0 1 unmoved:K", "d4h8", "4k2b/8/8/8/8/8/8/R3K3 w Q - 0 2");
  }

  /** Beside a condition that strands pawns, the image of a first rank is a promotion rank. */
  @Test
  void aStrandedPawnIsPromotedAtItsRebirth() {
    Position position =
        Rules.parse("circe-symmetry+circe-pwc").position("6k1/8/7b/8/8/8/8/2P3K1 b - - 0 1");
    assertEquals("5Nk1/8/8/8/8/8/8/2b3K1 w - - 0 2", position.move("Bxc1[+wNf8]").after().fen());
    assertEquals(13, position.legalMoves().size());
  }

  /**
   * Beside a condition that leaves pawns waiting, the image of a promotion rank is a first rank.
   */
  @Test
  void aWaitingPawnIsNotReborn() {
    for (String other : List.of("circe-coucou", "circe-couscous", "circe-coucou+progressive")) {
      Position position =
          Rules.parse("circe-symmetry+" + other).position("3qk3/1p6/8/8/8/8/3P2B1/4Kp2 w - - 0 1");
      Move taken = position.move("Bxf1");
      assertEquals(List.of(), taken.effects());
      assertEquals("3qk3/1p6/8/8/8/8/3P4/4KB2", taken.after().fen().split(" ")[0]);
      assertEquals(position.legalMoves().size(), position.perft(1));
    }
  }
}
