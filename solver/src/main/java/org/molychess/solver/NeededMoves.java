package org.molychess.solver;

import java.util.EnumMap;
import java.util.Map;
import org.molychess.Cursor;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/**
 * Counts the moves that a side needs at least to bring its units to the squares of a diagram, under
 * the rules of orthodox chess: for each square where the diagram has a unit of the side and the
 * board does not, the moves of the nearest unit that could come to stand there, with nothing in its
 * way. What is never more than the truth cannot lose a solution.
 */
final class NeededMoves implements Prospect {
  private static final int FAR = 99;

  private final Map<Piece, SquareSet> target = new EnumMap<>(Piece.class);
  private final SquareSet whiteUnits;
  private final SquareSet blackUnits;

  NeededMoves(Position diagram) {
    for (Piece piece : Piece.values()) {
      target.put(piece, diagram.squares(piece));
    }
    whiteUnits = diagram.units(Side.WHITE);
    blackUnits = diagram.units(Side.BLACK);
  }

  /**
   * Returns whether the diagram may be reached in so many moves of the two sides: there are units
   * enough, the other side can still capture those that are too many, and there is time to arrive.
   */
  @Override
  public boolean mayBeReached(Cursor cursor, int white, int black) {
    return canBeCaptured(cursor, Side.WHITE, black)
        && canBeCaptured(cursor, Side.BLACK, white)
        && of(cursor, Side.WHITE, white) <= white
        && of(cursor, Side.BLACK, black) <= black;
  }

  private boolean canBeCaptured(Cursor cursor, Side side, int moves) {
    int there = (side == Side.WHITE ? whiteUnits : blackUnits).size();
    int surplus = cursor.units(side).size() - there;
    return surplus >= 0 && surplus <= moves;
  }

  /** Returns the number of moves, or any number above the most that matters. */
  private int of(Cursor cursor, Side side, int most) {
    int needed = -savedByCastling(cursor, side);
    for (Role role : Role.values()) {
      Piece piece = Piece.of(side, role);
      SquareSet now = cursor.squares(piece);
      long missing = squares(piece).bits() & ~now.bits();
      for (; missing != 0 && needed <= most; missing &= missing - 1) {
        int to = Long.numberOfTrailingZeros(missing);
        int moves = nearest(now.bits(), role, side, to);
        if (role != Role.PAWN && role != Role.KING && moves > 1) {
          long pawns = cursor.squares(Piece.of(side, Role.PAWN)).bits();
          moves = Math.min(moves, promotion(pawns, role, side, to));
        }
        needed += moves;
      }
    }
    return needed;
  }

  private SquareSet squares(Piece piece) {
    return target.getOrDefault(piece, SquareSet.empty());
  }

  /**
   * Returns how many moves castling saves at most: it takes the king some squares on, two from the
   * e-file, and the rook as well.
   */
  private static int savedByCastling(Cursor cursor, Side side) {
    Square king = cursor.king(side);
    return king == null || cursor.castlingRights(side).isEmpty()
        ? 0
        : Math.max(Math.abs(7 - king.file()), Math.abs(king.file() - 3));
  }

  private static int nearest(long units, Role role, Side side, int to) {
    int least = FAR;
    for (long left = units; left != 0 && least > 1; left &= left - 1) {
      least = Math.min(least, moves(role, side, Long.numberOfTrailingZeros(left), to));
    }
    return least;
  }

  /** Returns the moves of the nearest pawn that promotes and then goes on to a square. */
  private static int promotion(long pawns, Role role, Side side, int to) {
    int last = side == Side.WHITE ? 7 : 0;
    int least = FAR;
    for (long left = pawns; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (int file = 0; file < 8; file++) {
        int there = 8 * last + file;
        int steps = moves(Role.PAWN, side, from, there);
        if (steps < least) {
          least = Math.min(least, steps + (there == to ? 0 : moves(role, side, there, to)));
        }
      }
    }
    return least;
  }

  private static int moves(Role role, Side side, int from, int to) {
    int files = Math.abs((from & 7) - (to & 7));
    int ranks = Math.abs((from >> 3) - (to >> 3));
    return switch (role) {
      case PAWN -> pawn(side, from, to, files);
      case KING -> Math.max(files, ranks);
      case ROOK -> files == 0 || ranks == 0 ? 1 : 2;
      case BISHOP -> files == ranks ? 1 : (files + ranks) % 2 == 0 ? 2 : FAR;
      case QUEEN -> files == 0 || ranks == 0 || files == ranks ? 1 : 2;
      case KNIGHT -> knight(files, ranks);
    };
  }

  private static int pawn(Side side, int from, int to, int files) {
    int ahead = ((to >> 3) - (from >> 3)) * (side == Side.WHITE ? 1 : -1);
    if (ahead < Math.max(files, 1)) {
      return FAR;
    }
    boolean leaps = (from >> 3) == (side == Side.WHITE ? 1 : 6) && ahead >= 2 && files < ahead - 1;
    return leaps ? ahead - 1 : ahead;
  }

  /**
   * Returns a bound from below: a move goes three files and ranks, two of them in one direction.
   */
  private static int knight(int files, int ranks) {
    int least = Math.max((Math.max(files, ranks) + 1) / 2, (files + ranks + 2) / 3);
    return (least + files + ranks) % 2 == 0 ? least : least + 1;
  }
}
