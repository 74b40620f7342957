package org.molychess.engine.count;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A table of counts that threads share without locks.
 *
 * <p>An entry is two words: the count, and the key combined with it by exclusive or. A torn or
 * overwritten entry does not give its key back, so it is not believed. A count may be lost at any
 * time, never wrong, so nobody waits while the table grows.
 *
 * <p>It begins small and grows, because memory is slow when it is used for the first time: a count
 * of some seconds took longer with a table of a gigabyte than without a table.
 */
public final class PerftTable {
  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  /** The largest size, in bytes. */
  public static final long LARGEST = 1L << 38;

  private static final int ENTRY_BYTES = 16;

  /** Entries of a chunk: small enough for a garbage collector to treat as any other array. */
  private static final int CHUNK_BITS = 14;

  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int FIRST_CHUNKS = 4;

  private final int mostChunks;
  private final AtomicLong used = new AtomicLong();

  /** A power of two of chunks; the low bits of a key name the entry, the next ones the chunk. */
  private volatile long[][] chunks;

  private volatile boolean grows;

  private PerftTable(int mostChunks) {
    this.mostChunks = mostChunks;
    chunks = new long[Math.min(FIRST_CHUNKS, mostChunks)][2 * CHUNK];
    grows = chunks.length < mostChunks;
  }

  /**
   * Makes a table that grows to so many bytes, rounded down to a power of two, where the heap has
   * room.
   *
   * @param bytes at most {@link #LARGEST}; a small table has 256 KiB all the same
   * @throws OutOfMemoryError if the whole heap is smaller
   */
  public static PerftTable ofBytes(long bytes) {
    long heap = Runtime.getRuntime().maxMemory();
    if (bytes > heap) {
      throw new OutOfMemoryError(
          "a table of " + bytes + " bytes does not go into a heap of " + heap + " bytes");
    }
    long most = Math.max(1, bytes / (ENTRY_BYTES * CHUNK));
    return new PerftTable((int) Long.highestOneBit(most));
  }

  /** Returns the count that was put under the key, or -1. */
  public long get(long key) {
    long[] chunk = chunk(chunks, key);
    int at = place(key);
    long count = (long) WORDS.getOpaque(chunk, at + 1);
    return ((long) WORDS.getOpaque(chunk, at) ^ count) == key ? count : -1;
  }

  /** Puts a count under a key, over what lies in its place. */
  public void put(long key, long count) {
    long[][] all = chunks;
    long[] chunk = chunk(all, key);
    int at = place(key);
    boolean isNew = grows && (long) WORDS.getOpaque(chunk, at) == 0;
    WORDS.setOpaque(chunk, at, key ^ count);
    WORDS.setOpaque(chunk, at + 1, count);
    if (isNew && used.incrementAndGet() > (long) all.length * CHUNK / 4) {
      grow(all);
    }
  }

  private static long[] chunk(long[][] all, long key) {
    return all[(int) (key >>> CHUNK_BITS) & all.length - 1];
  }

  private static int place(long key) {
    return 2 * ((int) key & CHUNK - 1);
  }

  private synchronized void grow(long[][] full) {
    if (chunks != full || !grows) {
      // Another thread was quicker, or has found no room.
      return;
    }
    int length = full.length;
    long[][] wider;
    try {
      wider = Arrays.copyOf(full, 2 * length);
      for (int i = 0; i < length; i++) {
        wider[length + i] = new long[2 * CHUNK];
      }
    } catch (OutOfMemoryError e) {
      grows = false;
      return;
    }
    for (int i = 0; i < length; i++) {
      move(full[i], wider[length + i], (long) length << CHUNK_BITS);
    }
    chunks = wider;
    grows = wider.length < mostChunks;
  }

  /** Moves the entries whose keys have the bit. */
  private static void move(long[] from, long[] to, long bit) {
    for (int at = 0; at < from.length; at += 2) {
      long mixed = (long) WORDS.getOpaque(from, at);
      long count = (long) WORDS.getOpaque(from, at + 1);
      if (((mixed ^ count) & bit) != 0) {
        to[at] = mixed;
        to[at + 1] = count;
        WORDS.setOpaque(from, at, 0L);
        WORDS.setOpaque(from, at + 1, 0L);
      }
    }
  }
}
