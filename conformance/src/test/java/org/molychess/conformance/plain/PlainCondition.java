package org.molychess.conformance.plain;

import java.util.List;
import java.util.Set;

/** What a condition changes. By itself it changes nothing. */
abstract class PlainCondition {

  final String name;
  final Set<String> options;

  PlainCondition(String name, Set<String> options) {
    this.name = name;
    this.options = options;
  }

  /** Whether it can put a unit somewhere that did not move there. */
  boolean placesUnits() {
    return false;
  }

  /** Whether it can carry a king home, unmoved. */
  boolean returnsKings() {
    return false;
  }

  /** Whether it can leave a pawn on its last rank, waiting for its promotion. */
  boolean leavesPawnsWaiting() {
    return false;
  }

  /** Whether it can put a pawn on its own first rank. */
  boolean strandsPawns() {
    return false;
  }

  /** Whether kings can be captured, to be reborn. */
  boolean capturesKings() {
    return false;
  }

  /** What check means, or null where it is orthodox. */
  PlainCheck check() {
    return null;
  }

  /** Asked when the capturer stands on its arrival square, before the victim's fate is settled. */
  boolean forbidsCapture(PlainDraft draft) {
    return false;
  }

  /** Settles the victim, or leaves it to the next condition: one draft for each choice. */
  List<PlainDraft> settle(PlainDraft draft) {
    return List.of(draft);
  }

  /** Carries a capturer home; none where it cannot return. */
  List<PlainDraft> returnCapturer(PlainDraft draft) {
    return List.of(draft);
  }

  /** Carries a promoted unit away: one draft for each choice. */
  List<PlainDraft> transferPromoted(PlainDraft draft) {
    return List.of(draft);
  }
}
