package org.molychess.conformance.plain;

import static org.molychess.conformance.plain.PlainFenReader.require;

/** Refuses positions that cannot be, section 8. */
final class PlainFenJudge {

  private PlainFenJudge() {}

  static void judge(PlainPosition position, boolean problem) {
    for (boolean white : new boolean[] {true, false}) {
      int kings = 0;
      for (PlainMan man : position.board) {
        if (man != null && man.isKing() && man.white == white) {
          kings++;
        }
      }
      require(kings == 1 || (kings == 0 && problem), "exactly one king a side is needed");
    }
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      require(
          man == null || mayStand(position.rules, man, square),
          "a pawn on " + PlainSquare.name(square));
    }
    require(
        !position.rules.check().inCheck(position, !position.whiteToMove),
        "the side not to move is in check");
  }

  /** Whether such a unit may stand, or lie, on such a square. */
  static boolean mayStand(PlainRules rules, PlainMan man, int square) {
    int rank = PlainSquare.rank(square);
    if (!man.isPawn() || (rank != 0 && rank != 7)) {
      return true;
    }
    return rank == man.lastRank() ? rules.leavesPawnsWaiting() : rules.strandsPawns();
  }
}
