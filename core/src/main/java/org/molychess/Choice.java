package org.molychess;

/** What the mover chooses within a move: the text of the move names it after {@code @}. */
public sealed interface Choice {
  /** The choice of a square: where a promoted rook goes, for instance. */
  record OfSquare(Square square) implements Choice {
    /** Returns the name of the square. */
    @Override
    public String toString() {
      return square.toString();
    }
  }

  /** The choice of a role: what a reborn unit becomes, for instance. */
  record OfRole(Role role) implements Choice {
    /** Returns the letter of the role. */
    @Override
    public String toString() {
      return String.valueOf(role.letter());
    }
  }
}
