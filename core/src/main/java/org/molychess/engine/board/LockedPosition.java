package org.molychess.engine.board;

/**
 * Positions of kings, pawns and bishops in which pawns stand in each other's way: where can each
 * unit ever come to, and can a king ever be mated there?
 *
 * <p><b>Method.</b> For each unit a set of squares is kept on which it may ever stand, and whether
 * it may ever be captured. At first these are the squares of the board, and nothing is captured.
 * Then every move is added that is possible from the sets, as long as there is one. A unit that so
 * far neither moves nor is captured is <i>permanent</i>: others cannot pass it, and its attacks
 * last.
 *
 * <p><b>Proof.</b> By induction over the moves of a game from here: at every moment each unit
 * stands on a square of its set, those that were captured may be, and those that are permanent
 * stand where they stood. A next move passes no permanent unit and leads its unit to a square that
 * was added, and captures a unit one of whose squares it reaches; so the same holds after it. Two
 * facts of chess make the sets small: a king never steps onto a square that a permanent pawn of the
 * other side attacks, and a pawn goes straight ahead only onto a square where nothing permanent
 * stands. An e.p. capture ends on a square that the captured pawn could have stopped on, so it
 * needs no rule of its own but for the first move. Castling needs a rook, and none is here. Where a
 * pawn could reach its last rank, nothing is claimed.
 *
 * <p>When nothing more can be added, a side cannot mate if on every square of the other king's set
 * on which a bishop or pawn may check him, and for every square on which its own king may then
 * stand, a square next to him is left that none of its units may attack and on which no unit of his
 * may stand.
 */
final class LockedPosition {
  private final Board board;
  private final long kings;

  /** Where the unit that began on a square may ever stand; 0 for empty squares. */
  private final long[] reach = new long[64];

  /** Where the units began that may be captured. */
  private long captured;

  /** The units that neither move nor are captured, kings aside. */
  private long permanent;

  private boolean promotes;

  /** Works out where the units may come to. */
  LockedPosition(Board board) {
    this.board = board;
    kings = board.kings();
    for (long units = board.occupied(); units != 0; units &= units - 1) {
      int unit = Long.numberOfTrailingZeros(units);
      reach[unit] = 1L << unit;
    }
    permanent = board.occupied() & ~kings;
    while (!promotes && addMoves()) {
      // Each round adds what the one before made possible.
    }
  }

  /**
   * Returns whether it may be worth a look: kings, pawns and bishops alone, and no pawn that has no
   * pawn of the other side ahead of it on its file.
   */
  static boolean isLike(Board board) {
    long pawns = board.pawns();
    if (pawns == 0
        || (board.occupied() & ~(board.kings() | pawns | board.coded(UnitCode.BISHOP))) != 0
        || Long.bitCount(board.kings()) != 2) {
      return false;
    }
    long white = pawns & board.units(Board.WHITE);
    long black = pawns & board.units(Board.BLACK);
    return (white & ~below(black)) == 0 && (black & ~above(white)) == 0;
  }

  private static long below(long squares) {
    long all = squares >>> 8;
    all |= all >>> 8;
    all |= all >>> 16;
    return all | all >>> 32;
  }

  private static long above(long squares) {
    long all = squares << 8;
    all |= all << 8;
    all |= all << 16;
    return all | all << 32;
  }

  // Where the units may come to

  private boolean addMoves() {
    boolean added = false;
    for (long units = board.occupied(); units != 0; units &= units - 1) {
      int unit = Long.numberOfTrailingZeros(units);
      int side = sideOf(unit);
      long captures = 0;
      long quiet = 0;
      for (long from = reach[unit]; from != 0; from &= from - 1) {
        int square = Long.numberOfTrailingZeros(from);
        captures |= attacks(unit, square);
        quiet |= isPawn(unit) ? pushes(side, square) : attacks(unit, square);
      }
      captures &= ~permanentOf(side);
      quiet &= ~permanentOf(side);
      if ((kings >>> unit & 1) != 0) {
        captures &= ~lastingPawnAttacks(side ^ 1);
        quiet &= captures;
      }
      added |= capture(side ^ 1, captures);
      added |= takeEnPassant(unit, side);
      quiet &= ~permanent;
      if (isPawn(unit)) {
        quiet |= captures & reachOf(side ^ 1);
      } else {
        quiet |= captures;
      }
      added |= (quiet & ~reach[unit]) != 0;
      reach[unit] |= quiet;
      if (reach[unit] != 1L << unit) {
        permanent &= ~(1L << unit);
      }
      promotes |= isPawn(unit) && (reach[unit] & Ranks.last(side)) != 0;
    }
    return added;
  }

