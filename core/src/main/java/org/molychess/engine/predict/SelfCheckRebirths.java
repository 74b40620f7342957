package org.molychess.engine.predict;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;

/**
 * Captures that are illegal because the reborn victim attacks the capturer's king.
 *
 * <p>They depend only on the king's square and on the homes that it sees, so 64 results are kept.
 */
public final class SelfCheckRebirths {
  /** How many results are kept, as a power of two. Kings see the same homes again and again. */
  private static final int KEPT_BITS = 6;

  private static final int LAST_CAPTURER = CapturePrediction.PROMOTED | UnitCode.QUEEN;

  // What the squares were worked out for.
  private int king = -1;
  private long homes;

  /** The capturers with such captures, kings aside: bit n stands for the capturer with code n. */
  private int capturers;

  /** The squares of such captures, as sets: {@code [capturer << 3 | victim]}. */
  private final long[] squares = new long[16 << 3];

  static @Nullable SelfCheckRebirths[] newCache() {
    return new SelfCheckRebirths[1 << KEPT_BITS];
  }

  /** Returns the captures for a side whose king sees these homes; worked out anew if not kept. */
  static SelfCheckRebirths of(
      @Nullable SelfCheckRebirths[] kept,
      CapturePrediction captures,
      int side,
      int square,
      long homes) {
    int king = side << 6 | square;
    int at = (int) ((homes + king) * 0x9E37_79B9_7F4A_7C15L >>> Long.SIZE - KEPT_BITS);
    SelfCheckRebirths found = kept[at];
    if (found == null || found.homes != homes || found.king != king) {
      found = found == null ? new SelfCheckRebirths() : found;
      kept[at] = found;
      found.homes = homes;
      found.king = king;
      found.compute(captures, side, square);
    }
    return found;
  }

  private void compute(CapturePrediction captures, int side, int square) {
    Arrays.fill(squares, 0);
    capturers = 0;
    for (int capturer = UnitCode.PAWN; capturer <= LAST_CAPTURER; capturer++) {
      for (long rest = homes & captures.homes(side, capturer); rest != 0; rest &= rest - 1) {
        long home = rest & -rest;
        if ((home & Geometry.ORTHOGONAL[square]) != 0) {
          add(captures, side, capturer, UnitCode.ROOK, home);
          add(captures, side, capturer, UnitCode.QUEEN, home);
        }
        if ((home & Geometry.DIAGONAL[square]) != 0) {
          add(captures, side, capturer, UnitCode.BISHOP, home);
          add(captures, side, capturer, UnitCode.QUEEN, home);
        }
        if ((home & Geometry.KNIGHT[square]) != 0) {
          add(captures, side, capturer, UnitCode.KNIGHT, home);
        }
        if ((home & RebirthAttacks.origins(side, square, UnitCode.PAWN)) != 0) {
          add(captures, side, capturer, UnitCode.PAWN, home);
        }
      }
    }
  }

  private void add(CapturePrediction captures, int side, int capturer, int victim, long home) {
    // On its last rank a pawn has become an officer before it has captured.
    long open = capturer == UnitCode.PAWN ? Ranks.PAWN_RANKS : -1L;
    long found =
        open & captures.captureSquares(side, capturer, victim, Long.numberOfTrailingZeros(home));
    squares[capturer << 3 | victim] |= found;
    capturers |= found == 0 || capturer == UnitCode.KING ? 0 : 1 << capturer;
  }

  int capturers() {
    return capturers;
  }

  /** Returns the squares on which the capturer must not take a victim with this code. */
  public long squares(int capturer, int victim) {
    return squares[capturer << 3 | victim];
  }

  /** Returns those of the victims that the capturer must not take, as a set. */
  public long victims(int capturer, Board board, long victims) {
    int at = capturer << 3;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    return victims
        & (x & ~y & ~z & squares[at | UnitCode.PAWN]
            | x & y & squares[at | UnitCode.KNIGHT]
            | z & ~x & ~y & squares[at | UnitCode.BISHOP]
            | y & ~x & ~z & squares[at | UnitCode.ROOK]
            | y & z & squares[at | UnitCode.QUEEN]);
  }
}
