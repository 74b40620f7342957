package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Section 7, Ghost: victims pile up under their square and come back taboo, last in, first out. */
final class PlainGhost extends PlainCondition {

  PlainGhost() {
    super("ghost", Set.of());
  }

  @Override
  boolean placesUnits() {
    return true;
  }

  @Override
  List<PlainDraft> settle(PlainDraft draft) {
    if (draft.victim.isKing()) {
      return List.of(draft);
    }
    if (draft.step.isEnPassant()) {
      draft.place(draft.step.victimSquare, draft.victim.tabooed());
    } else {
      draft
          .position
          .ghosts
          .computeIfAbsent(draft.step.to, square -> new ArrayList<>())
          .add(0, draft.victim.asGhost());
    }
    draft.settled = true;
    return List.of(draft);
  }
}
