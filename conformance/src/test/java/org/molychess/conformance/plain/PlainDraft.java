package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** A move while it is being made. A choice makes copies, one for each answer. */
final class PlainDraft {

  final PlainPosition position;
  final PlainStep step;
  final boolean white;

  /** The unit that moves, as it was before. */
  final PlainMan mover;

  /** The unit that stands on the arrival square: the mover, or what it has become. */
  PlainMan arrived;

  /** The captured unit, or null. */
  PlainMan victim;

  /** Whether the fate of the victim is decided. */
  boolean settled;

  /** The mover's choices, as the machine text writes them. */
  String choices = "";

  /** The visible changes that the step itself does not show. */
  final List<String> effects = new ArrayList<>();

  PlainDraft(PlainPosition position, PlainStep step) {
    this.position = position;
    this.step = step;
    this.mover = position.board[step.from];
    this.white = mover.white;
  }

  PlainDraft copy() {
    PlainDraft copy = new PlainDraft(position.copy(), step, mover);
    copy.arrived = arrived;
    copy.victim = victim;
    copy.settled = settled;
    copy.choices = choices;
    copy.effects.addAll(effects);
    return copy;
  }

  private PlainDraft(PlainPosition position, PlainStep step, PlainMan mover) {
    this.position = position;
    this.step = step;
    this.mover = mover;
    this.white = mover.white;
  }

  /** Puts a unit on a square by a rule. */
  void place(int square, PlainMan man) {
    position.place(square, man);
    effects.add("[+" + man.text() + PlainSquare.name(square) + "]");
  }

  /** Puts the victim, or what it has become, on a square: it is reborn. */
  void rebirth(int square, PlainMan man) {
    place(square, man);
    settled = true;
  }

  /** Removes a unit for good. */
  void crush(int square) {
    PlainMan man = position.lift(square);
    effects.add("[-" + man.text() + PlainSquare.name(square) + "]");
  }

  /** Carries the unit on the arrival square elsewhere. */
  void transfer(int to) {
    PlainMan man = position.lift(step.to);
    position.place(to, man);
    effects.add("[" + man.text() + PlainSquare.name(step.to) + "->" + PlainSquare.name(to) + "]");
  }

  /** Whether the unit that moved still stands where it arrived. */
  boolean isOnArrival() {
    return position.board[step.to] == arrived;
  }

  /** Brings back what lies under a square that has been left. */
  void reappear(int square) {
    PlainMan man = position.reappear(square);
    if (man != null) {
      effects.add("[+" + man.text() + PlainSquare.name(square) + "]");
    }
  }
}
