package org.molychess.engine;

/** What depends on squares alone. Index 64 stands for "no square" and holds nothing. */
final class Tables {
  static final long FILE_A = 0x0101_0101_0101_0101L;
  static final long FILE_H = FILE_A << 7;

  static final long[] KNIGHT = new long[65];
  static final long[] KING = new long[65];

  /** What a rook, and a bishop, would attack on an empty board. */
  static final long[] STRAIGHT = new long[65];

  static final long[] DIAGONAL = new long[65];

  /** The squares that a pawn of a side attacks: {@code [side * 65 + square]}. */
  static final long[] PAWN = new long[2 * 65];

  /**
   * The whole line through two squares, edge to edge: {@code [a * 64 + b]}; nothing if unaligned.
   */
  static final long[] LINE = new long[65 * 64];

  /** The squares strictly between two aligned squares. */
  static final long[] BETWEEN = new long[65 * 64];

  /** The squares from which any unit could attack or shield the square. */
  static final long[] ZONE = new long[65];

  private Tables() {}

  static {
    int[] files = {1, 2, 2, 1, -1, -2, -2, -1};
    int[] ranks = {2, 1, -1, -2, -2, -1, 1, 2};
    for (int square = 0; square < 64; square++) {
      for (int i = 0; i < 8; i++) {
        KNIGHT[square] |= step(square, files[i], ranks[i]);
      }
      for (int file = -1; file <= 1; file++) {
        for (int rank = -1; rank <= 1; rank++) {
          KING[square] |= file == 0 && rank == 0 ? 0 : step(square, file, rank);
        }
      }
      PAWN[square] = step(square, -1, 1) | step(square, 1, 1);
      PAWN[65 + square] = step(square, -1, -1) | step(square, 1, -1);
      for (int file = -1; file <= 1; file++) {
        for (int rank = -1; rank <= 1; rank++) {
          if (file != 0 || rank != 0) {
            ray(square, file, rank);
          }
        }
      }
      ZONE[square] |= KNIGHT[square];
    }
  }

  private static void ray(int square, int file, int rank) {
    long line = 1L << square | along(square, file, rank) | along(square, -file, -rank);
    long between = 0;
    for (int i = 1; ; i++) {
      long target = step(square, i * file, i * rank);
      if (target == 0) {
        return;
      }
      int other = Long.numberOfTrailingZeros(target);
      LINE[square * 64 + other] = line;
      BETWEEN[square * 64 + other] = between;
      ZONE[square] |= target;
      (file == 0 || rank == 0 ? STRAIGHT : DIAGONAL)[square] |= target;
      between |= target;
    }
  }

  /** Returns the squares left and right of these. */
  static long beside(long squares) {
    return (squares & ~FILE_A) >>> 1 | (squares & ~FILE_H) << 1;
  }

  /** Returns the squares from here to the edge in a direction, this one left out. */
  static long along(int square, int file, int rank) {
    long squares = 0;
    long target;
    for (int i = 1; (target = step(square, i * file, i * rank)) != 0; i++) {
      squares |= target;
    }
    return squares;
  }

  private static long step(int square, int files, int ranks) {
    int file = (square & 7) + files;
    int rank = (square >> 3) + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << (rank * 8 + file);
  }
}
