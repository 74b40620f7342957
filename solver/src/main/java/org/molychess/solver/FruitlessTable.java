package org.molychess.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers positions that lead to nothing, for all threads. What is forgotten is searched again.
 */
final class FruitlessTable {
  private static final int WAYS = 4;

  private final TableWords words;

  /**
   * @param bytes the most memory it takes; 0 for none
   */
  FruitlessTable(long bytes) {
    words = new TableWords(bytes, 1, WAYS, FruitlessTable::copy);
  }

  /** Mixes what is left to play into the key of a position. */
  static long key(long position, int remaining) {
    long mixed = (position ^ remaining * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 32;
  }

  boolean contains(long key) {
    AtomicLongArray keys = words.get();
    if (keys.length() == 0) {
      return false;
    }
    int slot = (int) key & keys.length() - 1;
    for (int i = 0; i < WAYS; i++) {
      if (keys.getPlain(slot ^ i) == key) {
        return true;
      }
    }
    return false;
  }

  void add(long key) {
    AtomicLongArray keys = words.get();
    if (keys.length() != 0 && put(keys, key)) {
      words.count(keys, 1);
    }
  }

  /** Returns whether there was an empty place. */
  private static boolean put(AtomicLongArray keys, long key) {
    int slot = (int) key & keys.length() - 1;
    for (int i = 0; i < WAYS; i++) {
      if (keys.getPlain(slot ^ i) == 0) {
        keys.setPlain(slot ^ i, key);
        return true;
      }
    }
    keys.setPlain(slot ^ (int) (key >>> 48) & WAYS - 1, key);
    return false;
  }

  private static void copy(AtomicLongArray from, AtomicLongArray to) {
    for (int i = 0; i < from.length(); i++) {
      long key = from.getPlain(i);
      if (key != 0) {
        put(to, key);
      }
    }
  }
}
