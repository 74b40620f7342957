package org.molychess.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The side that is to reply, before the move is made: which replies it has, and what a unit changes
 * of them by where it goes.
 */
final class Replier {
  private int side;
  private int king;
  private int forward;
  private long occupied;
  private long enemies;

  /** Where units may go. */
  private long open;

  /** The pawns that are free to move. */
  private long pawns;

  private long knights;

  /** Whether a pawn may promote. */
  private boolean promotes;

  /** The number of replies that no unit changes unless it captures. */
  private int constant;

  // The sliders that are free to move, and what they attack.
  private final int[] sliders = new int[64];
  private final long[] sights = new long[64];
  private int sliderCount;

  /** The number of moves of free sliders, and of free pawns. */
  private int base;

  /** The number of moves of the unit on a square. */
  private final int[] moves = new int[64];

  /** Where the king may step, or arrive by castling, if it is safe there. */
  private long ring;

  private long steps;
  private boolean kingside;
  private boolean queenside;

  /** Where a unit may come in between and make a square of the ring safe; all squares if it is. */
  private final long[] shields = new long[64];

  /** The squares that a unit does not leave unnoticed, as far as the ring is concerned. */
  private long watched;

  /** The squares that a unit does not leave unnoticed, as far as sliders are concerned. */
  private long seen;

  /** The same for pawns: where they go or take. */
  private long pawnZone;

  // Where a move cannot be counted so: the units that leave a line to the king, and the squares
  // where a unit gives check or changes a pin.
  private long restless;
  private long pinned;
  private long unsettled;
  private long straight;
  private long diagonal;

  private final Program program;
  private final Node standing;

  Replier(Program program) {
    this.program = program;
    standing = new Node(program);
  }

  /** Whether some captures are spoiled. */
  private boolean spoiled;

  /** The units that a unit with a code must not capture. */
  private final long[] barred = new long[8];

  /** Returns where a unit would give check, or change a pin. */
  long unsettledBy(int code) {
    return unsettled
        | switch (code) {
          case Board.PAWN -> Tables.PAWN[side * 65 + king];
          case Board.KNIGHT -> Tables.KNIGHT[king];
          case Board.BISHOP -> diagonal;
          case Board.ROOK -> straight;
          case Board.QUEEN -> diagonal | straight;
          default -> 0;
        };
  }

  /** The same for a unit on a square. */
  long unsettledBy(int from, int code) {
    return -(restless >>> from & 1) | unsettledBy(code);
  }

  /** Returns the squares that an enemy unit does not leave unnoticed. */
  long noticed() {
    return restless | watched | seen | pawnZone | barred[Board.KNIGHT];
  }

