package org.molychess.solver;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/**
 * Tells whether a king may still be mated or stalemated: in the end each square next to him must be
 * attacked by the other side or have a unit of his own on it, and in a mate he must be attacked as
 * well. Whatever stands in the way of attacks and moves is left out of account, and a unit that
 * moves is taken to attack what it attacked before: what is never more than the truth cannot lose a
 * solution.
 */
final class KingNet implements Prospect {
  /** Where more moves than these are left, castling included, all is taken to be in reach. */
  private static final int MOST_MOVES = 3;

  /** Where the side of the king has more moves than these left, hardly anything is out of reach. */
  private static final int MOST_KING_MOVES = 2;

  /** How a condition lets units come to squares, or keeps a king from them, by other ways. */
  private enum Ways {
    /** In none. */
    ORTHODOX,
    /** A unit may be safe from the king. */
    SAFE_UNITS,
    /** The same, and units that capture go home. */
    CAPTURERS_GO_HOME,
    /** The same, and units that are captured may come back anywhere. */
    VICTIMS_COME_BACK
  }

  private final Side hunter;
  private final boolean isMate;
  private final Ways ways;
  private final Cover cover;
  private final Piece[] hunters;

  private KingNet(Side victim, boolean isMate, Ways ways) {
    this.hunter = victim.opposite();
    this.isMate = isMate;
    this.ways = ways;
    this.cover = new Cover(ways == Ways.CAPTURERS_GO_HOME, isMate, ways != Ways.ORTHODOX);
    this.hunters =
        List.of(Piece.values()).stream().filter(p -> p.side() == hunter).toArray(Piece[]::new);
  }

  /** Returns the prospects of a goal against a side, or null if nothing is known of them. */
  static @Nullable KingNet of(Goal goal, Side victim, Rules rules) {
    Ways ways = ways(rules);
    boolean isMate = goal.kind() == Goal.Kind.MATE;
    boolean needsNet =
        isMate
            || goal.kind() == Goal.Kind.STALEMATE
            || goal.kind() == Goal.Kind.MATE_OR_STALEMATE
            || goal.kind() == Goal.Kind.DOUBLE_STALEMATE;
    return ways == null || !needsNet ? null : new KingNet(victim, isMate, ways);
  }

  private static @Nullable Ways ways(Rules rules) {
    return switch (rules.toString()) {
      case Rules.ORTHODOX -> Ways.ORTHODOX;
      case "immune" -> Ways.SAFE_UNITS;
      case "anticirce", "anticirce:cheylan" -> Ways.CAPTURERS_GO_HOME;
      case "circe",
          "circe-chameleon",
          "circe-clone",
          "circe-diametral",
          "circe-equipollents",
          "circe-file",
          "circe-mirror",
          "circe-pwc",
          "circe-rank",
          "circe-strict",
          "circe-super",
          "circe-symmetry" ->
          Ways.VICTIMS_COME_BACK;
      default -> null;
    };
  }

  @Override
  public boolean mayBeReached(Cursor cursor, int white, int black) {
    int moves = hunter == Side.WHITE ? white : black;
    int kingMoves = hunter == Side.WHITE ? black : white;
    if (kingMoves > MOST_KING_MOVES || moves > MOST_MOVES) {
      return true;
    }
    Side victim = hunter.opposite();
    Square king = cursor.king(victim);
    moves += castlingSaves(cursor, hunter);
    kingMoves += castlingSaves(cursor, victim);
    if (king == null || moves > MOST_MOVES) {
      return true;
    }
    long guarded = 0;
    for (Piece piece : hunters) {
      for (long left = cursor.squares(piece).bits(); left != 0; left &= left - 1) {
        guarded |= EmptyBoard.attacks(piece, Long.numberOfTrailingZeros(left));
      }
    }
    long own = cursor.units(victim).bits() & ~(1L << king.ordinal());
    int blocks = Math.min(kingMoves, Long.bitCount(own));
    if (ways == Ways.VICTIMS_COME_BACK) {
      if (kingMoves > 0 && mayCapture(cursor, victim, kingMoves)) {
        return true;
      }
      blocks += moves;
    }
    long settled = guarded | (ways == Ways.ORTHODOX ? 0 : cursor.units(hunter).bits());
    return isCaughtNear(cursor, king.ordinal(), moves, kingMoves, settled, guarded, own, blocks);
  }

  /**
   * Returns how many moves castling saves at most: one goes two squares, the other comes beside it.
   * A condition may give a rook the right back, but not a king that has moved.
   */
  private int castlingSaves(Cursor cursor, Side side) {
    boolean mayCastle =
        ways == Ways.ORTHODOX
            ? !cursor.castlingRights(side).isEmpty()
            : (cursor.squares(Piece.of(side, Role.KING)).bits()
                    & Cover.homes(Piece.of(side, Role.KING)))
                != 0;
    return mayCastle ? 2 : 0;
  }

  /** Returns whether the side may capture something: it is on its last move and attacks nothing. */
  private boolean mayCapture(Cursor cursor, Side victim, int moves) {
    if (moves > 1 || cursor.sideToMove() != victim) {
      return true;
    }
    long prey = cursor.units(hunter).bits();
    for (long left = cursor.units(victim).bits(); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      Piece piece = cursor.at(Square.of(square));
      if (piece != null && (EmptyBoard.attacks(piece, square) & prey) != 0) {
        return true;
      }
    }
    return cursor.enPassant().bits() != 0;
  }

  /** Returns whether the king may be caught on a square that he can go to. */
  private boolean isCaughtNear(
      Cursor cursor,
      int king,
      int moves,
      int kingMoves,
      long settled,
      long guarded,
      long own,
      int blocks) {
    long seen = 0;
    long now = 1L << king;
    for (int gone = 0; gone <= kingMoves && now != 0; gone++) {
      seen |= now;
      long next = gone == 0 && ways == Ways.CAPTURERS_GO_HOME ? Cover.homes(kingPiece()) : 0;
      for (long left = now; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        long ring = EmptyBoard.ring(square);
        next |= ring;
        long open = ring & ~settled & ~own;
        long attack = isMate ? 1L << square & ~guarded : 0;
        int spare = Math.min(Math.max(blocks - gone, 0), Long.bitCount(open));
        int needed = Long.bitCount(open) - spare + Long.bitCount(attack);
        if (needed <= 0 || isCovered(cursor, square, moves, open | attack, needed)) {
          return true;
        }
      }
      now = next & ~seen;
    }
    return false;
  }

  private Piece kingPiece() {
    return Piece.of(hunter.opposite(), Role.KING);
  }

  /** Returns whether so many of the open squares next to a king may be covered in so many moves. */
  private boolean isCovered(Cursor cursor, int king, int moves, long open, int needed) {
    if (needed > moves * Cover.MOST) {
      return false;
    }
    int one = 0;
    int two = 0;
    int three = 0;
    for (Piece piece : hunters) {
      for (long left = cursor.squares(piece).bits(); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        int gain = Math.min(needed, cover.most(piece, 1, square, king));
        if (moves == 1) {
          if (gain >= needed && cover.isIn(piece, square, king, open, needed)) {
            return true;
          }
          continue;
        }
        one = Math.max(one, gain);
        two = Math.max(two, cover.most(piece, 2, square, king));
        three = moves < 3 ? 0 : Math.max(three, cover.most(piece, 3, square, king));
      }
    }
    return switch (moves) {
      case 0, 1 -> false;
      case 2 -> Math.max(two, 2 * one) >= needed;
      default -> Math.max(three, Math.max(two + one, 3 * one)) >= needed;
    };
  }
}
