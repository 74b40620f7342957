package org.molychess.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The side that is to reply, looked at before the move is made: its replies to all moves of a unit.
 *
 * <p>They are counted as if the unit were lifted from the board, once for each square that it goes
 * to; then come the replies that it stops there, and those that take it.
 */
final class Replier {
  private final Program program;
  private final Flights flights = new Flights();
  private final Unrest unrest = new Unrest();

  /** The node as if it were already the replier's turn. */
  private final Node standing;

  private int side;
  private int king;
  private int forward;
  private long occupied;
  private long enemies;

  /** The squares that units may enter. */
  private long open;

  // The units that are free to move.
  private long pawns;
  private long knights;
  private final int[] sliders = new int[64];
  private int sliderCount;

  // Their codes, what they attack, and what of that they must not take.
  private final int[] kinds = new int[64];
  private final long[] sights = new long[64];
  private final long[] barred = new long[64];

  /** The number of moves of the unit on a square, pawns that can move aside. */
  private final int[] mobility = new int[64];

  /** The number of replies as the board stands, the king's aside. */
  private int replies;

  /** The part of them that changes only if a unit is taken: of knights and pinned units. */
  private int constant;

  /** The same for pawns that are free to move. */
  private int movesOfPawns;

  /** The units that pawns may take if they attack them. */
  private long takenByPawns;

  /** Where pawns may go or take. */
  private long pawnZone;

  /** Whether a pawn may promote. */
  private boolean promotes;

  /** What all sliders attack. */
  private long seen;

  /** Whether it matters where victims are reborn. */
  private boolean heedsCaptures;

  /** Whether some captures are illegal, as the victim would be reborn where it gives check. */
  private boolean spoils;

  /** The units that a unit with a code must not take. */
  private final long[] spoiled = new long[8];

  Replier(Program program) {
    this.program = program;
    standing = new Node(program);
  }

  // What the mover's unit asks

  /** Returns the squares to which moves must be made, of a unit with this code. */
  long unsettledBy(int code) {
    return unrest.squares(code);
  }

  /** The same for a unit on a square. */
  long unsettledBy(int from, int code) {
    return -(unrest.units >>> from & 1) | unrest.squares(code);
  }

  /** Returns the squares which a unit does not leave without changing some reply. */
  long noticed() {
    return unrest.units | flights.watched() | seen | pawnZone | spoiled[Board.KNIGHT];
  }

  /** Returns the number of replies to the settled moves of a unit to these squares. */
  int count(Board board, long unit, int code, long squares) {
    long captures = squares & occupied;
    int total = replies * Long.bitCount(squares) + flights.count(board, unit, code, squares, 0);
    total += changeOfSliders(unit, code, squares, captures);
    if (((unit | squares) & pawnZone) != 0) {
      total += changeOfPawns(unit, code, squares);
    }
    for (; captures != 0; captures &= captures - 1) {
      int square = Long.numberOfTrailingZeros(captures);
      long victim = captures & -captures;
      total += Long.bitCount(Tables.KNIGHT[square] & knights);
      total -=
          (victim & pawns) == 0
              ? mobility[square]
              : countPawns(victim, occupied & ~unit, takenByPawns & ~unit);
    }
    return spoils ? total + changeOfKnights(unit, code, squares) : total;
  }

