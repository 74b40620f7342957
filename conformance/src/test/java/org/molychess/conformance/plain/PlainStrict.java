package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.11: Circe and Immune together. */
final class PlainStrict extends PlainRebirth {

  PlainStrict() {
    super("circe-strict", Set.of());
  }

  @Override
  boolean forbidsCapture(PlainDraft draft) {
    return PlainImmune.isImmune(draft);
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return PlainHome.of(reborn, draft.step.victimSquare);
  }
}