  private int sideOf(int unit) {
    return (board.white >>> unit & 1) != 0 ? Board.WHITE : Board.BLACK;
  }

  private boolean isPawn(int unit) {
    return (board.pawns() >>> unit & 1) != 0;
  }

  private long permanentOf(int side) {
    return permanent & board.units(side);
  }

  /** Returns what a unit attacks from a square; kings are in nobody's way. */
  private long attacks(int unit, int square) {
    return (kings >>> unit & 1) != 0
        ? Geometry.KING[square]
        : isPawn(unit)
            ? Geometry.pawnAttacks(sideOf(unit), square)
            : Sliders.bishop(square, permanent);
  }

  /** Returns where a pawn may go straight ahead. */
  private long pushes(int side, int square) {
    long one = Ranks.ahead(side, 1L << square) & ~permanent;
    long two = Ranks.ahead(side, one) & ~permanent & Ranks.fourth(side);
    return one | two;
  }

  private long lastingPawnAttacks(int side) {
    long pawns = permanentOf(side) & board.pawns();
    return Ranks.attackedToA(side, pawns) | Ranks.attackedToH(side, pawns);
  }

  /** Marks the units of a side as captured that may stand on one of the squares. */
  private boolean capture(int side, long squares) {
    long before = captured;
    for (long units = board.units(side) & ~kings & ~captured; units != 0; units &= units - 1) {
      int unit = Long.numberOfTrailingZeros(units);
      if ((reach[unit] & squares) != 0) {
        captured |= 1L << unit;
      }
    }
    permanent &= ~captured;
    return captured != before;
  }

  /** Adds the e.p. capture of the first move. */
  private boolean takeEnPassant(int unit, int side) {
    long target = board.enPassant;
    if (!isPawn(unit) || side != board.side || (Geometry.pawnAttacks(side, unit) & target) == 0) {
      return false;
    }
    long victim = 1L << PackedMove.enPassantVictim(Long.numberOfTrailingZeros(target));
    boolean known = (captured & victim) != 0 && (reach[unit] & target) != 0;
    captured |= victim;
    reach[unit] |= target;
    permanent &= ~(victim | 1L << unit);
    return !known;
  }

  /** Returns where units of a side, kings aside, may stand. */
  private long reachOf(int side) {
    long squares = 0;
    for (long units = board.units(side) & ~kings; units != 0; units &= units - 1) {
      squares |= reach[Long.numberOfTrailingZeros(units)];
    }
    return squares;
  }

  // Mates

  /** Returns whether a side can never mate the other. */
  boolean cannotMate(int side) {
    if (promotes) {
      return false;
    }
    long attacked = 0;
    for (long units = board.units(side) & ~kings; units != 0; units &= units - 1) {
      int unit = Long.numberOfTrailingZeros(units);
      for (long from = reach[unit]; from != 0; from &= from - 1) {
        attacked |= attacks(unit, Long.numberOfTrailingZeros(from));
      }
    }
    long closed = attacked | reachOf(side ^ 1);
    for (long to = reach[board.king(side ^ 1)] & attacked; to != 0; to &= to - 1) {
      int square = Long.numberOfTrailingZeros(to);
      for (long from = reach[board.king(side)]; from != 0; from &= from - 1) {
        int own = Long.numberOfTrailingZeros(from);
        boolean apart = own != square && (Geometry.KING[square] >>> own & 1) == 0;
        if (apart && (Geometry.KING[square] & ~closed & ~Geometry.KING[own]) == 0) {
          return false;
        }
      }
    }
    return true;
  }
}