  /** Returns the number of replies to the moves of a unit to these squares. */
  int count(Board board, long unit, int code, long squares) {
    long occupied = this.occupied & ~unit;
    long open = this.open;
    long captures = squares & occupied;
    int each = constant + base;
    int total = 0;
    for (int i = 0; i < sliderCount; i++) {
      int slider = sliders[i];
      long sight = sights[i];
      int kind = spoiled ? board.code(slider) : 0;
      open = this.open & ~barred[kind];
      if ((sight & unit) != 0) {
        int before = Long.bitCount(sight & open);
        open |= unit;
        sight = sight(board, slider, occupied);
        int more = Long.bitCount(sight & open) - before;
        each += more;
        if ((captures >>> slider & 1) != 0) {
          total -= more;
        }
      }
      total += Long.bitCount(sight & captures);
      long met = sight & squares & ~captures;
      if (spoiled) {
        total -= Long.bitCount(met & standing.spoils.of(kind, code));
      }
      for (long up = met & -2L << slider; up != 0; up &= up - 1) {
        int to = Long.numberOfTrailingZeros(up);
        total -= Long.bitCount(sight & open & Tables.LINE[slider << 6 | to] & -2L << to);
      }
      for (long down = met & (1L << slider) - 1; down != 0; down &= down - 1) {
        int to = Long.numberOfTrailingZeros(down);
        total -= Long.bitCount(sight & open & Tables.LINE[slider << 6 | to] & (1L << to) - 1);
      }
    }
    if (((unit | squares) & pawnZone) != 0) {
      long step = Long.rotateLeft(pawns, forward) & ~occupied;
      long leap = Long.rotateLeft(step, forward) & ~occupied & 0xFFL << 24 + (side << 3);
      long west = Long.rotateLeft(pawns & ~Tables.FILE_A, forward - 1);
      long east = Long.rotateLeft(pawns & ~Tables.FILE_H, forward + 1);
      if ((unit & pawnZone) != 0) {
        each += countPawns(pawns, occupied, enemies & ~unit);
      each -= countPawns(pawns, this.occupied, enemies);
      }
      total -=
          Long.bitCount(squares & step)
              + Long.bitCount(squares & leap)
              + Long.bitCount(Long.rotateLeft(squares & step, forward) & leap);
      long taken = spoiled ? squares & ~standing.spoils.of(Board.PAWN, code) : squares;
      total += Long.bitCount(taken & west) + Long.bitCount(taken & east);
      if (promotes) {
        long lastRank = 0xFFL << 56 - 56 * side;
        total +=
            3
                * (Long.bitCount(squares & west & lastRank)
                    + Long.bitCount(squares & east & lastRank)
                    - Long.bitCount(squares & step & lastRank));
      }
    }
    for (; captures != 0; captures &= captures - 1) {
      int square = Long.numberOfTrailingZeros(captures);
      long victim = captures & -captures;
      if ((pawns & victim) != 0) {
        total -= countPawns(victim, occupied, enemies & ~unit);
      } else {
        total -= moves[square];
      }
      total += Long.bitCount(Tables.KNIGHT[square] & knights);
    }
    if (spoiled) {
      if ((barred[Board.KNIGHT] & unit) != 0) {
        each += Long.bitCount(Tables.KNIGHT[Long.numberOfTrailingZeros(unit)] & knights);
      }
      for (long rest = squares & standing.spoils.of(Board.KNIGHT, code); rest != 0; rest &= rest - 1) {
        total -= Long.bitCount(Tables.KNIGHT[Long.numberOfTrailingZeros(rest)] & knights);
      }
    }
    total += each * Long.bitCount(squares);
    if (ring != 0) {
      total += kingMoves(board, unit, code, squares);
    }
    return total;
  }

  private int countPawns(long pawns, long occupied, long enemies) {
    long lastRank = 0xFFL << 56 - 56 * side;
    long step = Long.rotateLeft(pawns, forward) & ~occupied;
    long leap = Long.rotateLeft(step, forward) & ~occupied & 0xFFL << 24 + (side << 3);
    long taken = enemies & open & ~barred[Board.PAWN];
    long west = Long.rotateLeft(pawns & ~Tables.FILE_A, forward - 1) & taken;
    long east = Long.rotateLeft(pawns & ~Tables.FILE_H, forward + 1) & taken;
    int total =
        Long.bitCount(step) + Long.bitCount(leap) + Long.bitCount(west) + Long.bitCount(east);
    if (promotes) {
      total +=
          3
              * (Long.bitCount(step & lastRank)
                  + Long.bitCount(west & lastRank)
                  + Long.bitCount(east & lastRank));
    }
    return total;
  }

  private static long sight(Board board, int slider, long occupied) {
    long sight = 0;
    if ((board.z >>> slider & 1) != 0) {
      sight = Sliders.bishop(slider, occupied);
    }
    if ((board.y >>> slider & 1) != 0) {
      sight |= Sliders.rook(slider, occupied);
    }
    return sight;
  }

  private int kingMoves(Board board, long unit, int code, long squares) {
    long occupied = this.occupied & ~(unit | 1L << king);
    boolean same = (watched & unit) == 0;
    int wing = 56 * side;
    long path = occupied >>> wing;
    long king = kingside && (path & 0x60) == 0 ? squares & ~(0x60L << wing) : 0;
    long queen = queenside && (path & 0x0E) == 0 ? squares & ~(0x0EL << wing) : 0;
    int total = 0;
    for (long rest = ring; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long safe = squares & (same ? shields[square] : shield(board, square, unit, occupied));
      if (safe != 0) {
        safe &= ~reach(code, square, occupied);
      }
      total += (steps >>> square & 1) != 0 ? Long.bitCount(safe) : 0;
      if ((0x60L << wing >>> square & 1) != 0) {
        king &= safe;
      }
      if ((0x0CL << wing >>> square & 1) != 0) {
        queen &= safe;
      }
    }
    return total + Long.bitCount(king) + Long.bitCount(queen);
  }

