package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.rules.CompiledRules;

/**
 * Counts the replies to all moves of a unit without making the moves.
 *
 * <p>The replies are counted as if the unit were off the board, times the number of its squares of
 * arrival. Then those are subtracted that the unit stops where it arrives, and those are added that
 * capture it there.
 */
final class ReplyCounter {
  private final StandingReplies standing;
  private final KingFlights flights;
  private final MustPlayMoves mustPlay;

  ReplyCounter(CompiledRules rules) {
    standing = new StandingReplies(rules);
    flights = standing.flights;
    mustPlay = standing.mustPlay;
  }

  /** Computes what replies depend on; returns false if all moves of the position must be made. */
  boolean compute(GenContext context, @Nullable HookPrediction prediction) {
    return standing.compute(context, prediction);
  }

  /** Returns the squares to which moves of units with this code must be made. */
  long mustPlay(int code) {
    return mustPlay.squares(code);
  }

  /** Returns the squares to which moves of the unit on a square, with this code, must be made. */
  long mustPlay(int from, int code) {
    return -(mustPlay.units >>> from & 1) | mustPlay.squares(code);
  }

  /** Returns the squares that matter to replies: a unit that leaves one may change some. */
  long watched() {
    return mustPlay.units
        | flights.watched()
        | standing.seen
        | standing.pawnZone
        | standing.selfCheckVictims[UnitCode.KNIGHT];
  }

  /**
   * Returns the number of replies to the moves of a unit to these squares, added up.
   *
   * @param unit the square that the unit leaves, as a set; empty for any one of several pawns
   * @param code the code of the unit that arrives
   */
  int count(Board board, long unit, int code, long squares) {
    StandingReplies now = standing;
    long captures = squares & now.occupied;
    int total = now.replies * Long.bitCount(squares) + flights.count(board, unit, code, squares, 0);
    total += changeOfSliders(unit, code, squares, captures);
    if (((unit | squares) & now.pawnZone) != 0) {
      total += changeOfPawns(unit, code, squares);
    }
    for (; captures != 0; captures &= captures - 1) {
      int square = Long.numberOfTrailingZeros(captures);
      long victim = captures & -captures;
      total += Long.bitCount(Geometry.KNIGHT[square] & now.knights);
      total -=
          (victim & now.pawns) == 0
              ? now.mobility[square]
              : now.countPawns(victim, now.occupied & ~unit, now.takenByPawns & ~unit);
    }
    return now.selfChecks ? total + changeOfKnights(unit, code, squares) : total;
  }

  /**
   * Returns the number of replies to a capture.
   *
   * @param home where the victim is reborn, {@link Geometry#NO_SQUARE} if it is not
   * @return -1 if the capture must be made, because the rebirth changes too much
   */
  int countCapture(Board board, int from, int to, int code, int home) {
    StandingReplies now = standing;
    long unit = 1L << from;
    long arrival = 1L << to;
    long reborn = home == Geometry.NO_SQUARE ? 0 : 1L << home;
    int victim = board.code(to);
    if (reborn != 0 && changesMoreThanReplies(reborn, victim)) {
      return -1;
    }
    long others = now.occupied & ~unit | reborn;
    int total = now.constant + flights.count(board, unit, code, arrival, reborn);
    for (int i = 0; i < now.sliderCount; i++) {
      int slider = now.sliders[i];
      if (slider != to) {
        int kind = now.kinds[i];
        long sight = now.sights[i];
        if ((sight & (unit | reborn)) != 0) {
          sight = Sliders.attacks(kind, slider, others);
        }
        long entered = arrival & ~now.selfChecksBySlider(i, code);
        total += Long.bitCount(sight & targets(now.excluded[i], unit, entered, reborn));
      }
    }
    total += changeOfKnights(unit, to, arrival & ~now.selfChecksBy(UnitCode.KNIGHT, code), reborn);
    long movable = now.pawns & ~arrival;
    if (reborn != 0) {
      if (victim == UnitCode.PAWN) {
        movable |= reborn;
      } else {
        long attacks =
            victim == UnitCode.KNIGHT
                ? Geometry.KNIGHT[home]
                : Sliders.attacks(victim, home, others);
        long entered = arrival & ~now.selfChecksBy(victim, code);
        total +=
            Long.bitCount(attacks & targets(now.selfCheckVictims[victim], unit, entered, reborn));
      }
    }
    long taken = now.takenByPawns & ~unit | arrival & ~now.selfChecksBy(UnitCode.PAWN, code);
    return total + now.countPawns(movable, others, taken);
  }

