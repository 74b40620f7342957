package org.molychess.conformance.plain;

import java.util.Set;

/** Section 4.2: a victim returns to where that very unit stood when the game began. */
final class PlainProgressiveCirce extends PlainRebirth {

  PlainProgressiveCirce() {
    super("progressive-circe", Set.of());
  }

  @Override
  PlainMan reborn(PlainDraft draft) {
    return draft.victim.promoted ? draft.victim.demoted() : draft.victim;
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return reborn.origin == PlainMan.NO_ORIGIN ? PlainStep.NONE : reborn.origin;
  }
}
