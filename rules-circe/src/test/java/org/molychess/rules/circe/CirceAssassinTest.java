package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.10. */
final class CirceAssassinTest {
  private static final Worked WORKED = Worked.under("circe-assassin");

  @Test
  void thePublishedExample() {
    WORKED.plays("1B6/8/8/7k/8/3K4/3n4/8 w - - 0 1", "d3d2", "1n6/8/8/7k/8/8/3K4/8 b - - 0 1");
    WORKED.writes("1B6/8/8/7k/8/3K4/3n4/8 w - - 0 1", "d3d2", "Kxd2[-wBb8][+bNb8]");
  }

  @Test
  void aUnitTakenOnItsHomeCrushesItsCapturer() {
    WORKED.plays("4k3/8/8/5b2/8/8/7K/1N6 b - - 0 1", "f5b1", "4k3/8/8/8/8/8/7K/1N6 w - - 0 2");
  }

  @Test
  void anAttackedUnitWhoseHomeIsTheKingsSquareIsACheck() {
    WORKED.isCheck(true, "4k3/8/8/2B5/4n3/8/8/2K5 w - - 0 1");
    WORKED.forbids("4k3/8/8/2B5/4n3/8/8/2K5 w - - 0 1", "c5d6");
    WORKED.plays("4k3/8/8/2B5/4n3/8/8/2K5 w - - 0 1", "c5b4", "4k3/8/8/8/1B2n3/8/8/2K5 b - - 1 1");
  }

  @Test
  void castlingIsBarredThroughSuchACheck() {
    WORKED.forbids("4k3/8/1n6/8/2B5/8/8/4K2R w K - 0 1", "e1g1", "e1f1");
  }

  @Test
  void aKingCannotTakeAUnitOnItsHome() {
    WORKED.forbids("3q4/2K5/8/8/8/8/8/7k w - - 0 1", "c7d8");
  }

  @Test
  void aPromotingPawnThatIsCrushedMakesFourMoves() {
    WORKED.allowsOnly("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8", "a7b8q", "a7b8r", "a7b8b", "a7b8n");
    WORKED.plays("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", "1n5k/8/8/8/8/8/8/K7 b - - 0 1");
  }
}
