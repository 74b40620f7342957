package org.molychess.engine.board;

/**
 * Square sets that depend on squares alone.
 *
 * <p>A square is an {@code int} from 0 (a1) to 63 (h8). A set of squares is a {@code long} with a
 * bit for each. Index {@link #NO_SQUARE} of every table holds the empty set, so that a look-up for
 * a unit that is not there needs no test.
 */
public final class Geometry {
  /** Stands for a square that does not exist: of a missing king, of a victim that is not reborn. */
  public static final int NO_SQUARE = 64;

  /** The squares that a knight attacks, by its square. */
  public static final long[] KNIGHT = new long[65];

  /** The squares that a king attacks, by its square. */
  public static final long[] KING = new long[65];

  /** The squares that a rook attacks on an empty board, by its square. */
  public static final long[] ORTHOGONAL = new long[65];

  /** The squares that a bishop attacks on an empty board, by its square. */
  public static final long[] DIAGONAL = new long[65];

  /** The squares from which a queen or knight attacks a square on an empty board. */
  public static final long[] ATTACK_ORIGINS = new long[65];

  private static final long[] PAWN = new long[2 * 65];
  private static final long[] LINE = new long[65 * 64];
  private static final long[] BETWEEN = new long[65 * 64];

  private Geometry() {}

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
      ATTACK_ORIGINS[square] |= KNIGHT[square];
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
      LINE[square << 6 | other] = line;
      BETWEEN[square << 6 | other] = between;
      ATTACK_ORIGINS[square] |= target;
      (file == 0 || rank == 0 ? ORTHOGONAL : DIAGONAL)[square] |= target;
      between |= target;
    }
  }

  /** Returns the squares that a pawn of the side attacks from a square. */
  public static long pawnAttacks(int side, int square) {
    return PAWN[side * 65 + square];
  }

  /** Returns the whole line through two squares, edge to edge; nothing if they are not aligned. */
  public static long line(int a, int b) {
    return LINE[a << 6 | b];
  }

  /** Returns the squares strictly between two aligned squares. */
  public static long between(int a, int b) {
    return BETWEEN[a << 6 | b];
  }

  /**
   * Returns the squares from a square to the edge of the board, without the square itself.
   *
   * @param file the direction: how many files a step goes, -1 to 1
   * @param rank how many ranks a step goes, -1 to 1
   */
  public static long along(int square, int file, int rank) {
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
