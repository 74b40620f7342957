package org.molychess.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A table of counts that threads share without locks.
 *
 * <p>An entry is two words: the count, and the key combined with it by exclusive or. A torn or
 * overwritten entry does not give its key back, so it is not believed.
 */
public final class CountTable {
  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  /** The largest size, in bytes. */
  public static final long LARGEST = 1L << 38;

  private static final int ENTRY = 16;
  private static final int CHUNK_BITS = 27;

  private final long[][] chunks;
  private final long mask;

  private CountTable(int bits) {
    mask = (1L << bits) - 1;
    int chunkBits = Math.min(bits, CHUNK_BITS);
    chunks = new long[1 << bits - chunkBits][2 << chunkBits];
  }

  /**
   * Makes a table of so many bytes, rounded down to a power of two.
   *
   * @param bytes at most {@link #LARGEST}
   * @throws OutOfMemoryError if there is no room for it
   */
  public static CountTable ofBytes(long bytes) {
    long entries = Math.max(1024, bytes / ENTRY);
    return new CountTable(63 - Long.numberOfLeadingZeros(entries));
  }

  /** Returns the count that was put under the key, or -1. */
  long get(long key) {
    long slot = key & mask;
    long[] chunk = chunks[(int) (slot >>> CHUNK_BITS)];
    int at = 2 * (int) (slot & (1 << CHUNK_BITS) - 1);
    long count = (long) WORDS.getOpaque(chunk, at + 1);
    return ((long) WORDS.getOpaque(chunk, at) ^ count) == key ? count : -1;
  }

  void put(long key, long count) {
    long slot = key & mask;
    long[] chunk = chunks[(int) (slot >>> CHUNK_BITS)];
    int at = 2 * (int) (slot & (1 << CHUNK_BITS) - 1);
    WORDS.setOpaque(chunk, at, key ^ count);
    WORDS.setOpaque(chunk, at + 1, count);
  }
}
