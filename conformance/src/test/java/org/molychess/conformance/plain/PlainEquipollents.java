package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.8: as far beyond the capture square as the capturer has come. */
final class PlainEquipollents extends PlainRebirth {

  PlainEquipollents() {
    super("circe-equipollents", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    PlainStep step = draft.step;
    int files = PlainSquare.file(step.to) - PlainSquare.file(step.from);
    int ranks = PlainSquare.rank(step.to) - PlainSquare.rank(step.from);
    int file = PlainSquare.file(step.victimSquare) + files;
    int rank = PlainSquare.rank(step.victimSquare) + ranks;
    return PlainSquare.onBoard(file, rank) ? PlainSquare.at(file, rank) : PlainStep.NONE;
  }

  @Override
  boolean strandsPawns() {
    return true;
  }
}
