package org.molychess.conformance.plain;

import java.util.Set;

/** Section 10.7: the square that the capturer has just left. */
final class PlainPwc extends PlainRebirth {

  PlainPwc() {
    super("circe-pwc", Set.of());
  }

  @Override
  int target(PlainDraft draft, PlainMan reborn) {
    return draft.step.from;
  }

  @Override
  boolean strandsPawns() {
    return true;
  }
}
