package org.molychess.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Remembers in how many moves an attacker succeeds or does not, for all threads.
 *
 * <p>An entry is two words: the key mixed with the data, and the data. An entry that two threads
 * have written halves of does not match any key.
 */
final class ProofTable {
  static final int UNKNOWN = 0;
  static final int SOLVED = 1;
  static final int FAILED = 2;

  private static final int NEVER = 0xFFFF;
  private static final int WAYS = 4;

  private final AtomicLongArray words;
  private final int mask;

  /**
   * @param bytes the most memory it takes; 0 for none
   */
  ProofTable(long bytes) {
    long entries = Math.min(bytes / (2 * Long.BYTES), 1L << 29);
    int size = entries < WAYS ? 0 : (int) Long.highestOneBit(entries);
    words = new AtomicLongArray(2 * size);
    mask = size - 1;
  }

  /** Returns what is known of an attack of so many moves. */
  int get(long key, int moves) {
    int slot = find(key);
    if (slot < 0) {
      return UNKNOWN;
    }
    long data = words.getPlain(2 * slot + 1);
    if (moves >= solvedIn(data)) {
      return SOLVED;
    }
    return moves <= failedIn(data) ? FAILED : UNKNOWN;
  }

  void put(long key, int moves, boolean solved) {
    if (mask < 0) {
      return;
    }
    int slot = find(key);
    long data = slot < 0 ? 0 : words.getPlain(2 * slot + 1);
    int solvedIn = slot < 0 ? NEVER : solvedIn(data);
    int failedIn = slot < 0 ? 0 : failedIn(data);
    if (slot < 0) {
      slot = victim(key);
    }
    data =
        (long) (solved ? Math.min(moves, solvedIn) : solvedIn) << 16
            | (solved ? failedIn : Math.max(moves, failedIn));
    words.setPlain(2 * slot, key ^ data);
    words.setPlain(2 * slot + 1, data);
  }

  private int find(long key) {
    if (mask < 0) {
      return -1;
    }
    int home = (int) (key ^ key >>> 32) & mask;
    for (int i = 0; i < WAYS; i++) {
      int slot = home ^ i;
      if ((words.getPlain(2 * slot) ^ words.getPlain(2 * slot + 1)) == key
          && words.getPlain(2 * slot + 1) != 0) {
        return slot;
      }
    }
    return -1;
  }

  /** Returns the slot whose entry has cost least. */
  private int victim(long key) {
    int home = (int) (key ^ key >>> 32) & mask;
    int best = home;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < WAYS; i++) {
      long data = words.getPlain(2 * (home ^ i) + 1);
      int cost = data == 0 ? -1 : failedIn(data);
      if (cost < least) {
        least = cost;
        best = home ^ i;
      }
    }
    return best;
  }

  private static int solvedIn(long data) {
    return (int) (data >>> 16) & 0xFFFF;
  }

  private static int failedIn(long data) {
    return (int) data & 0xFFFF;
  }
}
