package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.16: a unit can be captured only if its home is empty. */
final class PlainImmune extends PlainCondition {

  PlainImmune() {
    super("immune", Set.of());
  }

  @Override
  boolean forbidsCapture(PlainDraft draft) {
    return isImmune(draft);
  }

  static boolean isImmune(PlainDraft draft) {
    return !draft.victim.isKing()
        && !draft.step.isEnPassant()
        && !draft.position.isFree(PlainHome.of(draft.victim, draft.step.victimSquare));
  }
}
