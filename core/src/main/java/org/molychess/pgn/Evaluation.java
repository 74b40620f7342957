package org.molychess.pgn;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What an engine thinks of a position, for White: the value of a command {@code [%eval …]}.
 *
 * @param isMate whether it counts the moves to mate, not hundredths of a pawn
 * @param value hundredths of a pawn, or moves to mate; negative if Black is better or mates
 * @param depth how many single moves the engine has looked ahead, if that is said
 */
public record Evaluation(boolean isMate, int value, OptionalInt depth) {
  private static final int DIGITS = 6;

  /** Returns an evaluation in hundredths of a pawn. */
  public static Evaluation centipawns(int value) {
    return new Evaluation(false, value, OptionalInt.empty());
  }

  /** Returns a mate in so many moves, by Black if it is negative. */
  public static Evaluation mate(int moves) {
    return new Evaluation(true, moves, OptionalInt.empty());
  }

  /** Reads the value of a command; null if it is none. */
  static @Nullable Evaluation parse(String text) {
    int comma = text.indexOf(',');
    String number = comma < 0 ? text : text.substring(0, comma);
    OptionalInt depth = OptionalInt.empty();
    if (comma >= 0) {
      String said = text.substring(comma + 1).strip();
      if (!isNumber(said)) {
        return null;
      }
      depth = OptionalInt.of(Integer.parseInt(said));
    }
    boolean mate = number.startsWith("#");
    String signed = mate ? number.substring(1) : number;
    boolean minus = signed.startsWith("-");
    String plain = minus || signed.startsWith("+") ? signed.substring(1) : signed;
    int magnitude = mate ? moves(plain) : hundredths(plain);
    return magnitude < 0 ? null : new Evaluation(mate, minus ? -magnitude : magnitude, depth);
  }

  private static int moves(String text) {
    return isNumber(text) ? Integer.parseInt(text) : -1;
  }

  private static int hundredths(String text) {
    int point = text.indexOf('.');
    String whole = point < 0 ? text : text.substring(0, point);
    String part = point < 0 ? "" : text.substring(point + 1);
    if (!isNumber(whole.isEmpty() ? "0" : whole)
        || !isNumber(part.isEmpty() ? "0" : part)
        || whole.isEmpty() && part.isEmpty()) {
      return -1;
    }
    String two = (part + "00").substring(0, 2);
    return Integer.parseInt((whole.isEmpty() ? "0" : whole) + two);
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.length() <= DIGITS && text.chars().allMatch(Characters::isDigit);
  }

  /** Returns the value of the command: {@code 0.17}, {@code #-3}, {@code 1.20,22}. */
  @Override
  public String toString() {
    String sign = value < 0 ? "-" : "";
    int magnitude = Math.abs(value);
    String number =
        isMate ? "#" + value : sign + magnitude / 100 + "." + magnitude / 10 % 10 + magnitude % 10;
    return depth.isPresent() ? number + "," + depth.getAsInt() : number;
  }
}
