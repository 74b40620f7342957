package org.molychess.engine.board;

/**
 * Keys of positions as the exclusive or of a random number for each fact, so that the key after a
 * move is found from the key before it. The numbers are the same in every JVM.
 */
public final class Zobrist {
  /** By code and colour of a unit, and square: {@code [code | side << 3][square]}. */
  private static final long[] UNITS = new long[16 << 6];

  private static final long[] UNMOVED = new long[64];
  private static final long[] EN_PASSANT = new long[64];
  private static final long BLACK_TO_MOVE;

  static {
    long seed = 0x6D6F_6C79_2D6B_6579L;
    for (int i = 0; i < UNITS.length; i++) {
      UNITS[i] = BoardHash.mix(seed++ * 0x9E37_79B9_7F4A_7C15L);
    }
    for (int i = 0; i < 64; i++) {
      UNMOVED[i] = BoardHash.mix(seed++ * 0x9E37_79B9_7F4A_7C15L);
      EN_PASSANT[i] = BoardHash.mix(seed++ * 0x9E37_79B9_7F4A_7C15L);
    }
    BLACK_TO_MOVE = BoardHash.mix(seed * 0x9E37_79B9_7F4A_7C15L);
  }

  private Zobrist() {}

  /** Returns the key of the units on the board, worked out from all of them. */
  public static long units(Board board) {
    long key = 0;
    for (long rest = board.occupied(); rest != 0; rest &= rest - 1) {
      key ^= unit(board, Long.numberOfTrailingZeros(rest));
    }
    return key;
  }

  /**
   * Returns the exclusive or of the keys of the units on two boards. It looks only at the squares
   * on which they differ, which are few after a move.
   */
  public static long difference(Board a, Board b) {
    long key = 0;
    for (long rest = a.x ^ b.x | a.y ^ b.y | a.z ^ b.z | a.white ^ b.white;
        rest != 0;
        rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      key ^= unit(a, square) ^ unit(b, square);
    }
    return key;
  }

  private static long unit(Board board, int square) {
    int code = board.code(square);
    return code == 0 ? 0 : UNITS[(code | (int) (~board.white >>> square & 1) << 3) << 6 | square];
  }

  /**
   * Returns the key of everything but the units on the board.
   *
   * @param usableEnPassant the e.p. squares that count for equality, as a set
   * @param unmoved the unmoved units that count for equality, as a set
   */
  public static long rest(Board board, long usableEnPassant, long unmoved) {
    long key = board.side == Board.WHITE ? 0 : BLACK_TO_MOVE;
    for (long rest = usableEnPassant; rest != 0; rest &= rest - 1) {
      key ^= EN_PASSANT[Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = unmoved; rest != 0; rest &= rest - 1) {
      key ^= UNMOVED[Long.numberOfTrailingZeros(rest)];
    }
    return key ^ BoardHash.ofState(board);
  }
}
