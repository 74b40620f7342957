package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Section 7, Haunted: one ghost under a square; an en passant victim bars its own square. */
final class PlainHaunted extends PlainCondition {

  PlainHaunted() {
    super("haunted", Set.of());
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
    PlainPosition position = draft.position;
    int square = draft.step.victimSquare;
    PlainMan ghost = draft.victim.asGhost();
    position.barred.replaceAll(bar -> bar.captor == draft.victim ? bar.withCaptor(ghost) : bar);
    if (draft.step.isEnPassant()) {
      position.ghosts.remove(square);
      position.barred.add(new PlainBarred(square, ghost, draft.arrived));
    } else {
      position.ghosts.put(square, new ArrayList<>(List.of(ghost)));
    }
    draft.settled = true;
    return List.of(draft);
  }
}
