package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.6: the image of the home in the centre of the board. */
final class PlainDiametral extends PlainRebirth {

  PlainDiametral() {
    super("circe-diametral", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return PlainSymmetry.image(PlainHome.of(reborn, draft.step.victimSquare));
  }
}
