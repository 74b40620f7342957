package org.molychess.pgn;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The signs that programs write for numeric annotation glyphs. */
final class Glyphs {
  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("!", 1),
          Map.entry("?", 2),
          Map.entry("!!", 3),
          Map.entry("??", 4),
          Map.entry("!?", 5),
          Map.entry("?!", 6),
          Map.entry("□", 7),
          Map.entry("=", 10),
          Map.entry("∞", 13),
          Map.entry("+/=", 14),
          Map.entry("+=", 14),
          Map.entry("⩲", 14),
          Map.entry("=/+", 15),
          Map.entry("=+", 15),
          Map.entry("⩱", 15),
          Map.entry("+/-", 16),
          Map.entry("±", 16),
          Map.entry("-/+", 17),
          Map.entry("∓", 17),
          Map.entry("+-", 18),
          Map.entry("-+", 19),
          Map.entry("N", 146),
          Map.entry("D", 220));

  private Glyphs() {}

  /** Returns the number of a sign, or null if it is none. */
  static @Nullable Integer number(String sign) {
    return NUMBERS.get(sign);
  }
}