  /**
   * Returns the number of replies to a settled capture.
   *
   * @param home where the victim is reborn, 64 if it is not
   * @return -1 if the capture must be made, as the rebirth changes more than single replies
   */
  int countCapture(Board board, int from, int to, int code, int home) {
    long unit = 1L << from;
    long arrival = 1L << to;
    long reborn = home == 64 ? 0 : 1L << home;
    int victim = board.code(to);
    if (reborn != 0 && isUnsettling(reborn, victim)) {
      return -1;
    }
    long others = occupied & ~unit | reborn;
    int total = constant + flights.count(board, unit, code, arrival, reborn);
    for (int i = 0; i < sliderCount; i++) {
      int slider = sliders[i];
      if (slider != to) {
        int kind = kinds[i];
        long sight = sights[i];
        if ((sight & (unit | reborn)) != 0) {
          sight = Sliders.attacks(kind, slider, others);
        }
        long entered = arrival & ~spoiledBy(i, code);
        total += Long.bitCount(sight & targets(barred[i], unit, entered, reborn));
      }
    }
    total += changeOfKnights(unit, to, arrival & ~spoiledByKind(Board.KNIGHT, code), reborn);
    long movable = pawns & ~arrival;
    if (reborn != 0) {
      if (victim == Board.PAWN) {
        movable |= reborn;
      } else {
        long attacks =
            victim == Board.KNIGHT ? Tables.KNIGHT[home] : Sliders.attacks(victim, home, others);
        long entered = arrival & ~spoiledByKind(victim, code);
        total += Long.bitCount(attacks & targets(spoiled[victim], unit, entered, reborn));
      }
    }
    long taken = takenByPawns & ~unit | arrival & ~spoiledByKind(Board.PAWN, code);
    return total + countPawns(movable, others, taken);
  }

  /** Returns by how much the number of the knights' moves changes, if one is taken perhaps. */
  private int changeOfKnights(long unit, int taken, long entered, long reborn) {
    long left = knights & ~(1L << taken);
    int change = left == knights ? 0 : -mobility[taken];
    for (long more = entered | unit & spoiled[Board.KNIGHT]; more != 0; more &= more - 1) {
      change += Long.bitCount(Tables.KNIGHT[Long.numberOfTrailingZeros(more)] & left);
    }
    return change - Long.bitCount(Tables.KNIGHT[Long.numberOfTrailingZeros(reborn)] & left);
  }

  /** Returns whether a rebirth changes more than single replies. */
  private boolean isUnsettling(long reborn, int victim) {
    long unsettled = unrest.squares | Tables.KING[king];
    if (heedsCaptures) {
      unsettled |= standing.dangerous;
    }
    if (victim == Board.PAWN) {
      unsettled |= ~Board.PAWN_RANKS | seventhRank();
    } else if (victim == Board.ROOK) {
      unsettled |= Castling.corners(side);
    }
    return (reborn & unsettled) != 0;
  }

  /** Returns where a unit may go after a capture, but for units that it must not take. */
  private long targets(long spared, long unit, long entered, long reborn) {
    return (open & ~spared | unit) & ~reborn | entered;
  }

  /** Returns on which squares a slider must not take a unit with this code. */
  private long spoiledBy(int i, int code) {
    int slider = sliders[i];
    return (unrest.singles >>> slider & 1) != 0
        ? unrest.spoiled[slider << 3 | code]
        : spoiledByKind(kinds[i], code);
  }

  /** The same for all units of a kind, but for those that open a line. */
  private long spoiledByKind(int kind, int code) {
    return standing.bars ? standing.spoils.of(kind, code) : 0;
  }

  private int changeOfSliders(long unit, int code, long squares, long captures) {
    long quiet = squares & ~captures;
    int change = 0;
    for (int i = 0; i < sliderCount; i++) {
      int slider = sliders[i];
      long sight = sights[i];
      int kind = kinds[i];
      long targets = open & ~barred[i];
      if ((sight & unit) != 0) {
        // It sees beyond the unit, unless it is taken itself.
        sight = Sliders.attacks(kind, slider, occupied & ~unit);
        targets |= unit;
        int more = Long.bitCount(sight & targets) - mobility[slider];
        change += more * Long.bitCount(squares & ~(1L << slider));
      }
      change += Long.bitCount(sight & captures);
      long met = sight & quiet;
      if (spoils) {
        change -= Long.bitCount(met & spoiledBy(i, code));
      }
      targets &= sight;
      for (long up = met & -2L << slider; up != 0; up &= up - 1) {
        int to = Long.numberOfTrailingZeros(up);
        change -= Long.bitCount(targets & Tables.LINE[slider << 6 | to] & -2L << to);
      }
      for (long down = met & (1L << slider) - 1; down != 0; down &= down - 1) {
        int to = Long.numberOfTrailingZeros(down);
        change -= Long.bitCount(targets & Tables.LINE[slider << 6 | to] & (1L << to) - 1);
      }
    }
    return change;
  }

