package org.molychess.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Which victims of which capturer would be reborn to attack the king, as he sees the board.
 *
 * <p>That depends on little, so a few are kept.
 */
final class Spoils {
  /** How many are kept, as a power of two: what a king sees comes back again and again. */
  static final int KNOWN_BITS = 6;

  private static final int LAST_CAPTURER = Forecast.PROMOTED | Board.QUEEN;

  // What the squares were worked out for.
  private int king = -1;
  private long exposed;

  /**
   * The capturers with such victims, kings aside: a bit for each code that a {@link Forecast}
   * knows.
   */
  int capturers;

  /** The squares of capture: {@code [capturer << 3 | victim]}. */
  private final long[] squares = new long[16 << 3];

  /** Returns the spoils for a side's king who sees these homes, kept from before if possible. */
  static Spoils of(@Nullable Spoils[] known, Forecast forecast, int side, int square, long homes) {
    int king = side << 6 | square;
    int at = (int) ((homes + king) * 0x9E37_79B9_7F4A_7C15L >>> 64 - KNOWN_BITS);
    Spoils spoils = known[at];
    if (spoils == null || spoils.exposed != homes || spoils.king != king) {
      spoils = spoils == null ? new Spoils() : spoils;
      known[at] = spoils;
      spoils.exposed = homes;
      spoils.king = king;
      spoils.learn(forecast, side, square);
    }
    return spoils;
  }

  private void learn(Forecast forecast, int side, int square) {
    Arrays.fill(squares, 0);
    capturers = 0;
    for (int capturer = Board.PAWN; capturer <= LAST_CAPTURER; capturer++) {
      for (long rest = exposed & forecast.homes(side, capturer); rest != 0; rest &= rest - 1) {
        long home = rest & -rest;
        if ((home & Tables.STRAIGHT[square]) != 0) {
          add(forecast, side, capturer, Board.ROOK, home);
          add(forecast, side, capturer, Board.QUEEN, home);
        }
        if ((home & Tables.DIAGONAL[square]) != 0) {
          add(forecast, side, capturer, Board.BISHOP, home);
          add(forecast, side, capturer, Board.QUEEN, home);
        }
        if ((home & Tables.KNIGHT[square]) != 0) {
          add(forecast, side, capturer, Board.KNIGHT, home);
        }
        if ((home & threats(side, square, Board.PAWN)) != 0) {
          add(forecast, side, capturer, Board.PAWN, home);
        }
      }
    }
  }

  private void add(Forecast forecast, int side, int capturer, int victim, long home) {
    // On its last rank a pawn is a figure that captures.
    long open = capturer == Board.PAWN ? Board.PAWN_RANKS : -1L;
    long sources =
        open & forecast.sources(side, capturer, victim, Long.numberOfTrailingZeros(home));
    squares[capturer << 3 | victim] |= sources;
    capturers |= sources == 0 || capturer == Board.KING ? 0 : 1 << capturer;
  }

  /** Returns from where an enemy unit with this code would attack a king on an empty board. */
  static long threats(int side, int king, int code) {
    return switch (code) {
      case Board.PAWN -> {
        // On its last rank it may become anything.
        long lastRank = side == Board.WHITE ? 0xFFL : 0xFFL << 56;
        yield Tables.PAWN[side * 65 + king] & Board.PAWN_RANKS | lastRank & Tables.ZONE[king];
      }
      case Board.KNIGHT -> Tables.KNIGHT[king];
      case Board.BISHOP -> Tables.DIAGONAL[king];
      case Board.ROOK -> Tables.STRAIGHT[king];
      case Board.QUEEN -> Tables.DIAGONAL[king] | Tables.STRAIGHT[king];
      default -> 0;
    };
  }

  /** Returns the squares on which the capturer must not take a victim with this code. */
  long of(int capturer, int victim) {
    return squares[capturer << 3 | victim];
  }

  /** Returns which victims the capturer must not take. */
  long of(int capturer, Board board, long victims) {
    int at = capturer << 3;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    return victims
        & (x & ~y & ~z & squares[at | Board.PAWN]
            | x & y & squares[at | Board.KNIGHT]
            | z & ~x & ~y & squares[at | Board.BISHOP]
            | y & ~x & ~z & squares[at | Board.ROOK]
            | y & z & squares[at | Board.QUEEN]);
  }
}
