package org.molychess.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers positions that lead to nothing, for all threads. What is forgotten is searched again.
 */
final class FruitlessTable {
  private static final int WAYS = 4;

  private final AtomicLongArray keys;
  private final int mask;

  /**
   * @param bytes the most memory it takes; 0 for none
   */
  FruitlessTable(long bytes) {
    long entries = Math.min(bytes / Long.BYTES, 1L << 30);
    int size = entries < WAYS ? 0 : (int) Long.highestOneBit(entries);
    keys = new AtomicLongArray(size);
    mask = size - 1;
  }

  /** Mixes what is left to play into the key of a position. */
  static long key(long position, int remaining) {
    long mixed = (position ^ remaining * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 32;
  }

  boolean contains(long key) {
    if (mask < 0) {
      return false;
    }
    int slot = (int) key & mask;
    for (int i = 0; i < WAYS; i++) {
      if (keys.getPlain(slot ^ i) == key) {
        return true;
      }
    }
    return false;
  }

  void add(long key) {
    if (mask < 0) {
      return;
    }
    int slot = (int) key & mask;
    for (int i = 0; i < WAYS; i++) {
      if (keys.getPlain(slot ^ i) == 0) {
        keys.setPlain(slot ^ i, key);
        return;
      }
    }
    keys.setPlain(slot ^ (int) (key >>> 48) & WAYS - 1, key);
  }
}
