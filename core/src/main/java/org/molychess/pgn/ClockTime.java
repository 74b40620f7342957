package org.molychess.pgn;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Times as the commands {@code clk} and {@code emt} have them: {@code 1:05:59}, {@code 0:00:01.5}.
 */
final class ClockTime {
  private static final int LONGEST = 18;
  private static final int SECONDS = 60;
  private static final int NANO_DIGITS = 9;

  private ClockTime() {}

  /** Reads hours, minutes and seconds, minutes and seconds, or seconds; null if it is none. */
  static @Nullable Duration parse(String text) {
    if (text.length() > LONGEST) {
      return null;
    }
    int point = text.indexOf('.');
    String whole = point < 0 ? text : text.substring(0, point);
    long seconds = 0;
    int from = 0;
    for (int parts = 1; from <= whole.length(); parts++) {
      int colon = whole.indexOf(':', from);
      int end = colon < 0 ? whole.length() : colon;
      if (parts > 3 || !isNumber(whole, from, end)) {
        return null;
      }
      seconds = seconds * SECONDS + Long.parseLong(whole, from, end, 10);
      from = end + 1;
    }
    if (point < 0) {
      return Duration.ofSeconds(seconds);
    }
    String part = text.substring(point + 1);
    if (!isNumber(part, 0, part.length()) || part.length() > NANO_DIGITS) {
      return null;
    }
    String nanos = (part + "0".repeat(NANO_DIGITS)).substring(0, NANO_DIGITS);
    return Duration.ofSeconds(seconds, Long.parseLong(nanos));
  }

  private static boolean isNumber(String text, int from, int end) {
    for (int i = from; i < end; i++) {
      if (!Characters.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return end > from;
  }

  /** Returns hours, minutes and seconds, with a fraction only if there is one. */
  static String text(Duration time) {
    StringBuilder out = new StringBuilder();
    out.append(time.toHours()).append(':');
    two(out, time.toMinutesPart());
    out.append(':');
    two(out, time.toSecondsPart());
    if (time.toNanosPart() > 0) {
      String nanos = String.valueOf(1_000_000_000L + time.toNanosPart());
      int end = nanos.length();
      while (nanos.charAt(end - 1) == '0') {
        end--;
      }
      out.append('.').append(nanos, 1, end);
    }
    return out.toString();
  }

  private static void two(StringBuilder out, int number) {
    out.append(number / 10).append(number % 10);
  }
}
