package org.molychess.conformance.plain;

import java.util.List;
import java.util.Set;

/** Sections 10.14 and 10.15: the capturer goes home, or may not capture. */
final class PlainAnticirce extends PlainCondition {

  PlainAnticirce(Set<String> options) {
    super("anticirce", options);
  }

  private boolean isCheylan() {
    return options.contains("cheylan");
  }

  @Override
  boolean placesUnits() {
    return true;
  }

  @Override
  boolean returnsKings() {
    return true;
  }

  @Override
  List<PlainDraft> returnCapturer(PlainDraft draft) {
    if (!draft.step.isCapture() || !draft.isOnArrival()) {
      return List.of(draft);
    }
    int home = PlainHome.of(draft.arrived, draft.step.victimSquare);
    if (home == draft.step.to) {
      if (isCheylan()) {
        return List.of();
      }
      draft.position.place(home, draft.arrived);
      return List.of(draft);
    }
    if (!draft.position.isFree(home)) {
      return List.of();
    }
    draft.transfer(home);
    return List.of(draft);
  }

  @Override
  PlainCheck check() {
    return this::isInCheck;
  }

  /** Clause 10.14.5: attacked by a unit that could return after taking the king. */
  private boolean isInCheck(PlainPosition position, boolean white) {
    int king = position.king(white);
    if (king < 0) {
      return false;
    }
    for (int attacker : PlainAttacks.attackers(position, king, !white)) {
      PlainMan man = position.board[attacker];
      if (man.isPawn() && PlainSquare.rank(king) == man.lastRank()) {
        for (char officer : PlainMan.OFFICERS.toCharArray()) {
          if (canReturn(position, man.promotedTo(officer), attacker, king)) {
            return true;
          }
        }
      } else if (canReturn(position, man, attacker, king)) {
        return true;
      }
    }
    return false;
  }

  private boolean canReturn(PlainPosition position, PlainMan capturer, int from, int king) {
    int home = PlainHome.of(capturer, king);
    if (home == king) {
      return !isCheylan();
    }
    return home == from || position.isFree(home);
  }
}
