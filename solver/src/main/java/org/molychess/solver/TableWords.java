package org.molychess.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The words of a table that begins small and grows with what it holds, as clearing a large table
 * takes longer than most problems do. Threads share it; what one writes while another lets the
 * table grow may be lost.
 */
final class TableWords {
  private static final int SMALLEST = 1 << 16;
  private static final int FACTOR = 4;

  /** Puts the entries of a smaller table into a larger one. */
  interface Copy {
    void copy(AtomicLongArray from, AtomicLongArray to);
  }

  private final int most;
  private final Copy copy;
  private volatile AtomicLongArray words;

  /** How many entries were added, about: threads do not wait for each other to count. */
  private int added;

  /**
   * @param bytes the most memory of the words; 0 for none
   * @param entry the number of words of an entry, a power of two
   * @param least the fewest entries that make a table
   */
  TableWords(long bytes, int entry, int least, Copy copy) {
    long count = Math.min(bytes / Long.BYTES, 1L << 30);
    most = count < (long) least * entry ? 0 : (int) Long.highestOneBit(count);
    words = new AtomicLongArray(Math.min(most, SMALLEST));
    this.copy = copy;
  }

  /** Returns the words; their number is a power of two, or 0. */
  AtomicLongArray get() {
    return words;
  }

  /** Counts a new entry, of so many words, and lets a table grow that is nearly full. */
  void count(AtomicLongArray used, int entry) {
    added++;
    if ((long) added * entry > used.length() / 2 && used.length() < most) {
      grow(used);
    }
  }

  private synchronized void grow(AtomicLongArray used) {
    if (words != used) {
      return;
    }
    AtomicLongArray larger =
        new AtomicLongArray((int) Math.min(most, (long) FACTOR * used.length()));
    copy.copy(used, larger);
    words = larger;
  }
}
