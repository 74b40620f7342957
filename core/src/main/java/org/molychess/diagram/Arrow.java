package org.molychess.diagram;

import java.util.ArrayList;
import java.util.List;
import org.molychess.Effect;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Square;

/**
 * A way that a unit goes in a move; if both squares are the same, something happens there.
 *
 * @param kind what causes it
 */
record Arrow(Square from, Square to, Kind kind) {
  enum Kind {
    /** The move itself, with the rook's in castling. */
    MOVE,
    /** A rebirth or a transfer. */
    EFFECT,
    /** A unit appears or changes where it stands. */
    APPEARANCE,
    /** A unit is taken off. */
    REMOVAL
  }

  /** Returns the arrows of a move, the move itself first, then its effects in order. */
  static List<Arrow> of(Move move) {
    List<Arrow> arrows = new ArrayList<>();
    arrows.add(new Arrow(move.from(), move.to(), Kind.MOVE));
    move.castlingRook()
        .ifPresent(rook -> arrows.add(new Arrow(rook, besideKing(move.to()), Kind.MOVE)));
    for (Effect effect : move.effects()) {
      if (effect instanceof Effect.Placed placed) {
        arrows.add(placed(move, placed));
      } else if (effect instanceof Effect.Transferred carried) {
        arrows.add(new Arrow(carried.from(), carried.to(), Kind.EFFECT));
      } else if (effect instanceof Effect.Removed removed) {
        arrows.add(new Arrow(removed.square(), removed.square(), Kind.REMOVAL));
      } else if (effect instanceof Effect.Changed changed) {
        arrows.add(new Arrow(changed.square(), changed.square(), Kind.APPEARANCE));
      }
    }
    return arrows;
  }

  /** Returns where the rook arrives, by where the king does in castling. */
  private static Square besideKing(Square king) {
    return Square.at(king.file() == 7 ? 6 : 4, king.rank());
  }

  /** A unit comes from under the square, or from where it was captured. */
  private static Arrow placed(Move move, Effect.Placed placed) {
    Square to = placed.square();
    boolean fromBelow = Notes.under(move.before(), to).contains(placed.piece());
    boolean captured =
        move.captured().map(Piece::side).filter(side -> side == placed.piece().side()).isPresent();
    Square from = captured && !fromBelow ? move.captureSquare().orElse(to) : to;
    return new Arrow(from, to, from == to ? Kind.APPEARANCE : Kind.EFFECT);
  }
}
