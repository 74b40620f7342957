package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PawnSquares;

/** One piece of declared state: the words in which it lies on a board, and its FEN token. */
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

  /** Returns whether it is unit state, which goes with a unit. */
  boolean isUnitState() {
    return false;
  }

  /** Returns its bits of the unit state of a unit that a rule has placed, from bit 0 on. */
  long bareState() {
    return 0;
  }

  /** Fills in the value for a FEN without its token. The units are on the board already. */
  public void initialize(Board board) {}

  /** Reads the token's value; returns what is wrong with it, or null. */
  public abstract @Nullable String read(Board board, String value);

  /** Returns how its value contradicts the board or the rules, or null. */
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
