package org.molychess.pgn;

import java.util.Map;

/** The signs that programs and books write for numeric annotation glyphs. */
final class Glyphs {
  /** What {@link #number} returns for a sign that is none. */
  static final int NONE = -1;

  private static final int LONGEST = 3;

  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("!", 1),
          Map.entry("?", 2),
          Map.entry("!!", 3),
          Map.entry("‼", 3),
          Map.entry("??", 4),
          Map.entry("⁇", 4),
          Map.entry("!?", 5),
          Map.entry("⁉", 5),
          Map.entry("?!", 6),
          Map.entry("⁈", 6),
          Map.entry("□", 7),
          Map.entry("■", 7),
          Map.entry("=", 10),
          Map.entry("==", 10),
          Map.entry("∞", 13),
          Map.entry("~", 13),
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
          Map.entry("+--", 18),
          Map.entry("-+", 19),
          Map.entry("--+", 19),
          Map.entry("⨀", 22),
          Map.entry("⊙", 22),
          Map.entry("○", 26),
          Map.entry("⟳", 32),
          Map.entry("↑", 36),
          Map.entry("→", 40),
          Map.entry("=∞", 44),
          Map.entry("∞=", 44),
          Map.entry("⯹", 44),
          Map.entry("⇆", 132),
          Map.entry("⇄", 132),
          Map.entry("⨁", 138),
          Map.entry("⊕", 138),
          Map.entry("∆", 140),
          Map.entry("△", 140),
          Map.entry("⌓", 142),
          Map.entry("≤", 143),
          Map.entry("N", 146),
          Map.entry("TN", 146),
          Map.entry("D", 220),
          Map.entry("⟫", 239),
          Map.entry("⟪", 240));

  private Glyphs() {}

  /** Returns the number of a sign, {@link #NONE} if it is none. */
  static int number(CharSequence sign) {
    return sign.length() > LONGEST ? NONE : NUMBERS.getOrDefault(sign.toString(), NONE);
  }

  /** Returns whether a sign may be glued to a move's end. */
  static boolean isSign(char c) {
    return c == '+' || c == '-' || c == '=' || c == '/' || c == '~' || c > 127 && isSymbol(c);
  }

  private static boolean isSymbol(char c) {
    return NUMBERS.containsKey(String.valueOf(c));
  }
}
