package org.molychess.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Makes inputs of good ones: cuts, doubles, swaps, and words put in anywhere. */
final class Mutator {
  private static final List<String> WORDS = Seeds.words();

  private final List<String> seeds;
  private final Random random;

  Mutator(List<String> seeds, long seed) {
    this.seeds = seeds;
    this.random = new Random(seed);
  }

  /** Returns another input. */
  byte[] next() {
    StringBuilder text = new StringBuilder(any(seeds));
    int changes = random.nextInt(5);
    for (int i = 0; i < changes; i++) {
      change(text);
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0 && random.nextInt(8) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void change(StringBuilder text) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(12));
    switch (random.nextInt(6)) {
      case 0 -> text.delete(from, to);
      case 1 -> text.insert(from, text.substring(from, to).repeat(1 + random.nextInt(40)));
      case 2 -> text.insert(from, any(WORDS));
      case 3 -> text.replace(from, to, any(WORDS));
      case 4 -> {
        String other = any(seeds);
        text.replace(from, text.length(), other.substring(Math.min(from, other.length())));
      }
      default ->
          text.insert(
              from,
              (char) (random.nextInt(20) == 0 ? random.nextInt(0xD800) : random.nextInt(128)));
    }
  }
}
