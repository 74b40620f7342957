package org.molychess.engine.board;

/** Hashes of whole boards, which are the same in every JVM. */
public final class BoardHash {
  private BoardHash() {}

  /**
   * Returns 64 well-mixed bits of what {@link Board#sameUnits} compares and of two further words.
   *
   * @param usableEnPassant the e.p. squares that count, as a set
   * @param marks what else counts, such as the unmoved units
   */
  public static long of(Board board, long usableEnPassant, long marks) {
    long h = mix(board.x + 0x9E37_79B9_7F4A_7C15L);
    h = mix(h ^ board.y);
    h = mix(h ^ board.z);
    h = mix(h ^ board.white);
    h = mix(h ^ usableEnPassant);
    h = mix(h ^ marks ^ (long) board.side << 33);
    for (long word : board.words) {
      h = mix(h ^ word);
    }
    for (int i = 0; i < board.buriedCount; i++) {
      h = mix(h ^ board.buried[i]);
    }
    return h;
  }

  /** Returns 64 well-mixed bits of the declared state; 0 if all of it is zero. */
  static long ofState(Board board) {
    long[] words = board.words;
    long h = 0;
    for (int i = 0; i < words.length; i++) {
      if (words[i] != 0) {
        h ^= mix(words[i] + (i + 1) * 0x9E37_79B9_7F4A_7C15L);
      }
    }
    if (board.buriedCount != 0) {
      long order = 0;
      for (int i = 0; i < board.buriedCount; i++) {
        order = mix(order ^ board.buried[i]);
      }
      h ^= order;
    }
    return h;
  }

  /** Stafford's variant 13 of the 64-bit finalizer: every input bit reaches every output bit. */
  public static long mix(long h) {
    h = (h ^ h >>> 30) * 0xBF58_476D_1CE4_E5B9L;
    h = (h ^ h >>> 27) * 0x94D0_49BB_1331_11EBL;
    return (h ^ h >>> 31) + 0x9E37_79B9_7F4A_7C15L;
  }
}
