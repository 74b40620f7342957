package org.molychess;

/**
 * One visible change that a move makes besides the move itself.
 *
 * <p>Its text is the bracket of the human notation: {@code [+bRb1]}, {@code [wRb8->a1]}.
 */
public sealed interface Effect {
  /** Returns the id of the condition that caused it. */
  String rule();

  /** A unit appears: a rebirth or a reappearance. */
  record Placed(Piece piece, Square square, String rule) implements Effect {
    @Override
    public String toString() {
      return "[+" + piece.code() + square + "]";
    }
  }

  /** A unit other than the captured one vanishes. */
  record Removed(Piece piece, Square square, String rule) implements Effect {
    @Override
    public String toString() {
      return "[-" + piece.code() + square + "]";
    }
  }

  /** A unit is carried to another square. */
  record Transferred(Piece piece, Square from, Square to, String rule) implements Effect {
    @Override
    public String toString() {
      return "[" + piece.code() + from + "->" + to + "]";
    }
  }

  /** A unit becomes another one where it stands. */
  record Changed(Piece before, Piece piece, Square square, String rule) implements Effect {
    @Override
    public String toString() {
      return "[" + before.code() + square + "=" + piece.code() + "]";
    }
  }
}