  /**
   * Returns by how much a capture changes the number of the knights' moves.
   *
   * @param taken the square of the capture, where a knight may have stood
   * @param entered squares that knights may enter now
   * @param reborn the square of the rebirth, as a set
   */
  private int changeOfKnights(long unit, int taken, long entered, long reborn) {
    StandingReplies now = standing;
    long left = now.knights & ~(1L << taken);
    int change = left == now.knights ? 0 : -now.mobility[taken];
    for (long more = entered | unit & now.selfCheckVictims[UnitCode.KNIGHT];
        more != 0;
        more &= more - 1) {
      change += Long.bitCount(Geometry.KNIGHT[Long.numberOfTrailingZeros(more)] & left);
    }
    return change - Long.bitCount(Geometry.KNIGHT[Long.numberOfTrailingZeros(reborn)] & left);
  }

  /** Returns whether a rebirth changes so much that the capture must be made. */
  private boolean changesMoreThanReplies(long reborn, int victim) {
    long squares = mustPlay.squares | Geometry.KING[standing.king];
    if (standing.capturesMatter) {
      squares |= standing.rays();
    }
    if (victim == UnitCode.PAWN) {
      squares |= ~Ranks.PAWN_RANKS | Ranks.seventh(standing.side);
    } else if (victim == UnitCode.ROOK) {
      squares |= Castling.corners(standing.side);
    }
    return (reborn & squares) != 0;
  }

  /** Returns the squares to which a unit may go after a capture. */
  private long targets(long excluded, long unit, long entered, long reborn) {
    return (standing.open & ~excluded | unit) & ~reborn | entered;
  }

  private int changeOfSliders(long unit, int code, long squares, long captures) {
    StandingReplies now = standing;
    long touched = unit | squares;
    if ((now.seen & touched) == 0) {
      return 0;
    }
    long quiet = squares & ~captures;
    int change = 0;
    for (int i = 0; i < now.sliderCount; i++) {
      long sight = now.sights[i];
      if ((sight & touched) == 0) {
        continue;
      }
      int slider = now.sliders[i];
      int kind = now.kinds[i];
      long targets = now.open & ~now.excluded[i];
      if ((sight & unit) != 0) {
        // The slider attacks the squares behind the unit, unless it is captured itself.
        sight = Sliders.attacks(kind, slider, now.occupied & ~unit);
        targets |= unit;
        int more = Long.bitCount(sight & targets) - now.mobility[slider];
        change += more * Long.bitCount(squares & ~(1L << slider));
      }
      change += Long.bitCount(sight & captures);
      long met = sight & quiet;
      if (now.selfChecks) {
        change -= Long.bitCount(met & now.selfChecksBySlider(i, code));
      }
      targets &= sight;
      for (long up = met & -2L << slider; up != 0; up &= up - 1) {
        int to = Long.numberOfTrailingZeros(up);
        change -= Long.bitCount(targets & Geometry.line(slider, to) & -2L << to);
      }
      for (long down = met & (1L << slider) - 1; down != 0; down &= down - 1) {
        int to = Long.numberOfTrailingZeros(down);
        change -= Long.bitCount(targets & Geometry.line(slider, to) & (1L << to) - 1);
      }
    }
    return change;
  }

  private int changeOfPawns(long unit, int code, long squares) {
    StandingReplies now = standing;
    int side = now.side;
    int change = 0;
    long others = now.occupied & ~unit;
    if ((unit & now.pawnZone) != 0) {
      int each = now.countPawns(now.pawns, others, now.takenByPawns & ~unit) - now.movesOfPawns;
      change = each * Long.bitCount(squares);
    }
    long step = Ranks.ahead(side, now.pawns) & ~others;
    long leap = now.leaps(step) & ~others;
    long taken = squares & ~now.selfChecksBy(UnitCode.PAWN, code);
    long west = Ranks.attackedToA(side, now.pawns) & taken;
    long east = Ranks.attackedToH(side, now.pawns) & taken;
    step &= squares;
    change -= Long.bitCount(step);
    change -= Long.bitCount(leap & squares) + Long.bitCount(leap & now.leaps(step));
    change += Long.bitCount(west) + Long.bitCount(east);
    if (now.promotes) {
      long last = Ranks.last(side);
      int more = Long.bitCount(west & last) + Long.bitCount(east & last);
      change += 3 * (more - Long.bitCount(step & last));
    }
    return change;
  }

  /** Returns by how much illegal captures change the number of the knights' moves. */
  private int changeOfKnights(long unit, int code, long squares) {
    StandingReplies now = standing;
    int change = 0;
    if ((now.selfCheckVictims[UnitCode.KNIGHT] & unit) != 0) {
      long attackers = Geometry.KNIGHT[Long.numberOfTrailingZeros(unit)] & now.knights;
      change = Long.bitCount(attackers) * Long.bitCount(squares);
    }
    for (long met = squares & now.selfChecksBy(UnitCode.KNIGHT, code); met != 0; met &= met - 1) {
      change -= Long.bitCount(Geometry.KNIGHT[Long.numberOfTrailingZeros(met)] & now.knights);
    }
    return change;
  }
}
