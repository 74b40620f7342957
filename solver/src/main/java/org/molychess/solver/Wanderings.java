package org.molychess.solver;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Move;
import org.molychess.Side;
import org.molychess.Square;

/** Where the units of the diagram have come to by the moves of a line. */
final class Wanderings {
  /** By the square of a unit now, its square in the diagram. */
  private final Map<Square, Square> origins = new EnumMap<>(Square.class);

  private final Square arrival;
  private final Side mover;

  private Wanderings(List<Move> moves) {
    for (Square square : Square.values()) {
      if (moves.get(0).before().at(square).isPresent()) {
        origins.put(square, square);
      }
    }
    for (Move move : moves) {
      follow(move);
    }
    Move last = moves.get(moves.size() - 1);
    arrival = destination(last);
    mover = last.piece().side();
  }

  static Wanderings of(Line line) {
    return new Wanderings(line.toMoves());
  }

  private void follow(Move move) {
    Square victim = move.captureSquare().map(origins::remove).orElse(null);
    Square rook = move.castlingRook().map(origins::remove).orElse(null);
    carry(move.from(), move.to());
    if (rook != null) {
      origins.put(Square.at(move.to().file() == 7 ? 6 : 4, move.to().rank()), rook);
    }
    for (Effect effect : move.effects()) {
      if (effect instanceof Effect.Transferred transfer) {
        carry(transfer.from(), transfer.to());
      } else if (effect instanceof Effect.Removed removed) {
        origins.remove(removed.square());
      } else if (effect instanceof Effect.Placed placed) {
        put(placed, victim, move);
      }
    }
  }

  /** A reborn unit is the victim; a unit that reappears from below has no origin. */
  private void put(Effect.Placed placed, @Nullable Square victim, Move move) {
    boolean reborn =
        victim != null
            && placed.piece().side() != move.piece().side()
            && placed.square() != move.from();
    if (reborn) {
      origins.put(placed.square(), victim);
    } else {
      origins.remove(placed.square());
    }
  }

  private void carry(Square from, Square to) {
    Square origin = origins.remove(from);
    if (origin == null) {
      origins.remove(to);
    } else {
      origins.put(to, origin);
    }
  }

  /** Returns where the unit that moves stands when the move is complete. */
  static Square destination(Move move) {
    Square square = move.to();
    for (Effect effect : move.effects()) {
      if (effect instanceof Effect.Transferred transfer && transfer.from() == square) {
        square = transfer.to();
      }
    }
    return square;
  }

  /** Returns whether the unit moved last is back on its square. */
  boolean isCircuit() {
    return origins.get(arrival) == arrival;
  }

  /**
   * Returns whether the unit moved last stands where a unit of its side stood that has its place.
   */
  boolean isExchange() {
    Square origin = origins.get(arrival);
    return origin != null && origin != arrival && origins.get(origin) == arrival && mover != null;
  }
}
