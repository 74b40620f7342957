package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Section 5: a promoted officer is carried to its home, or wherever the options say. */
final class PlainPromotionCirce extends PlainCondition {

  PlainPromotionCirce(Set<String> options) {
    super("promotion-circe", options);
    refuseBoth("white", "black");
    refuseBoth("inverse", "enlarged");
  }

  private void refuseBoth(String one, String other) {
    if (options.contains(one) && options.contains(other)) {
      throw new IllegalArgumentException(one + " contradicts " + other);
    }
  }

  @Override
  boolean placesUnits() {
    return true;
  }

  @Override
  List<PlainDraft> transferPromoted(PlainDraft draft) {
    if (!draft.step.isPromotion() || !draft.isOnArrival() || !concerns(draft.white)) {
      return List.of(draft);
    }
    if (options.contains("enlarged")) {
      return enlarged(draft);
    }
    int target = PlainHome.of(draft.arrived, draft.step.to);
    if (options.contains("inverse")) {
      target = PlainSquare.at(7 - PlainSquare.file(target), PlainSquare.rank(target));
    }
    if (draft.position.isFree(target)) {
      draft.transfer(target);
    }
    return List.of(draft);
  }

  private boolean concerns(boolean white) {
    return !options.contains(white ? "black" : "white");
  }

  private List<PlainDraft> enlarged(PlainDraft draft) {
    List<PlainDraft> result = new ArrayList<>();
    for (int file = 0; file < 8; file++) {
      int target = PlainSquare.at(file, draft.arrived.firstRank());
      if (draft.position.isFree(target)) {
        PlainDraft chosen = draft.copy();
        chosen.choices += PlainSquare.name(target);
        chosen.transfer(target);
        result.add(chosen);
      }
    }
    return result.isEmpty() ? List.of(draft) : result;
  }
}
