package org.molychess.rules.haunted;

import org.molychess.Square;
import org.molychess.spi.Pile;
import org.molychess.spi.Setup;

/** What Ghost and Haunted chess ask of a pawn that has just made a double step. */
final class DoubleSteps {
  private DoubleSteps() {}

  /** Refuses a ghost under such a pawn: it came to an empty square, and has captured nothing. */
  static void examine(Setup setup, Pile ghosts) {
    for (Square skipped : setup.enPassant()) {
      Square pawn = skipped.onRank(skipped.rank() == 6 ? 5 : 4);
      if (ghosts.isUnder(setup, pawn)) {
        setup.refuse(
            "no ghost can lie under the pawn on " + pawn + ", which has just made a double step");
      }
    }
  }
}
