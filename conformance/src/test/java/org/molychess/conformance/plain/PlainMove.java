package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** A legal move: its machine text, the position after it, and what it did besides. */
public final class PlainMove {

  private final String pending;
  private final PlainStep step;
  private final String choices;
  private final List<String> effects;
  private final PlainPosition after;

  PlainMove(
      String pending, PlainStep step, String choices, List<String> effects, PlainPosition after) {
    this.pending = pending;
    this.step = step;
    this.choices = choices;
    this.effects = List.copyOf(effects);
    this.after = after;
  }

  /** The machine form of section 9. */
  public String text() {
    return pending + step.text() + (choices.isEmpty() ? "" : "@" + choices);
  }

  /** The step alone, without pending or later choices. */
  public String stepText() {
    return step.text();
  }

  /**
   * The changes that the step does not show, as {@code [+bRb1]} or {@code [wRb8->a1]}, in order.
   */
  public List<String> effects() {
    return effects;
  }

  public PlainPosition after() {
    return after;
  }

  PlainMove with(PlainPosition newAfter, List<String> newEffects) {
    List<String> more = new ArrayList<>(effects);
    more.addAll(newEffects);
    return new PlainMove(pending, step, choices, more, newAfter);
  }

  @Override
  public String toString() {
    return text();
  }
}