  /** Returns where a unit must go that the king be safe on a square, for all that others attack. */
  private long shield(Board board, int square, long unit, long occupied) {
    long others = enemies & ~unit;
    long x = board.x;
    long y = board.y & others;
    long z = board.z & others;
    if ((Tables.KNIGHT[square] & x & y
            | Tables.PAWN[side * 65 + square] & x & ~y & ~z & others & Board.PAWN_RANKS
            | Tables.KING[square] & x & z)
        != 0) {
      return 0;
    }
    long shield = -1L;
    for (long snipers = (Tables.STRAIGHT[square] & y | Tables.DIAGONAL[square] & z) & ~x;
        snipers != 0;
        snipers &= snipers - 1) {
      long between = Tables.BETWEEN[square << 6 | Long.numberOfTrailingZeros(snipers)];
      if ((between & occupied) == 0) {
        shield &= between;
      }
    }
    return shield;
  }

  /** Returns from where a unit would attack a square. */
  private long reach(int code, int square, long occupied) {
    return switch (code) {
      case Board.PAWN -> Tables.PAWN[side * 65 + square];
      case Board.KNIGHT -> Tables.KNIGHT[square];
      case Board.KING -> Tables.KING[square];
      case Board.BISHOP -> Sliders.bishop(square, occupied);
      case Board.ROOK -> Sliders.rook(square, occupied);
      default -> Sliders.bishop(square, occupied) | Sliders.rook(square, occupied);
    };
  }

  /** Looks at a node; returns whether replies can be counted so at all. */
  boolean look(Node node, @Nullable Forecast forecast) {
    Board board = node.board;
    side = board.side ^ 1;
    king = board.king(side);
    if (king == 64) {
      return false;
    }
    forward = 8 - (side << 4);
    occupied = node.occupied;
    enemies = node.own;
    long own = node.their;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    if ((Tables.KNIGHT[king] & x & y & enemies
            | Tables.PAWN[side * 65 + king] & x & ~y & ~z & enemies & Board.PAWN_RANKS)
        != 0) {
      return false;
    }
    pinned = 0;
    restless = 0;
    unsettled = Tables.KING[king] & own | board.unmoved & Castling.units(side);
    for (long snipers = (Tables.STRAIGHT[king] & y | Tables.DIAGONAL[king] & z) & ~x & enemies;
        snipers != 0;
        snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long line = Tables.BETWEEN[king << 6 | sniper];
      long between = line & occupied;
      long second = between & between - 1;
      if (between == 0) {
        return false;
      }
      if (second == 0 && (between & own) != 0) {
        pinned |= between;
        unsettled |= line;
        restless |= snipers & -snipers;
      } else if ((second & second - 1) == 0) {
        restless |= between & enemies;
      }
    }
    straight = Sliders.rook(king, occupied);
    straight |= Sliders.rook(king, occupied & ~(straight & own));
    diagonal = Sliders.bishop(king, occupied);
    diagonal |= Sliders.bishop(king, occupied & ~(diagonal & own));

    spoiled = false;
    Arrays.fill(barred, 0);
    open = ~(own | x & z);
    constant = 0;
    sliderCount = 0;
    seen = 0;
    long free = own & ~pinned;
    knights = x & y & free;
    pawns = x & ~y & ~z & free & Board.PAWN_RANKS;
    promotes = (pawns & 0xFFL << 48 - 40 * side) != 0;
    base = countPawns(pawns, occupied, enemies);
    long step = Long.rotateLeft(pawns, forward);
    pawnZone =
        step
            | Long.rotateLeft(step & ~occupied, forward) & 0xFFL << 24 + (side << 3)
            | Long.rotateLeft(pawns & ~Tables.FILE_A, forward - 1)
            | Long.rotateLeft(pawns & ~Tables.FILE_H, forward + 1);
    for (long units = knights; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      moves[square] = Long.bitCount(Tables.KNIGHT[square] & open);
      constant += moves[square];
    }
    for (long units = (y | z) & ~x & own; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      long sight = sight(board, square, occupied);
      if ((pinned & units & -units) != 0) {
        constant += Long.bitCount(sight & open & Tables.LINE[king << 6 | square]);
      } else {
        seen |= sight;
        sliders[sliderCount] = square;
        sights[sliderCount++] = sight;
        moves[square] = Long.bitCount(sight & open);
        base += moves[square];
      }
    }
    for (long units = x & ~y & ~z & pinned; units != 0; units &= units - 1) {
      long line = Tables.LINE[king << 6 | Long.numberOfTrailingZeros(units)];
      constant += Leaf.countPawns(side, units & -units, occupied, enemies, line & open);
    }
    steps = Tables.KING[king] & open;
    ring = steps;
    long unmoved = board.unmoved >>> 56 * side;
    kingside = (unmoved & 0x90) == 0x90;
    queenside = (unmoved & 0x11) == 0x11;
    if (kingside) {
      ring |= 0x60L << 56 * side & open;
    }
    if (queenside) {
      ring |= 0x0CL << 56 * side & open;
    }
    watched = 0;
    long others = occupied & ~(1L << king);
    long lines = y & ~x & enemies;
    long diagonals = z & ~x & enemies;
    for (long rest = ring; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long leapers =
          Tables.KNIGHT[square] & x & y
              | Tables.PAWN[side * 65 + square] & x & ~y & ~z & Board.PAWN_RANKS
              | Tables.KING[square] & x & z;
      leapers &= enemies;
      watched |= leapers;
      long shield = leapers == 0 ? -1L : 0;
      for (long snipers = Tables.STRAIGHT[square] & lines | Tables.DIAGONAL[square] & diagonals;
          snipers != 0;
          snipers &= snipers - 1) {
        long between = Tables.BETWEEN[square << 6 | Long.numberOfTrailingZeros(snipers)];
        if ((between & others) == 0) {
          shield &= between;
        }
        watched |= between | snipers & -snipers;
      }
      shields[square] = shield;
    }
    return program.isOrthodox() || heed(board, forecast);
  }

