package org.molychess;

/**
 * A stage of a move; the stages are declared in the order in which they come (RULES 1.2).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.2">RULES 1.2</a>
 */
public enum Stage {
  /** The owner of waiting pawns chooses their officers. */
  PENDING("choice"),
  /** The victim is lifted, the unit moves, a pawn promotes, castling moves the rook. */
  MOVE("move"),
  /** A unit has left a watched square. */
  DEPARTURE("departure hook"),
  /** A unit is in hand; a condition may forbid the capture. */
  BEFORE_CAPTURE("before-capture hook"),
  /** The victim's fate is settled. */
  CAPTURE("capture hook"),
  /** The victim's fate is settled, and other conditions take note of it. */
  AFTER_CAPTURE("after-capture hook"),
  /** A pawn has become an officer. */
  PROMOTION("promotion hook"),
  /** All rebirths and transfers are over. */
  AFTER_MOVE("after-move hook"),
  /** The mover's king must be safe. */
  LEGALITY("legality"),
  /** The move gives check. */
  CHECK("check hook"),
  /** The turn passes. */
  TURN_END("turn-end hook"),
  /** The move mates, as judged by the other conditions. */
  MATE("mate hook"),
  /** The side to move is stalemated, as judged by the other conditions. */
  STALEMATE("stalemate hook"),
  /** The move is complete. */
  RESULT("result");

  private final String text;

  Stage(String text) {
    this.text = text;
  }

  /** Returns its name in words: {@code capture hook}. */
  @Override
  public String toString() {
    return text;
  }
}
