package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Squares are plain numbers: a1 is 0, b1 is 1, h8 is 63. */
final class PlainSquare {

  /** The order of FEN tokens: a1, a2, … a8, b1, … */
  static final Comparator<Integer> ALPHABETICAL = Comparator.comparing(PlainSquare::name);

  private PlainSquare() {}

  static int at(int file, int rank) {
    if (!onBoard(file, rank)) {
      throw new IllegalArgumentException("no square at file " + file + ", rank " + rank);
    }
    return 8 * rank + file;
  }

  static boolean onBoard(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
  }

  static int file(int square) {
    return square % 8;
  }

  static int rank(int square) {
    return square / 8;
  }

  /** The square a1 is dark. */
  static boolean isLight(int square) {
    return (file(square) + rank(square)) % 2 == 1;
  }

  static String name(int square) {
    return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
  }

  static int parse(String name) {
    if (name.length() != 2) {
      throw new IllegalArgumentException("not a square: " + name);
    }
    return at(name.charAt(0) - 'a', name.charAt(1) - '1');
  }

  static boolean isName(String text) {
    return text.matches("[a-h][1-8]");
  }

  static List<Integer> sorted(Iterable<Integer> squares) {
    List<Integer> result = new ArrayList<>();
    squares.forEach(result::add);
    result.sort(ALPHABETICAL);
    return result;
  }
}
