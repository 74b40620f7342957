package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.3: the rank of the capture square, and the file of the victim's type. */
final class PlainRank extends PlainRebirth {

  PlainRank() {
    super("circe-rank", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    int captureSquare = draft.step.victimSquare;
    int rank = PlainSquare.rank(captureSquare);
    switch (reborn.kind) {
      case 'P':
        return captureSquare;
      case 'Q':
        return PlainSquare.at('d' - 'a', rank);
      case 'R':
        return sameColour(captureSquare, PlainSquare.at(0, rank), PlainSquare.at(7, rank));
      case 'N':
        return sameColour(captureSquare, PlainSquare.at(1, rank), PlainSquare.at(6, rank));
      default:
        return sameColour(captureSquare, PlainSquare.at(2, rank), PlainSquare.at(5, rank));
    }
  }

  private static int sameColour(int captureSquare, int one, int other) {
    return PlainSquare.isLight(one) == PlainSquare.isLight(captureSquare) ? one : other;
  }
}
