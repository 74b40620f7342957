package org.molychess.cli;

import java.util.Collection;
import java.util.Comparator;

/** Finds the name that somebody meant who typed another. */
final class Nearest {
  private Nearest() {}

  /** Returns {@code "; did you mean 'NAME'?"}, or an empty text where no name is near. */
  static String hint(String typed, Collection<String> names) {
    int enough = Math.min(1 + typed.length() / 4, (typed.length() - 1) / 2);
    return names.stream()
        .filter(name -> Math.abs(name.length() - typed.length()) <= enough)
        .filter(name -> edits(typed, name) <= enough)
        .min(Comparator.comparingInt(name -> edits(typed, name)))
        .map(name -> "; did you mean '" + name + "'?")
        .orElse("");
  }

  /**
   * Returns how many letters must be put in, left out, replaced or exchanged with their neighbour
   * to make one text of the other.
   */
  static int edits(String from, String to) {
    int[][] edits = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : cheapest(edits, from, to, i, j);
      }
    }
    return edits[from.length()][to.length()];
  }

  private static int cheapest(int[][] edits, String from, String to, int i, int j) {
    char a = from.charAt(i - 1);
    char b = to.charAt(j - 1);
    int replaced = edits[i - 1][j - 1] + (a == b ? 0 : 1);
    int best = Math.min(replaced, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
    boolean exchanged =
        i > 1 && j > 1 && a == to.charAt(j - 2) && b == from.charAt(i - 2) && a != b;
    return exchanged ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
  }
}
