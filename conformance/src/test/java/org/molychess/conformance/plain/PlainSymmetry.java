package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.5: the image of the capture square in the centre of the board. */
final class PlainSymmetry extends PlainRebirth {

  PlainSymmetry() {
    super("circe-symmetry", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return image(draft.step.victimSquare);
  }

  static int image(int square) {
    return PlainSquare.at(7 - PlainSquare.file(square), 7 - PlainSquare.rank(square));
  }
}
