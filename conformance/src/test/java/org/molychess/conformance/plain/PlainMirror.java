package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.1: the home of the other colour. */
final class PlainMirror extends PlainRebirth {

  PlainMirror() {
    super("circe-mirror", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return PlainHome.of(reborn.kind, !reborn.white, draft.step.victimSquare);
  }
}
