package org.molychess.conformance.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move as solvers write it: {@code 5.Kf3-g3[+wuBf3] +}.
 *
 * @param text the move without number, effects and claims
 * @param uncapturable whether the unit that moves is said to be so
 * @param effects the units that are said to appear: {@code wuBf3}
 * @param claims {@code +}, {@code #}, {@code =}, and {@code x} or {@code z} for goals reached
 */
record ProblemMove(String text, boolean uncapturable, List<String> effects, String claims) {
  private static final Pattern NUMBER = Pattern.compile("^\\d+\\.(?:\\.\\.)?\\s*");
  private static final Pattern MOVE =
      Pattern.compile(
          "(?<u>u)?(?<text>0-0-0|0-0|[KQRBSNP]?[a-h][1-8][-x*][a-h][1-8](?:=[QRBSN])?(?: ep\\.)?)"
              + "(?<effects>(?:\\[[^\\]]*])*)(?<claims>(?: ?[+#=!]| [xz](?= |$))*)\\s*");
  private static final Pattern EFFECT = Pattern.compile("\\[\\+([^\\]]*)]");

  /** Reads a line of moves. */
  static List<ProblemMove> line(String line) {
    List<ProblemMove> moves = new ArrayList<>();
    String rest = line.strip();
    while (!rest.isEmpty()) {
      rest = NUMBER.matcher(rest).replaceFirst("");
      Matcher move = MOVE.matcher(rest);
      if (!move.lookingAt()) {
        throw new IllegalArgumentException("no move begins with '" + rest + "' in '" + line + "'");
      }
      List<String> effects = new ArrayList<>();
      Matcher effect = EFFECT.matcher(move.group("effects"));
      while (effect.find()) {
        effects.add(effect.group(1));
      }
      moves.add(
          new ProblemMove(
              move.group("text"),
              move.group("u") != null,
              effects,
              move.group("claims").replace(" ", "").replace("!", "")));
      rest = rest.substring(move.end()).strip();
    }
    return moves;
  }

  /** Returns the square it leaves, empty in castling. */
  String from() {
    return text.startsWith("0") ? "" : text.replaceFirst("^[KQRBSNP]", "").substring(0, 2);
  }

  /** Returns the move as the library reads it. */
  String human() {
    return uncapturable ? text.replace("P", "") : text.replaceFirst("^P", "");
  }
}