  private int changeOfPawns(long unit, int code, long squares) {
    int change = 0;
    long others = occupied & ~unit;
    if ((unit & pawnZone) != 0) {
      int each = countPawns(pawns, others, takenByPawns & ~unit) - movesOfPawns;
      change = each * Long.bitCount(squares);
    }
    long step = Long.rotateLeft(pawns, forward) & ~others;
    long leap = leaps(step) & ~others;
    long taken = squares & ~spoiledByKind(Board.PAWN, code);
    long west = west(pawns) & taken;
    long east = east(pawns) & taken;
    step &= squares;
    change -= Long.bitCount(step);
    change -= Long.bitCount(leap & squares) + Long.bitCount(leap & leaps(step));
    change += Long.bitCount(west) + Long.bitCount(east);
    if (promotes) {
      long last = lastRank();
      int more = Long.bitCount(west & last) + Long.bitCount(east & last);
      change += 3 * (more - Long.bitCount(step & last));
    }
    return change;
  }

  /** Returns by how much spoiled captures change the number of the knights' moves. */
  private int changeOfKnights(long unit, int code, long squares) {
    int change = 0;
    if ((spoiled[Board.KNIGHT] & unit) != 0) {
      long attackers = Tables.KNIGHT[Long.numberOfTrailingZeros(unit)] & knights;
      change = Long.bitCount(attackers) * Long.bitCount(squares);
    }
    for (long met = squares & spoiledByKind(Board.KNIGHT, code); met != 0; met &= met - 1) {
      change -= Long.bitCount(Tables.KNIGHT[Long.numberOfTrailingZeros(met)] & knights);
    }
    return change;
  }

  // What stands

  /** Looks at an examined node; returns false if its moves must all be made. */
  boolean look(Node node, @Nullable Forecast forecast) {
    Board board = node.board;
    side = board.side ^ 1;
    enemies = node.own;
    occupied = node.occupied;
    spoils = false;
    heedsCaptures = false;
    Arrays.fill(spoiled, 0);
    king = board.king(side);
    if (king == 64 || !unrest.look(board, side, node.their, enemies)) {
      return false;
    }
    forward = 8 - (side << 4);
    open = ~(node.their | board.kings());
    flights.look(board, side, open, enemies);
    constant = 0;
    if (!program.isOrthodox() && !heedHooks(board, forecast)) {
      return false;
    }
    countUnits(board, node.their);
    return program.stalemates.length == 0 || isLively();
  }

  /** Takes into account what hooks do; returns false if that depends on more than squares. */
  private boolean heedHooks(Board board, @Nullable Forecast forecast) {
    standing.board.copy(board);
    standing.board.side = side;
    standing.board.enPassant = 0;
    standing.examineLeaf(forecast);
    standing.count = 0;
    if ((standing.fixed | standing.promoters | standing.haunted | standing.closed) != 0
        || standing.castlingTouched
        || standing.asksAboutChecks && !unrest.heedChecks(standing)) {
      return false;
    }
    return forecast == null || forecast.harmless || heedCaptures(forecast);
  }

  private boolean heedCaptures(Forecast forecast) {
    if (!forecast.simple) {
      return false;
    }
    if (forecast.homes(side, Board.KING) != 0) {
      if ((Tables.KING[king] & enemies) != 0) {
        return false;
      }
      unrest.squares |= Tables.KING[king];
    }
    if (forecast.threats(side, king) == 0 && unrest.pinned == 0) {
      return true;
    }
    heedsCaptures = true;
    standing.lookOut();
    standing.shieldKing();
    Review.barSpoiled(standing, forecast);
    unrest.heedCaptures(standing, forecast);
    if (standing.count != 0) {
      return false;
    }
    constant = unrest.change;
    spoils = standing.bars || unrest.singles != 0;
    if (standing.bars) {
      System.arraycopy(standing.barred, 0, spoiled, 0, spoiled.length);
    }
    return true;
  }

