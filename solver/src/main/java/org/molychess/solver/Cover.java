package org.molychess.solver;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;

/** Counts how many squares around a king, his own among them, a unit can attack after its moves. */
final class Cover {
  /** No unit covers more of the nine squares. */
  static final int MOST = 9;

  private static final int MOST_MOVES = 3;
  private static final long[] HOMES = homesOfAll();

  private final boolean goesHome;
  private final boolean withKing;
  private final boolean withOwnSquare;

  /** By piece, moves and square a row: by the king's square how many squares are covered. */
  private final AtomicReferenceArray<byte[]> rows =
      new AtomicReferenceArray<>(Piece.values().length * MOST_MOVES * 64);

  /**
   * @param goesHome whether a unit that captures goes home
   * @param withKing whether the king's square counts
   * @param withOwnSquare whether the square of the unit itself counts, as the king cannot capture
   *     it
   */
  Cover(boolean goesHome, boolean withKing, boolean withOwnSquare) {
    this.goesHome = goesHome;
    this.withKing = withKing;
    this.withOwnSquare = withOwnSquare;
  }

  private static long[] homesOfAll() {
    long[] homes = new long[Piece.values().length];
    for (Piece piece : Piece.values()) {
      long first =
          switch (piece.role()) {
            case ROOK -> 0x81;
            case KNIGHT -> 0x42;
            case BISHOP -> 0x24;
            case QUEEN -> 0x08;
            case KING -> 0x10;
            case PAWN -> 0xFF00;
          };
      homes[piece.ordinal()] = piece.side() == Side.WHITE ? first : Long.reverseBytes(first);
    }
    return homes;
  }

  /** Returns the home squares of all such units. */
  static long homes(Piece piece) {
    return HOMES[piece.ordinal()];
  }

  /** Returns the most squares around a king that a unit covers after so many moves, 1 to 3. */
  int most(Piece piece, int moves, int from, int king) {
    int index = (piece.ordinal() * MOST_MOVES + moves - 1) * 64 + from;
    byte[] row = rows.get(index);
    if (row == null) {
      row = row(piece, moves, from);
      rows.set(index, row);
    }
    return row[king];
  }

  private byte[] row(Piece piece, int moves, int from) {
    byte[] row = new byte[64];
    fill(row, piece, moves, 1L << from);
    return row;
  }

  /** Raises a row to what the units can cover from all squares they can reach. */
  private void fill(byte[] row, Piece piece, int moves, long from) {
    long reached = from;
    for (int i = 1; i <= moves; i++) {
      long next = reached | (goesHome ? homes(piece) : 0);
      for (long left = reached; left != 0; left &= left - 1) {
        next |= EmptyBoard.moves(piece, Long.numberOfTrailingZeros(left));
      }
      reached = next;
      long promoted = piece.is(Role.PAWN) ? reached & lastRank(piece.side()) : 0;
      if (promoted != 0) {
        for (Role role : Role.promotions()) {
          Piece officer = Piece.of(piece.side(), role);
          fill(row, officer, moves - i, promoted | (goesHome ? homes(officer) : 0));
        }
      }
    }
    for (long left = reached; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long covered = covered(piece, square);
      for (int king = 0; king < 64; king++) {
        row[king] = (byte) Math.max(row[king], Long.bitCount(covered & around(king)));
      }
    }
  }

  private static long lastRank(Side side) {
    return side == Side.WHITE ? 0xFFL << 56 : 0xFFL;
  }

  private long covered(Piece piece, int square) {
    return EmptyBoard.attacks(piece, square) | (withOwnSquare ? 1L << square : 0);
  }

  private long around(int king) {
    return EmptyBoard.ring(king) | (withKing ? 1L << king : 0);
  }

  /** Returns whether one move of a unit covers so many of the open squares. */
  boolean isIn(Piece piece, int from, int king, long open, int needed) {
    if (piece.is(Role.PAWN) && (EmptyBoard.moves(piece, from) & lastRank(piece.side())) != 0) {
      return true;
    }
    long reached = EmptyBoard.moves(piece, from) | (goesHome ? homes(piece) : 0);
    for (long left = reached; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (Long.bitCount(covered(piece, square) & open) >= needed) {
        return true;
      }
    }
    return false;
  }
}
