package org.molychess.engine;

import java.util.Arrays;

/**
 * Where a move changes more than single replies: it must be made to count them.
 *
 * <p>A move is unsettled if it starts on one of the {@code units}, or ends on one of the {@code
 * squares}. More than need be may be among them, none may be missing.
 */
final class Unrest {
  long units;
  long squares;

  /** The replying units that are pinned. */
  long pinned;

  /** The replying sliders that open a line to a home, or leave one, by moving. */
  long singles;

  /** On which squares such a slider must not take a victim: {@code [slider << 3 | victim]}. */
  final long[] spoiled = new long[64 << 3];

  /** By how much the number of other replying captures is changed by what hooks do. */
  int change;

  // Where a rook and a bishop would give check, or pin a unit.
  private long straight;
  private long diagonal;

  private int side;
  private int king;
  private long occupied;
  private long own;
  private long enemies;

  /**
   * Looks out from the king of the side that is to reply; returns false if he is in check already.
   */
  boolean look(Board board, int of, long ownUnits, long enemyUnits) {
    side = of;
    king = board.king(of);
    own = ownUnits;
    enemies = enemyUnits;
    occupied = own | enemies;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long leapers =
        Tables.KNIGHT[king] & x & y
            | Tables.PAWN[side * 65 + king] & x & ~y & ~z & Board.PAWN_RANKS;
    if ((leapers & enemies) != 0) {
      return false;
    }
    units = 0;
    pinned = 0;
    singles = 0;
    change = 0;
    // Captures beside the king give him a step, those in the corners take castling from him.
    squares = Tables.KING[king] & own | board.unmoved & Castling.units(side);
    for (long snipers = (Tables.STRAIGHT[king] & y | Tables.DIAGONAL[king] & z) & ~x & enemies;
        snipers != 0;
        snipers &= snipers - 1) {
      long line = Tables.BETWEEN[king << 6 | Long.numberOfTrailingZeros(snipers)];
      long between = line & occupied;
      long second = between & between - 1;
      if (between == 0) {
        return false;
      }
      if (second == 0 && (between & own) != 0) {
        pinned |= between;
        squares |= line;
        units |= snipers & -snipers;
      } else if ((second & second - 1) == 0) {
        units |= between & enemies;
      }
    }
    straight = Sliders.rook(king, occupied);
    straight |= Sliders.rook(king, occupied & ~(straight & own));
    diagonal = Sliders.bishop(king, occupied);
    diagonal |= Sliders.bishop(king, occupied & ~(diagonal & own));
    return true;
  }

  /** Returns the squares on which the arrival of a unit with this code is unsettled. */
  long squares(int code) {
    return squares
        | switch (code) {
          case Board.PAWN -> Tables.PAWN[side * 65 + king];
          case Board.KNIGHT -> Tables.KNIGHT[king];
          case Board.BISHOP -> diagonal;
          case Board.ROOK -> straight;
          case Board.QUEEN -> diagonal | straight;
          default -> 0;
        };
  }

  /** Leaves the moves from and to these squares unsettled. */
  private void add(long more) {
    squares |= more;
    units |= more & enemies;
  }

  // Captures whose victims may be reborn

  /**
   * Takes the replying captures into account.
   *
   * @param standing the node as if it were already the replying side's turn, with what a king sees
   */
  void heedCaptures(Node standing, Forecast forecast) {
    long homes = forecast.threats(side, king);
    // Units that take a home, or hide one from the king.
    long exposed = standing.exposed & homes;
    squares |= exposed;
    for (long rest = exposed; rest != 0; rest &= rest - 1) {
      squares |= Tables.BETWEEN[king << 6 | Long.numberOfTrailingZeros(rest)];
    }
    // Units that leave a home, or a line to one.
    for (long rest = standing.dangerous & enemies; rest != 0; rest &= rest - 1) {
      long unit = rest & -rest;
      units |= (homes & (unit | sight(occupied & ~unit) & ~(exposed | occupied))) == 0 ? 0 : unit;
    }
    // A pawn that is stranded on its first rank takes nothing.
    long stranded = standing.board.pawns() & ~Board.PAWN_RANKS;
    for (long rest = own & ~(1L << king | stranded); rest != 0; rest &= rest - 1) {
      heedCapturer(standing, forecast, Long.numberOfTrailingZeros(rest), exposed);
    }
  }

  /** The same for captures that open a line to a home, or leave one, or might be the last step. */
  private void heedCapturer(Node standing, Forecast forecast, int from, long exposed) {
    Board board = standing.board;
    int code = board.code(from);
    long unit = 1L << from;
    boolean promotes = code == Board.PAWN && (unit & 0xFFL << 48 - 40 * side) != 0;
    long homes = forecast.threats(side, king) & (unit | Tables.LINE[king << 6 | from] & ~own);
    homes &= promotes ? ~exposed : forecast.homes(side, code) & ~exposed;
    if (homes != 0) {
      // Enemies on the line may leave it.
      homes &= sight(own & ~unit) | Tables.KNIGHT[king];
    }
    boolean isPinned = (pinned & unit) != 0;
    if (promotes || isPinned || homes != 0) {
      add(homes | Tables.BETWEEN[king << 6 | from]);
      for (long rest = homes; rest != 0; rest &= rest - 1) {
        add(Tables.BETWEEN[king << 6 | Long.numberOfTrailingZeros(rest)]);
      }
      if (!isPinned && (code == Board.ROOK || code >= Board.BISHOP)) {
        long others = occupied & ~unit;
        long seen = (sight(others) | Tables.KNIGHT[king]) & ~others;
        spoil(forecast, from, code, exposed | homes & seen);
      } else {
        heedEachCapture(standing, forecast, from, promotes);
      }
    }
  }

