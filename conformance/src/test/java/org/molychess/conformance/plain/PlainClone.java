package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.2: the victim takes the type of its capturer, a king's excepted. */
final class PlainClone extends PlainRebirth {

  PlainClone() {
    super("circe-clone", Set.of());
  }

  @Override
  PlainMan reborn(PlainDraft draft) {
    return draft.mover.isKing() ? draft.victim : draft.victim.as(draft.mover.kind);
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return PlainHome.of(reborn, draft.step.victimSquare);
  }
}
