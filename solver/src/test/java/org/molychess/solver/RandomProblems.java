package org.molychess.solver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/** Makes small diagrams at random, most of them with a king near the edge. */
final class RandomProblems {
  private static final String UNITS = "QRBNPPqrbnpp";

  private RandomProblems() {}

  /** Returns a placement with both kings and up to so many units more. */
  static String placement(Random random, int most) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      squares.add(i);
    }
    Collections.shuffle(squares, random);
    TreeMap<Integer, Character> units = new TreeMap<>();
    int edge = random.nextInt(8);
    units.put(random.nextBoolean() ? edge : 8 * edge, 'k');
    put(units, squares, 'K', random);
    for (int i = 1 + random.nextInt(most); i > 0; i--) {
      put(units, squares, UNITS.charAt(random.nextInt(UNITS.length())), random);
    }
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        Character unit = units.get(8 * rank + file);
        text.append(unit == null ? '1' : unit);
      }
      text.append(rank < 7 ? "/" : "");
    }
    return merged(text.toString());
  }

  private static void put(
      TreeMap<Integer, Character> units, List<Integer> squares, char unit, Random random) {
    boolean pawn = unit == 'P' || unit == 'p';
    for (int square : squares) {
      boolean lastRank = square < 8 || square >= 56;
      if (!units.containsKey(square) && !(pawn && lastRank)) {
        units.put(square, unit);
        Collections.shuffle(squares, random);
        return;
      }
    }
  }

  private static String merged(String text) {
    StringBuilder out = new StringBuilder();
    int empty = 0;
    for (char c : (text + "/").toCharArray()) {
      if (c == '1') {
        empty++;
        continue;
      }
      out.append(empty == 0 ? "" : String.valueOf(empty)).append(c);
      empty = 0;
    }
    return out.substring(0, out.length() - 1);
  }
}
