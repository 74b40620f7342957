package org.molychess.spi;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.SquareSet;

/**
 * The board in the hands of a hook that may edit it.
 *
 * <p>Every edit becomes an {@link org.molychess.Effect} of the move under the condition's id. A
 * unit is never overwritten: an edit onto an occupied or closed square throws {@link
 * BrokenRuleException}.
 */
public interface Play extends Judgement {
  /**
   * Places a unit on an empty square.
   *
   * <p>A rook on a corner of its own side counts as unmoved (RULES 1.3). The unit carries no marks.
   *
   * @throws BrokenRuleException if the square is occupied or closed, or the unit may not stand
   *     there without a {@link Capability} that is not declared
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.3">RULES 1.3</a>
   */
  void place(Piece piece, Square square);

  /**
   * Takes the unit on the square off the board.
   *
   * @throws BrokenRuleException if no unit stands there
   */
  void remove(Square square);

  /**
   * Carries a unit to an empty square, with its marks; what it leaves is a departure.
   *
   * <p>A unit carried to the square it stands on stays there, but counts as placed: a rook on its
   * corner as unmoved. That is no effect of the move.
   *
   * @throws BrokenRuleException if no unit stands on {@code from}, if {@code to} is occupied or
   *     closed, or if the unit may not stand there without a {@link Capability} that is not
   *     declared
   */
  void transfer(Square from, Square to);

  /**
   * Turns the unit on the square into another role.
   *
   * @throws BrokenRuleException if no unit stands there, or it may not become that without a {@link
   *     Capability} that is not declared
   */
  void change(Square square, Role role);

  /**
   * Returns the mover's choice among these squares; each is a move of its own.
   *
   * @throws BrokenRuleException if there is none to choose
   */
  Square chooseSquare(SquareSet squares);

  /**
   * Returns the mover's choice among these squares, or null if he declines: a move of its own as
   * well, whose text names no square.
   *
   * @throws BrokenRuleException if the move is yet to be made: a waiting pawn becomes an officer
   */
  @Nullable Square chooseSquareOrNone(SquareSet squares);

  /**
   * Returns the mover's choice among these roles; each is a move of its own.
   *
   * @throws BrokenRuleException if there is none to choose
   */
  Role chooseRole(Role... roles);
}
