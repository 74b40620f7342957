package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A condition under which a victim is reborn on one target square if that is empty. */
abstract class PlainRebirth extends PlainCondition {

  PlainRebirth(String name, Set<String> options) {
    super(name, options);
  }

  /** What the victim is when it comes back. */
  PlainMan reborn(PlainDraft draft) {
    return draft.victim;
  }

  /** The target square, or {@link PlainStep#NONE}. */
  abstract int target(PlainDraft draft, PlainMan reborn);

  @Override
  final boolean placesUnits() {
    return true;
  }

  @Override
  List<PlainDraft> settle(PlainDraft draft) {
    if (draft.victim.isKing() && !capturesKings()) {
      return List.of(draft);
    }
    PlainMan man = reborn(draft);
    int target = target(draft, man);
    if (target == PlainStep.NONE || !draft.position.isFree(target)) {
      return List.of(draft);
    }
    if (strandsPawns()) {
      return putOrPromote(draft, target, man);
    }
    draft.rebirth(target, man);
    return List.of(draft);
  }

  /** Section 10.0.8: a pawn put on its last rank becomes what the capturing side chooses. */
  static List<PlainDraft> putOrPromote(PlainDraft draft, int target, PlainMan man) {
    if (!man.isPawn() || PlainSquare.rank(target) != man.lastRank()) {
      draft.rebirth(target, man);
      return List.of(draft);
    }
    List<PlainDraft> result = new ArrayList<>();
    for (char officer : PlainMan.OFFICERS.toCharArray()) {
      PlainDraft chosen = draft.copy();
      chosen.choices += Character.toLowerCase(officer);
      chosen.rebirth(target, man.promotedTo(officer));
      result.add(chosen);
    }
    return result;
  }
}
