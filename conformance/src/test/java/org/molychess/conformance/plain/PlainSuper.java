package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Section 10.9: any empty square that the capturing side chooses, or none. */
final class PlainSuper extends PlainCondition {

  PlainSuper() {
    super("circe-super", Set.of());
  }

  @Override
  boolean placesUnits() {
    return true;
  }

  @Override
  boolean strandsPawns() {
    return true;
  }

  @Override
  List<PlainDraft> settle(PlainDraft draft) {
    if (draft.victim.isKing()) {
      return List.of(draft);
    }
    List<PlainDraft> result = new ArrayList<>();
    result.add(draft.copy());
    for (int square = 0; square < 64; square++) {
      if (draft.position.isFree(square)) {
        PlainDraft chosen = draft.copy();
        chosen.choices += PlainSquare.name(square);
        result.addAll(PlainRebirth.putOrPromote(chosen, square, draft.victim));
      }
    }
    return result;
  }
}
