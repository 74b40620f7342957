package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PawnSquares;

/** A piece of declared state: where it lies on a board, and its FEN token. */
public abstract class StateKind {
  private final String token;
  private final String rule;
  private int first;

  StateKind(String token, String rule) {
    this.token = token;
    this.rule = rule;
  }

  /** Returns the FEN token's name. */
  public final String token() {
    return token;
  }

  /** Returns the id of the condition that declared it. */
  public final String rule() {
    return rule;
  }

  final void place(int word) {
    first = word;
  }

  /** Returns the index of its first word. */
  public final int word() {
    return first;
  }

  /** Returns how many words it takes. */
  int size() {
    return 1;
  }

  /** Returns whether it rides on units. */
  boolean ridesOnUnits() {
    return false;
  }

  /** Returns what a unit carries that appears out of nothing. */
  long bareState() {
    return 0;
  }

  /** Fills in the value of a position that does not mention it; the units are on the board. */
  public void initialize(Board board) {}

  /** Reads the token's value; returns what is wrong with it, or null. */
  public abstract @Nullable String read(Board board, String value);

  /** Returns what contradicts the board or the rules, or null. */
  public @Nullable String contradiction(Board board, PawnSquares pawns) {
    return null;
  }

  /** Returns how many units it holds that do not stand on the board. */
  public int units(Board board) {
    return 0;
  }

  /** Returns the token's value, or an empty text if it says nothing. */
  public abstract String write(Board board);
}