  /**
   * Takes captures into account whose victims may be reborn; returns whether replies can be counted
   * so at all.
   */
  private boolean heed(Board board, @Nullable Forecast forecast) {
    standing.board.copy(board);
    standing.board.side = side;
    standing.board.enPassant = 0;
    standing.examineLeaf(forecast);
    if ((standing.fixed | standing.promoters) != 0
        || standing.castlingTouched
        || standing.asksAboutChecks && !heedChecks(board)
        || forecast != null && !forecast.harmless && !heedCaptures(board, forecast)) {
      return false;
    }
    return program.stalemates.length == 0 || isLively();
  }

  /** Returns whether some reply is left after each move, wherever it goes. */
  private boolean isLively() {
    long steps = Long.rotateLeft(pawns, forward) & ~occupied;
    if ((steps & steps - 1) != 0) {
      return true;
    }
    int least = constant;
    for (int i = 0; i < sliderCount; i++) {
      least += moves[sliders[i]] == 0 ? 0 : 1;
    }
    return least > 0 && !spoiled;
  }

  /** Returns whether no reply gives check, and leaves the moves that change it to be made. */
  private boolean heedChecks(Board board) {
    long own = standing.own;
    long step = Long.rotateLeft(pawns, forward);
    long leap = Long.rotateLeft(step & ~occupied, forward) & 0xFFL << 24 + (side << 3);
    long west = Long.rotateLeft(pawns & ~Tables.FILE_A, forward - 1);
    long east = Long.rotateLeft(pawns & ~Tables.FILE_H, forward + 1);
    int target = board.king(side ^ 1);
    long checks = (step & ~occupied | leap | (west | east) & enemies) & standing.pawnChecks;
    long lines = 0;
    long diagonals = 0;
    for (long rest = own & ~(standing.board.pawns() | 1L << king); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if ((board.knights() & rest & -rest) != 0) {
        checks |= Tables.KNIGHT[from] & standing.knightChecks & ~own;
      } else {
        if ((board.diagonals() & rest & -rest) != 0) {
          diagonals |= sight(board, from, occupied);
        }
        if ((board.lines() & rest & -rest) != 0) {
          lines |= sight(board, from, occupied);
        }
      }
    }
    checks |= (lines & standing.rookChecks | diagonals & standing.bishopChecks) & ~own;
    if (checks != 0) {
      return false;
    }
    // Pawns that could take there with check.
    unsettled |= (west | east | step) & standing.pawnChecks;
    restless |= 1L << target | step & enemies & standing.pawnChecks;
    long snipers =
        (Tables.STRAIGHT[target] & board.lines() | Tables.DIAGONAL[target] & board.diagonals())
            & own;
    for (; snipers != 0; snipers &= snipers - 1) {
      long between =
          Tables.BETWEEN[target << 6 | Long.numberOfTrailingZeros(snipers)] & occupied;
      long second = between & between - 1;
      if ((second & second - 1) == 0) {
        restless |= second == 0 ? 0 : between & enemies;
      }
    }
    for (long rest = (standing.rookChecks | standing.bishopChecks) & enemies;
        rest != 0;
        rest &= rest - 1) {
      long unit = rest & -rest;
      long opened =
          (standing.rookChecks & unit) != 0
              ? Sliders.rook(target, occupied & ~unit) & ~standing.rookChecks
              : Sliders.bishop(target, occupied & ~unit) & ~standing.bishopChecks;
      long watchers = (standing.rookChecks & unit) != 0 ? lines : diagonals;
      if ((watchers & (unit | opened)) != 0) {
        restless |= unit;
      }
    }
    return true;
  }

