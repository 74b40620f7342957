package org.molychess.conformance.plain;

import java.util.List;
import java.util.Set;

/** Section 10.10: rebirth on the home crushes whatever stands there. */
final class PlainAssassin extends PlainCondition {

  PlainAssassin() {
    super("circe-assassin", Set.of());
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
    int home = PlainHome.of(draft.victim, draft.step.victimSquare);
    PlainMan occupant = draft.position.board[home];
    if (draft.position.isBarred(home) || (occupant != null && draft.step.isEnPassant())) {
      return List.of(draft);
    }
    if (occupant != null && occupant.isKing()) {
      return List.of();
    }
    if (occupant != null) {
      draft.crush(home);
    }
    draft.rebirth(home, draft.victim);
    return List.of(draft);
  }

  @Override
  PlainCheck check() {
    return PlainAssassin::isInCheck;
  }

  /** Clause 4: attacked, or to be crushed by the rebirth of an attacked unit of its own side. */
  private static boolean isInCheck(PlainPosition position, boolean white) {
    int king = position.king(white);
    if (king < 0) {
      return false;
    }
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      if (man != null && man.white == white) {
        boolean isThreat = man.isKing() || PlainHome.of(man, square) == king;
        if (isThreat && PlainAttacks.isAttacked(position, square, !white)) {
          return true;
        }
      }
    }
    return false;
  }
}
