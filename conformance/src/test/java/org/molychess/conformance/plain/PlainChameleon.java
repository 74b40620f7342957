package org.molychess.conformance.plain;

import java.util.Set;

/**
 * Section 10.12: the victim changes, N to B to R to Q to N, and is reborn as what it has become.
 */
final class PlainChameleon extends PlainRebirth {

  PlainChameleon() {
    super("circe-chameleon", Set.of());
  }

  @Override
  PlainMan reborn(PlainDraft draft) {
    switch (draft.victim.kind) {
      case 'N':
        return draft.victim.as('B');
      case 'B':
        return draft.victim.as('R');
      case 'R':
        return draft.victim.as('Q');
      case 'Q':
        return draft.victim.as('N');
      default:
        return draft.victim;
    }
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return PlainHome.of(reborn, draft.step.victimSquare);
  }
}
