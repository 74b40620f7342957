package org.molychess.engine.play;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;

/**
 * What tells a move of a position from all others: the packed move, the officers that waiting pawns
 * become first, and the mover's choices.
 */
public final class MoveCode {
  private static final int[] NO_CHOICES = {};

  /** The officers by their two bits, in the order of their letters: b n q r. */
  private static final int[] OFFICERS = {
    UnitCode.BISHOP, UnitCode.KNIGHT, UnitCode.QUEEN, UnitCode.ROOK
  };

  private static final int[] BITS = new int[8];

  static {
    for (int bits = 0; bits < OFFICERS.length; bits++) {
      BITS[OFFICERS[bits]] = bits;
    }
  }

  private final int move;
  private final long waiting;
  private final int pending;
  private final int[] choices;

  private MoveCode(int move, long waiting, int pending, int[] choices) {
    this.move = move;
    this.waiting = waiting;
    this.pending = pending;
    this.choices = choices;
  }

  /**
   * Returns the code of a move.
   *
   * @param before the board before it
   * @param pending the officers of waiting pawns, two bits each, the first square's highest
   * @param choices the meanings of a {@link ChoiceSequence}
   */
  public static MoveCode of(Board before, int move, int pending, int[] choices) {
    return new MoveCode(move, before.waiting(before.side), pending, choices);
  }

  /** Returns the code of a move without choices, where no pawn waits. */
  public static MoveCode of(int move) {
    return new MoveCode(move, 0, 0, NO_CHOICES);
  }

  /** Returns the officers chosen so far with one more, for the next waiting pawn. */
  public static int choose(int pending, int officer) {
    return pending << 2 | BITS[officer];
  }

  /** Returns the packed move. */
  public int move() {
    return move;
  }

  /** Returns the pawns that wait for a choice before the move. */
  public long waiting() {
    return waiting;
  }

  /** Returns the officers of waiting pawns, two bits each. */
  public int pending() {
    return pending;
  }

  /** Returns the code of the officer that the n-th waiting pawn becomes. */
  public int pendingOfficer(int n) {
    return officer(pending, Long.bitCount(waiting) - 1 - n);
  }

  /** Returns the code of an officer, by how many waiting pawns choose after it. */
  public static int officer(int pending, int later) {
    return OFFICERS[pending >>> 2 * later & 3];
  }

  /** Returns the meanings of the mover's choices, as {@link ChoiceSequence} has them. */
  public int[] choices() {
    return choices;
  }

  /** Returns the machine form. */
  public String text() {
    return waiting == 0 && choices.length == 0 ? MoveText.machine(move) : MoveText.machine(this);
  }
}
