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

  private final TableWords table;

  /**
   * @param bytes the most memory it takes; 0 for none
   */
  ProofTable(long bytes) {
    table = new TableWords(bytes, 2, WAYS, ProofTable::copy);
  }

  /** Returns what is known of an attack of so many moves. */
  int get(long key, int moves) {
    AtomicLongArray words = table.get();
    int slot = find(words, key);
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
    AtomicLongArray words = table.get();
    if (words.length() == 0) {
      return;
    }
    int slot = find(words, key);
    long data = slot < 0 ? 0 : words.getPlain(2 * slot + 1);
    int solvedIn = slot < 0 ? NEVER : solvedIn(data);
    int failedIn = slot < 0 ? 0 : failedIn(data);
    boolean isNew = slot < 0;
    if (isNew) {
      slot = victim(words, key);
    }
    data =
        (long) (solved ? Math.min(moves, solvedIn) : solvedIn) << 16
            | (solved ? failedIn : Math.max(moves, failedIn));
    words.setPlain(2 * slot, key ^ data);
    words.setPlain(2 * slot + 1, data);
    if (isNew) {
      table.count(words, 2);
    }
  }

  private static void copy(AtomicLongArray from, AtomicLongArray to) {
    for (int i = 0; i < from.length(); i += 2) {
      long data = from.getPlain(i + 1);
      if (data != 0) {
        long key = from.getPlain(i) ^ data;
        int slot = victim(to, key);
        to.setPlain(2 * slot, key ^ data);
        to.setPlain(2 * slot + 1, data);
      }
    }
  }

  private static int home(AtomicLongArray words, long key) {
    return (int) (key ^ key >>> 32) & words.length() / 2 - 1;
  }

  private static int find(AtomicLongArray words, long key) {
    if (words.length() == 0) {
      return -1;
    }
    int home = home(words, key);
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
  private static int victim(AtomicLongArray words, long key) {
    int home = home(words, key);
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
