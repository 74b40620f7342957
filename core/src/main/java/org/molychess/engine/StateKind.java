package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.spi.Capture;

/** A piece of declared state: where it lies on a board, and its FEN token. */
abstract class StateKind {
  private final String token;
  private final String rule;
  int first;

  StateKind(String token, String rule) {
    this.token = token;
    this.rule = rule;
  }

  /** Returns the FEN token's name. */
  final String token() {
    return token;
  }

  /** Returns the id of the condition that declared it. */
  final String rule() {
    return rule;
  }

  final void place(int word) {
    first = word;
  }

  /** Returns how many words it takes. */
  int size() {
    return 1;
  }

  /** Returns whether it rides on units. */
  boolean rides() {
    return false;
  }

  /** Returns what a unit carries that appears out of nothing. */
  long bareCoat() {
    return 0;
  }

  /** Returns what rode on the captured unit. */
  static long coatOfVictim(Capture capture) {
    return capture instanceof Rehearsal rehearsal
        ? rehearsal.victimCoat()
        : ((Script) capture).victimCoat();
  }

  /** Fills in the value of a position that does not mention it; the units are on the board. */
  void initialize(Board board) {}

  /** Reads the token's value; returns what is wrong with it, or null. */
  abstract @Nullable String read(Board board, String value);

  /** Returns what contradicts the board or the rules, or null. */
  @Nullable String contradiction(Board board, Program program) {
    return null;
  }

  /** Returns how many units it holds that do not stand on the board. */
  int units(Board board) {
    return 0;
  }

  /** Returns the token's value, or an empty text if it says nothing. */
  abstract String write(Board board);
}
