package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;

/** The worked positions of RULES 10.13. */
final class RexInclusiveTest {
  private static final Worked WORKED = Worked.under("circe:rex-inclusive");

  @Test
  void aKingIsCapturedAndReborn() {
    WORKED.plays(
        "8/8/3k4/8/3R4/8/8/K7 w - - 0 1", "d4d6", "4k3/8/3R4/8/8/8/8/K7 b - - 0 1 unmoved:k");
    WORKED.writes("8/8/3k4/8/3R4/8/8/K7 w - - 0 1", "d4d6", "Rxd6[+bKe8]");
  }

  @Test
  void nobodyHasToCaptureHim() {
    WORKED.allows("8/8/3k4/8/3R4/8/8/K7 w - - 0 1", "a1a2");
  }

  @Test
  void anAttackIsCheckIfHisHomeIsOccupied() {
    WORKED.isCheck(true, "4n3/8/3k4/8/3R4/8/8/K7 b - - 0 1");
    WORKED.forbids("4n3/8/3k4/8/3R4/8/8/K7 b - - 0 1", "d6d5");
  }

  @Test
  void heIsOutOfCheckIfHisHomeIsCleared() {
    WORKED.plays("4n3/8/3k4/8/3R4/8/8/K7 b - - 0 1", "e8f6", "8/8/3k1n2/8/3R4/8/8/K7 w - - 1 2");
  }

  @Test
  void castlingPassesAttackedSquares() {
    WORKED.plays("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1", "4k3/8/8/8/8/5r2/8/5RK1 b - - 1 1");
  }

  @Test
  void aKingTakesAKing() {
    WORKED.plays(
        "8/8/8/3k4/3K4/8/8/8 w - - 0 1", "d4d5", "4k3/8/8/3K4/8/8/8/8 b - - 0 1 unmoved:k");
  }

  @Test
  void rookMarksOutliveTheKingsMoves() {
    WORKED.plays(
        "8/2k5/8/8/8/4b3/3K4/7R b - - 0 1", "e3d2", "8/2k5/8/8/8/8/3b4/4K2R w - - 0 2 unmoved:K");
    WORKED.isCheck(true, "8/2k5/8/8/8/8/3b4/4K2R w - - 0 2 unmoved:K");
    WORKED.plays(
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2", "4k3/8/8/8/8/8/4K3/7R b K - 1 1 unmoved:-");
  }
}
