package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.molychess.Perft;

/**
 * A line of a suite: {@code FEN ;D1 20 ;D2 400 ;rules circe}.
 *
 * @param fen the position
 * @param rules the rules it is under; null where the line does not say
 * @param counts the numbers of sequences that are expected, as they are listed
 */
record SuiteLine(String fen, @Nullable String rules, List<Count> counts) {
  /** How many sequences of legal moves of this length there are. */
  record Count(int depth, long nodes) {}

  private static final String FORM = "; a line is such as 'FEN ;D1 20 ;D2 400 ;rules circe'";

  /** In characters: ample for the longest FEN and a count of every depth. */
  static final int LONGEST = 100_000;

  /**
   * Reads a line.
   *
   * @throws InputException if it is not of this form; the FEN and the rules are not looked at
   */
  static SuiteLine parse(String line) {
    if (line.length() > LONGEST) {
      throw new InputException(
          "'" + clip(line) + "' is too long: " + line.length() + " characters; at most " + LONGEST);
    }
    String[] parts = line.split(";", -1);
    String rules = null;
    List<Count> counts = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      String part = parts[i].strip();
      if (part.isEmpty() && i == parts.length - 1) {
        continue;
      }
      String[] words = part.split("\\s+");
      if (words.length != 2) {
        throw new InputException("'" + clip(part) + "' is no count and no rules" + FORM);
      }
      if (!words[0].equals("rules")) {
        counts.add(count(words));
      } else if (rules == null) {
        rules = words[1];
      } else {
        throw new InputException("';rules' is given twice" + FORM);
      }
    }
    if (counts.isEmpty()) {
      throw new InputException("nothing is expected of '" + clip(parts[0].strip()) + "'" + FORM);
    }
    return new SuiteLine(parts[0].strip(), rules, List.copyOf(counts));
  }

  private static Count count(String[] words) {
    OptionalLong depth =
        words[0].startsWith("D") ? WholeNumber.parse(words[0].substring(1)) : OptionalLong.empty();
    OptionalLong nodes = WholeNumber.parse(words[1]);
    if (depth.isEmpty() || depth.getAsLong() > Perft.DEEPEST || nodes.isEmpty()) {
      throw new InputException(
          "'"
              + clip(words[0])
              + " "
              + clip(words[1])
              + "' is no depth, 0 to "
              + Perft.DEEPEST
              + ", and count"
              + FORM);
    }
    return new Count((int) depth.getAsLong(), nodes.getAsLong());
  }

  private static String clip(String text) {
    return text.length() <= 120 ? text : text.substring(0, 120) + "…";
  }
}
