package org.molychess.solver;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What a search for lines knows of positions, each with what is left to play. For all threads. */
final class Memory {
  private final FruitlessTable fruitless;
  private final Map<Long, LineNode> fruits = new ConcurrentHashMap<>();
  private final boolean remembersFruits;

  /**
   * @param bytes the most memory for positions that lead to nothing; 0 to remember nothing at all
   */
  Memory(long bytes) {
    fruitless = new FruitlessTable(bytes);
    remembersFruits = bytes > 0;
  }

  boolean isFruitless(long key) {
    return fruitless.contains(key);
  }

  /** Returns the lines from a position, or null if none are known. */
  @Nullable LineNode fruit(long key) {
    return fruits.isEmpty() ? null : fruits.get(key);
  }

  void add(long key, @Nullable LineNode found) {
    if (found == null) {
      fruitless.add(key);
    } else if (remembersFruits) {
      fruits.put(key, found);
    }
  }
}