  private boolean heedCaptures(Board board, Forecast forecast) {
    if (!forecast.simple || board.waiting(side) != 0) {
      return false;
    }
    if (forecast.homes(side, Board.KING) != 0) {
      if ((Tables.KING[king] & enemies) != 0) {
        return false;
      }
      unsettled |= Tables.KING[king];
    }
    long homes = forecast.threats(side, king);
    if (homes == 0 && pinned == 0) {
      return true;
    }
    standing.count = 0;
    constant += Review.changeOfCaptures(standing, forecast);
    if (standing.count != 0) {
      return false;
    }
    standing.lookOut();
    // Where a unit would take a home, or hide one from the king.
    long exposed = standing.exposed & homes;
    unsettled |= exposed;
    for (long rest = exposed; rest != 0; rest &= rest - 1) {
      unsettled |= Tables.BETWEEN[king << 6 | Long.numberOfTrailingZeros(rest)];
    }
    // Units that leave a home, or a line to one.
    for (long rest = standing.dangerous & enemies; rest != 0; rest &= rest - 1) {
      long line = Tables.LINE[king << 6 | Long.numberOfTrailingZeros(rest)];
      if ((homes & ~exposed & (rest & -rest | line & ~occupied)) != 0) {
        restless |= rest & -rest;
      }
    }
    // The same for capturers.
    for (long rest = standing.own & ~(1L << king); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long unit = rest & -rest;
      int code = board.code(from);
      boolean isPawn = code == Board.PAWN;
      boolean promoting = isPawn && (unit & 0xFFL << 48 - 40 * side) != 0;
      long line = (unit | Tables.LINE[king << 6 | from]) & ~exposed & homes;
      line &= promoting ? -1L : forecast.homes(side, code);
      if (promoting || (pinned & unit) != 0 || line != 0) {
        long attacks =
            isPawn
                ? Tables.PAWN[side * 65 + from]
                : code == Board.KNIGHT ? Tables.KNIGHT[from] : sight(board, from, occupied);
        unsettle(attacks | line | Tables.BETWEEN[king << 6 | from]);
        for (long captures = attacks & enemies & open; captures != 0; captures &= captures - 1) {
          int to = Long.numberOfTrailingZeros(captures);
          if (promoting) {
            for (int figure : Program.PROMOTIONS) {
              unsettle(forecast, Forecast.PROMOTED | figure, to);
            }
          } else {
            unsettle(forecast, code, to);
          }
        }
      }
    }
    if (standing.bars) {
      bar(board);
    }
    return true;
  }

  private void unsettle(Forecast forecast, int capturer, int to) {
    int home = forecast.home(standing, capturer, to);
    unsettle(1L << home | Tables.BETWEEN[king << 6 | home]);
  }

  /** Leaves the moves from and to these squares to be made. */
  private void unsettle(long squares) {
    unsettled |= squares;
    restless |= squares & enemies;
  }

  private void bar(Board board) {
    spoiled = true;
    base -= countPawns(this.pawns, occupied, enemies);
    for (int code = Board.PAWN; code <= Board.QUEEN; code++) {
      barred[code] = standing.barred[code];
    }
    base += countPawns(this.pawns, occupied, enemies);
    for (int i = 0; i < sliderCount; i++) {
      base -= Long.bitCount(sights[i] & barred[board.code(sliders[i])]);
    }
    for (long units = this.knights; units != 0; units &= units - 1) {
      constant -=
          Long.bitCount(Tables.KNIGHT[Long.numberOfTrailingZeros(units)] & barred[Board.KNIGHT]);
    }
    for (long units = pinned; units != 0; units &= units - 1) {
      int from = Long.numberOfTrailingZeros(units);
      int code = board.code(from);
      long attacks =
          code == Board.PAWN
              ? Tables.PAWN[side * 65 + from]
              : code == Board.KNIGHT ? 0 : sight(board, from, occupied);
      constant -= Long.bitCount(attacks & Tables.LINE[king << 6 | from] & barred[code]);
    }
  }
}
