package org.molychess.solver;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.Effect;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.Square;

/** Where the units of the diagram have come to by the moves of a line. */
final class Wanderings {
  /** By the square of a unit now, its square in the diagram. */
  private final Map<Square, Square> origins = new EnumMap<>(Square.class);

  private final Cursor cursor;
  private final Square arrival;

  /** Where the unit that was captured last has been reborn; null if it has not. */
  private @Nullable Square rebirth;

  private Wanderings(Cursor cursor, List<Move> moves) {
    this.cursor = cursor;
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
  }

  static Wanderings of(Line line) {
    return new Wanderings(line.cursor, line.toMoves());
  }

  private void follow(Move move) {
    rebirth = null;
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
      rebirth = placed.square();
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
    return isBack(arrival);
  }

  /** Returns whether the unit captured last has been reborn on its square. */
  boolean isCircuitByRebirth() {
    return rebirth != null && isBack(rebirth);
  }

  private boolean isBack(Square square) {
    return origins.get(square) == square;
  }

  /**
   * Returns whether the unit moved last stands where a unit of its side stood that has its place.
   */
  boolean isExchange() {
    return isExchange(arrival);
  }

  /** Returns the same of the unit captured last, if it has been reborn. */
  boolean isExchangeByRebirth() {
    return rebirth != null && isExchange(rebirth);
  }

  private boolean isExchange(Square square) {
    Square origin = origins.get(square);
    if (origin == null || origin == square || origins.get(origin) != square) {
      return false;
    }
    Piece one = cursor.at(square);
    Piece other = cursor.at(origin);
    return one != null && other != null && one.side() == other.side();
  }

  /**
   * Returns whether the unit moved last stands next to the one that stood on a square in the
   * diagram, and nothing else does.
   */
  boolean isKiss(Square square) {
    long units = cursor.units(Side.WHITE).or(cursor.units(Side.BLACK)).bits();
    for (Map.Entry<Square, Square> unit : origins.entrySet()) {
      if (unit.getValue() == square) {
        long beside = EmptyBoard.ring(unit.getKey().ordinal()) & units;
        return beside == 1L << arrival.ordinal();
      }
    }
    return false;
  }
}
