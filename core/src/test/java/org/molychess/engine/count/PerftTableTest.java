package org.molychess.engine.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A table forgets, but it never answers with what was put under another key. */
final class PerftTableTest {
  private static long[] keys(int number) {
    return new Random(7).longs(number).toArray();
  }

  /** Returns the count that the tests put under a key. */
  private static long count(long key) {
    return key >>> 1;
  }

  /** Returns how many counts a table still knows, all of them right. */
  private static long known(PerftTable table, long[] keys) {
    return LongStream.of(keys)
        .filter(
            key -> {
              long count = table.get(key);
              assertTrue(count == -1 || count == count(key), () -> key + ": " + count);
              return count != -1;
            })
        .count();
  }

  @Test
  void knowsNothingAtFirst() {
    assertEquals(0, known(PerftTable.ofBytes(1 << 20), keys(1000)));
  }

  @Test
  void keepsMostCountsWhileItGrows() {
    // Four million entries; the table begins with some thousands.
    PerftTable table = PerftTable.ofBytes(64 << 20);
    long[] keys = keys(700_000);
    for (long key : keys) {
      table.put(key, count(key));
    }
    // It doubles when it is a quarter full: few entries have fallen on one another by then.
    assertTrue(known(table, keys) > 0.8 * keys.length);
  }

  @Test
  void aFullTableKeepsWhatCameLast() {
    PerftTable table = PerftTable.ofBytes(1);
    long[] keys = keys(200_000);
    for (long key : keys) {
      table.put(key, count(key));
    }
    // Of the smallest table, 16,384 entries, hardly one is free.
    long known = known(table, keys);
    assertTrue(known > 16_000 && known <= 16_384, () -> known + " known");
    assertEquals(count(keys[199_999]), table.get(keys[199_999]));
  }

  @Test
  void threadsMayGrowItTogether() {
    PerftTable table = PerftTable.ofBytes(64 << 20);
    long[] keys = keys(700_000);
    AtomicLong wrong = new AtomicLong();
    IntStream.range(0, 8)
        .parallel()
        .forEach(
            part -> {
              for (int i = part; i < keys.length; i += 8) {
                table.put(keys[i], count(keys[i]));
                long other = keys[(int) (i * 2_654_435_761L % keys.length)];
                long count = table.get(other);
                wrong.addAndGet(count == -1 || count == count(other) ? 0 : 1);
              }
            });
    assertEquals(0, wrong.get());
    assertTrue(known(table, keys) > 0.7 * keys.length);
  }

  @Test
  void moreThanTheHeapIsRefusedAtOnce() {
    long heap = Runtime.getRuntime().maxMemory();
    OutOfMemoryError error =
        assertThrows(OutOfMemoryError.class, () -> PerftTable.ofBytes(heap + 1));
    assertTrue(error.getMessage().contains(String.valueOf(heap)), error::getMessage);
  }
}
