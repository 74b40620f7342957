package org.molychess.solver;

import java.util.function.UnaryOperator;
import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.PositionBuilder;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/** Makes diagrams out of diagrams. */
final class Diagrams {
  private Diagrams() {}

  /**
   * Returns the position with this side to move; castling marks stay, e.p. squares go.
   *
   * @throws FenException if the other side is then in check
   */
  static Position turn(Position position, Side side) {
    if (position.sideToMove() == side) {
      return position;
    }
    return build(position, position.edit().sideToMove(side).enPassant());
  }

  /** Builds an edited position, as a problem only where a king is missing. */
  static Position build(Position edited, PositionBuilder builder) {
    boolean kings = edited.king(Side.WHITE).isPresent() && edited.king(Side.BLACK).isPresent();
    return kings ? builder.build() : builder.build(Reading.PROBLEM);
  }

  /**
   * Returns a diagram with every unit of another, each put elsewhere, under the convention of
   * problems: kings and rooks that then stand at home may castle.
   *
   * @param place tells where a unit goes; null drops it
   */
  static Position rearrange(
      Position position, Rules rules, UnaryOperator<Square> place, UnaryOperator<Piece> change) {
    PositionBuilder builder = rules.setUp().sideToMove(position.sideToMove());
    for (Square square : Square.values()) {
      position.at(square).ifPresent(piece -> builder.put(change.apply(piece), place.apply(square)));
    }
    return builder.build(Reading.PROBLEM);
  }
}
