package org.molychess.conformance.plain;

import java.util.Set;

/** Section 3: a victim is reborn on the home of its capturer. */
final class PlainCoucou extends PlainRebirth {

  /** Couscous: a pawn that captures and promotes still counts as a pawn. */
  private final boolean couscous;

  PlainCoucou(String name, boolean couscous) {
    super(name, Set.of());
    this.couscous = couscous;
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    PlainMan capturer = couscous ? draft.mover : draft.arrived;
    return PlainHome.of(capturer, draft.step.victimSquare);
  }

  @Override
  boolean leavesPawnsWaiting() {
    return true;
  }
}
