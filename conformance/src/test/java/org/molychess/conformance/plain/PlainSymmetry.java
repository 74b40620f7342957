package org.molychess.conformance.plain;

import java.util.Set;

/**
 * Section 10.5: the image of the capture square in the centre of the board; none for a pawn that
 * waited on its promotion rank.
 */
final class PlainSymmetry extends PlainRebirth {

  PlainSymmetry() {
    super("circe-symmetry", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    int image = image(draft.step.victimSquare);
    return reborn.kind == 'P' && PlainSquare.rank(image) == (reborn.white ? 0 : 7)
        ? PlainStep.NONE
        : image;
  }

  static int image(int square) {
    return PlainSquare.at(7 - PlainSquare.file(square), 7 - PlainSquare.rank(square));
  }
}
