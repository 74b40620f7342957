package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worked positions of RULES 10.14. */
final class AnticirceTest {
  private static final Worked WORKED = Worked.under("anticirce");

  @Test
  void theCapturerReturns() {
    WORKED.plays(
        "4k3/8/8/2p5/8/8/8/2R1K3 w - - 0 1 unmoved:K", "c1c5", "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1");
    WORKED.writes("4k3/8/8/2p5/8/8/8/2R1K3 w - - 0 1 unmoved:K", "c1c5", "Rxc5[wRc5->a1]");
  }

  @Test
  void aKingReturnsAndCountsAsUnmoved() {
    WORKED.plays(
        "8/4P3/3k4/8/8/8/8/K7 b - - 0 1", "d6e7", "4k3/8/8/8/8/8/8/K7 w - - 0 2 unmoved:k");
  }

  @Test
  void aRookThatCapturesOnItsCornerCountsAsUnmoved() {
    WORKED.plays(
        "4k3/8/8/8/8/8/4K3/b6R w - - 0 1", "h1a1", "4k3/8/8/8/8/8/4K3/R7 b Q - 0 1 unmoved:-");
    WORKED.writes("4k3/8/8/8/8/8/4K3/b6R w - - 0 1", "h1a1", "Rxa1");
  }

  @Test
  void aPromotedFigureNeedsItsHome() {
    WORKED.forbids("1r5k/P7/8/8/8/8/8/2B1K3 w - - 0 1", "a7b8b");
    WORKED.plays("1r5k/P7/8/8/8/8/8/2B1K3 w - - 0 1", "a7b8n", "7k/8/8/8/8/8/8/2B1K1N1 b - - 0 1");
    WORKED.writes("1r5k/P7/8/8/8/8/8/2B1K3 w - - 0 1", "a7b8n", "axb8=N[wNb8->g1]");
  }

  @Test
  void aUnitThatCannotReturnGivesNoCheck() {
    WORKED.isCheck(false, "4k2n/8/8/8/4r3/8/8/4K3 w - - 0 1");
    WORKED.forbids("4k2n/8/8/8/4r3/8/8/4K3 w - - 0 1", "e1e2");
  }

  @Test
  void aPawnThatTakesEnPassantReturnsOnTheVictimsFile() {
    WORKED.plays("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "4k3/8/8/8/8/8/3P4/K7 b - - 0 1");
    WORKED.forbids("4k3/8/8/3pP3/8/8/3P4/K7 w - d6 0 1", "e5d6");
  }

  /**
   * An officer that takes on e8, a light square, goes to b1, d1, f1 or h1; one of them is empty.
   */
  @ParameterizedTest
  @ValueSource(strings = {"3N1N1N", "1N3N1N", "1N1N3N", "1N1N1N2"})
  void aPawnChecksOnItsLastRankIfOneOfItsFiguresCouldReturn(String homes) {
    WORKED.isCheck(true, "4k3/3P4/8/8/8/K7/8/" + homes + " b - - 0 1");
    WORKED.forbids("8/3P1k2/8/8/8/K7/8/" + homes + " b - - 0 1", "f7e8");
  }

  @Test
  void aPawnGivesNoCheckOnItsLastRankIfNoneOfItsFiguresCouldReturn() {
    WORKED.isCheck(false, "4k3/3P4/8/8/8/K7/8/1N1N1N1N b - - 0 1");
    WORKED.allows("8/3P1k2/8/8/8/K7/8/1N1N1N1N b - - 0 1", "f7e8");
  }

  /** The homes of Black's officers from e1, a dark square: b8, d8, f8, h8. */
  @Test
  void aBlackPawnChecksInTheSameWay() {
    WORKED.isCheck(true, "1n3n1n/8/8/8/8/k7/3p4/4K3 w - - 0 1");
    WORKED.isCheck(false, "1n1n1n1n/8/8/8/8/k7/3p4/4K3 w - - 0 1");
  }

  @Test
  void kingsMayStandSideBySideWithBothHomesOccupied() {
    WORKED.plays("4r3/8/8/3k4/8/3K4/8/4R3 w - - 0 1", "d3d4", "4r3/8/8/3k4/3K4/8/8/4R3 b - - 1 1");
    WORKED.forbids("8/8/8/3k4/8/3K4/8/4R3 w - - 0 1", "d3d4");
  }
}
