package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.4: the file of the capture square, on the victim's first or second rank. */
final class PlainFile extends PlainRebirth {

  PlainFile() {
    super("circe-file", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    int rank = reborn.isPawn() ? reborn.secondRank() : reborn.firstRank();
    return PlainSquare.at(PlainSquare.file(draft.step.victimSquare), rank);
  }
}
