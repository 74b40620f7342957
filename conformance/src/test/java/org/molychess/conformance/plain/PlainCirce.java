package org.molychess.conformance.plain;

import java.util.Set;

/** Sections 2 and 10.13: a victim is reborn on its home, with rex inclusive a king too. */
final class PlainCirce extends PlainRebirth {

  PlainCirce(Set<String> options) {
    super("circe", options);
  }

  private boolean isRexInclusive() {
    return options.contains("rex-inclusive");
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return PlainHome.of(reborn, draft.step.victimSquare);
  }

  @Override
  boolean capturesKings() {
    return isRexInclusive();
  }

  @Override
  boolean returnsKings() {
    return isRexInclusive();
  }

  @Override
  PlainCheck check() {
    return isRexInclusive() ? PlainCirce::isInCheckRexInclusive : null;
  }

  /** Clause 10.13.2: attacked by a unit that would take the king without rebirth. */
  private static boolean isInCheckRexInclusive(PlainPosition position, boolean white) {
    int king = position.king(white);
    if (king < 0) {
      return false;
    }
    int home = PlainHome.ofKing(white);
    for (int attacker : PlainAttacks.attackers(position, king, !white)) {
      boolean homeIsOpen = position.board[home] == null || home == attacker;
      if (!homeIsOpen) {
        return true;
      }
    }
    return false;
  }
}