  private void countUnits(Board board, long own) {
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long free = own & ~unrest.pinned;
    knights = x & y & free;
    for (long units = knights; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      mobility[square] = Long.bitCount(Tables.KNIGHT[square] & open & ~spoiled[Board.KNIGHT]);
      constant += mobility[square];
    }
    pawns = x & ~y & ~z & free & Board.PAWN_RANKS;
    for (long rest = x & ~y & ~z & own & ~Board.PAWN_RANKS; rest != 0; rest &= rest - 1) {
      mobility[Long.numberOfTrailingZeros(rest)] = 0;
    }
    promotes = (pawns & seventhRank()) != 0;
    long step = Long.rotateLeft(pawns, forward);
    pawnZone = step | leaps(step & ~occupied) | west(pawns) | east(pawns);
    for (long units = x & ~y & ~z & unrest.pinned; units != 0; units &= units - 1) {
      long line = Tables.LINE[king << 6 | Long.numberOfTrailingZeros(units)];
      long targets = line & open & ~spoiled[Board.PAWN];
      constant += Leaf.countPawns(side, units & -units, occupied, enemies, targets);
    }
    takenByPawns = enemies & open & ~spoiled[Board.PAWN];
    movesOfPawns = countPawns(pawns, occupied, takenByPawns);
    replies = movesOfPawns;
    sliderCount = 0;
    seen = 0;
    for (long units = (y | z) & ~x & own; units != 0; units &= units - 1) {
      int square = Long.numberOfTrailingZeros(units);
      int kind = board.code(square);
      long sight = Sliders.attacks(kind, square, occupied);
      long victims = spoiled[kind];
      if ((unrest.singles & units & -units) != 0) {
        victims = victims(board, square);
      }
      long targets = sight & open & ~victims;
      if ((unrest.pinned & units & -units) != 0) {
        constant += Long.bitCount(targets & Tables.LINE[king << 6 | square]);
        continue;
      }
      sliders[sliderCount] = square;
      kinds[sliderCount] = kind;
      barred[sliderCount] = victims;
      sights[sliderCount++] = sight;
      seen |= sight;
      mobility[square] = Long.bitCount(targets);
      replies += mobility[square];
    }
    replies += constant;
  }

  /** Returns the units that a slider must not take, as it opens a line by that. */
  private long victims(Board board, int slider) {
    long victims = 0;
    for (int victim = Board.PAWN; victim <= Board.QUEEN; victim++) {
      victims |= board.coded(victim) & unrest.spoiled[slider << 3 | victim];
    }
    return victims & enemies;
  }

  /** Returns whether some reply is sure to be left wherever a unit goes. */
  private boolean isLively() {
    long steps = Long.rotateLeft(pawns, forward) & ~occupied;
    if ((steps & steps - 1) != 0) {
      return true;
    }
    if (spoils || !program.asksAboutCaptures()) {
      // The last unit that can move may be taken, or shut in by one that it must not take.
      return false;
    }
    int least = constant;
    for (int i = 0; i < sliderCount; i++) {
      // It can still take the unit that comes in its way.
      least += mobility[sliders[i]] == 0 ? 0 : 1;
    }
    return least > 0;
  }

  // Moves of units

  private int countPawns(long movable, long others, long taken) {
    long step = Long.rotateLeft(movable, forward) & ~others;
    long leap = leaps(step) & ~others;
    long west = west(movable) & taken;
    long east = east(movable) & taken;
    int total = Long.bitCount(step) + Long.bitCount(leap);
    total += Long.bitCount(west) + Long.bitCount(east);
    if (promotes) {
      long last = lastRank();
      total +=
          3
              * (Long.bitCount(step & last)
                  + Long.bitCount(west & last)
                  + Long.bitCount(east & last));
    }
    return total;
  }

  private long west(long movable) {
    return Long.rotateLeft(movable & ~Tables.FILE_A, forward - 1);
  }

  private long east(long movable) {
    return Long.rotateLeft(movable & ~Tables.FILE_H, forward + 1);
  }

  /** Returns where double steps end that go on from these squares. */
  private long leaps(long step) {
    return Long.rotateLeft(step, forward) & 0xFFL << 24 + (side << 3);
  }

  private long seventhRank() {
    return 0xFFL << 48 - 40 * side;
  }

  private long lastRank() {
    return 0xFFL << 56 - 56 * side;
  }
}