  /** Learns which captures of a slider are illegal, as the king then sees these homes. */
  private void spoil(Forecast forecast, int from, int code, long homes) {
    singles |= 1L << from;
    Arrays.fill(spoiled, from << 3, from + 1 << 3, 0);
    for (long rest = homes & forecast.homes(side, code); rest != 0; rest &= rest - 1) {
      int home = Long.numberOfTrailingZeros(rest);
      for (int victim = Board.PAWN; victim <= Board.QUEEN; victim++) {
        if ((Spoils.threats(side, king, victim) >>> home & 1) != 0) {
          spoiled[from << 3 | victim] |= forecast.sources(side, code, victim, home);
        }
      }
    }
  }

  /** Judges the captures of a unit one by one; nothing may come in their way. */
  private void heedEachCapture(Node standing, Forecast forecast, int from, boolean promotes) {
    int code = standing.board.code(from);
    long attacks = Review.attacks(standing, from, code);
    add(1L << from | attacks);
    long captures = attacks & enemies & standing.open;
    if (!promotes) {
      heedEachCapture(standing, forecast, from, code, captures);
      return;
    }
    for (int figure : Program.PROMOTIONS) {
      heedEachCapture(standing, forecast, from, Forecast.PROMOTED | figure, captures);
    }
  }

  private void heedEachCapture(
      Node standing, Forecast forecast, int from, int code, long captures) {
    if (captures != 0) {
      change += Review.change(standing, forecast, from, code, captures);
    }
    for (long rest = captures; rest != 0; rest &= rest - 1) {
      int home = forecast.home(standing, code, Long.numberOfTrailingZeros(rest));
      add(1L << home | Tables.BETWEEN[king << 6 | home]);
    }
  }

  /** Returns what the king sees past these units. */
  private long sight(long others) {
    return Sliders.rook(king, others) | Sliders.bishop(king, others);
  }

  // Replies that give check

  /**
   * Takes into account that replies may give check, where somebody asks; returns false if one does.
   */
  boolean heedChecks(Node standing) {
    Board board = standing.board;
    int target = board.king(side ^ 1);
    int forward = 8 - (side << 4);
    long pawns = board.pawns() & own & Board.PAWN_RANKS;
    long step = Long.rotateLeft(pawns, forward);
    long leap = Long.rotateLeft(step & ~occupied, forward) & 0xFFL << 24 + (side << 3);
    long taken =
        Long.rotateLeft(pawns & ~Tables.FILE_A, forward - 1)
            | Long.rotateLeft(pawns & ~Tables.FILE_H, forward + 1);
    long checks = (step & ~occupied | leap | taken & enemies) & standing.pawnChecks;
    for (long rest = board.knights() & own; rest != 0; rest &= rest - 1) {
      checks |= Tables.KNIGHT[Long.numberOfTrailingZeros(rest)] & standing.knightChecks;
    }
    long alongLines = 0;
    long alongDiagonals = 0;
    for (long rest = (board.lines() | board.diagonals()) & own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      int code = board.code(from);
      long attacks = Sliders.attacks(code, from, occupied);
      long goals = 0;
      if ((code & Board.ROOK) != 0) {
        goals = standing.rookChecks;
        alongLines |= attacks;
      }
      if ((code & Board.BISHOP) != 0) {
        goals |= standing.bishopChecks;
        alongDiagonals |= attacks;
      }
      checks |= attacks & goals;
      // Units that are in the way of a check.
      for (long seen = attacks & enemies; seen != 0; seen &= seen - 1) {
        long unit = seen & -seen;
        long opened = Sliders.attacks(code, from, occupied & ~unit) & ~attacks;
        units |= (opened & goals) == 0 ? 0 : unit;
      }
    }
    if ((checks & ~own) != 0) {
      return false;
    }
    // Where a unit that arrives may be taken with check.
    squares |= checks | (taken | step) & standing.pawnChecks;
    units |= 1L << target | step & enemies & standing.pawnChecks;
    long leaps = standing.pawnChecks & 0xFFL << 24 + (side << 3);
    units |= step & enemies & Long.rotateRight(leaps, forward);
    // Units that leave a line to the king, whether one looks along it yet or a second stands there.
    for (long rest = standing.rookChecks & enemies; rest != 0; rest &= rest - 1) {
      long unit = rest & -rest;
      long opened = Sliders.rook(target, occupied & ~unit) & ~standing.rookChecks;
      units |= (alongLines & (unit | opened)) == 0 ? 0 : unit;
    }
    for (long rest = standing.bishopChecks & enemies; rest != 0; rest &= rest - 1) {
      long unit = rest & -rest;
      long opened = Sliders.bishop(target, occupied & ~unit) & ~standing.bishopChecks;
      units |= (alongDiagonals & (unit | opened)) == 0 ? 0 : unit;
    }
    long x = board.x;
    long snipers = Tables.STRAIGHT[target] & board.y | Tables.DIAGONAL[target] & board.z;
    for (snipers &= own & ~x; snipers != 0; snipers &= snipers - 1) {
      long between = Tables.BETWEEN[target << 6 | Long.numberOfTrailingZeros(snipers)] & occupied;
      long second = between & between - 1;
      units |= second != 0 && (second & second - 1) == 0 ? between & enemies : 0;
    }
    return true;
  }
}
