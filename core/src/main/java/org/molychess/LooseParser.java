package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Ranks;

/**
 * Takes a move apart as people write it, whatever moves there are.
 *
 * <p>Mostly there is one way to understand it. Where capitals are used throughout, {@code B} may be
 * a bishop or a file, and there are two. A small {@code b} is always the file.
 */
final class LooseParser {
  private static final Pattern SIGNS =
      Pattern.compile(
          "(?<=[\\w)\\]+#])\\s*(?:[+#!?†‡≠]+|e\\.?p\\.?|(?:dis|dbl)?\\.?(?:ch|check|mate)\\.?)$");
  private static final Pattern CASTLING = Pattern.compile("[oO0]-?[oO0](?<long>-?[oO0])?");
  private static final Pattern BRACKETS =
      Pattern.compile("\\[([^\\[\\]()]*)]|\\(([^\\[\\]()]*)\\)");
  private static final Pattern OFFICER_IN_BRACKETS =
      Pattern.compile("([18])[=/:]?\\(=?([QRBNSqrbns])\\)");
  private static final Pattern PENDING =
      Pattern.compile("(?<file>[a-hA-H])(?<rank>[18])[=/:]?(?<officer>[QRBNSqrbns])");
  private static final Pattern STEP =
      Pattern.compile(
          "(?<file>[a-hA-H]?)(?<rank>[1-8]?)(?<signs>[xX:*-]{0,2})(?<to>[a-hA-H][1-8])"
              + "(?:[=/: ]?(?<officer>[QRBNSqrbns]))?");
  private static final Pattern FILES =
      Pattern.compile("(?<file>[a-h])[xX:*]?(?<to>[a-h])(?:[=/: ]?(?<officer>[QRBNSqrbns]))?");

  /** The letters of units; a small one must not be that of a file. */
  private static final String UNITS = "KQRBNSPkqrnsp";

  private final List<LooseText> found = new ArrayList<>();
  private final List<String> brackets = new ArrayList<>();
  private final List<String> pending = new ArrayList<>();
  private @Nullable String choices;

  private LooseParser() {}

  /** Returns the ways to understand a text; none if it is no move's. */
  static List<LooseText> parse(String text) {
    LooseParser parser = new LooseParser();
    parser.read(withoutBlanks(text));
    return parser.found;
  }

  /**
   * Takes out the blanks before and after signs; a blank between two letters or digits stays, as it
   * may part two moves.
   */
  private static String withoutBlanks(String text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean blank = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (MoveCharacters.isBlank(c)) {
        blank = true;
        continue;
      }
      char plain = MoveCharacters.latin(c);
      int last = out.length() - 1;
      if (blank && last >= 0 && isWord(out.charAt(last)) && isWord(plain)) {
        out.append(' ');
      }
      blank = false;
      out.append(plain);
    }
    return out.toString();
  }

  private static boolean isWord(char c) {
    return c != 'x' && Character.isLetterOrDigit(c);
  }

  private void read(String text) {
    String rest = takeChoices(text);
    rest = takeBrackets(OFFICER_IN_BRACKETS.matcher(rest).replaceAll("$1=$2"));
    String before;
    do {
      before = rest;
      rest = SIGNS.matcher(rest).replaceFirst("");
    } while (!rest.equals(before));
    String step = takePending(rest);
    if (step == null || "".equals(choices)) {
      return;
    }
    Matcher castling = CASTLING.matcher(step);
    if (castling.matches()) {
      add(castling.group("long") == null ? 7 : 3, null, -1L, -1L, false, false, null);
      return;
    }
    if (!step.isEmpty() && UNITS.indexOf(step.charAt(0)) >= 0) {
      readStep(step.substring(1), role(step.charAt(0)));
    }
    readStep(step, null);
    readFiles(step);
  }

  private String takeChoices(String text) {
    int at = text.indexOf('@');
    if (at < 0) {
      return text;
    }
    choices = text.substring(at + 1).replace(",", "").toLowerCase(Locale.ROOT);
    return text.substring(0, at);
  }

  private String takeBrackets(String text) {
    Matcher matcher = BRACKETS.matcher(text);
    while (matcher.find()) {
      brackets.add(LooseText.bare(matcher.group()));
    }
    return matcher.replaceAll("");
  }

  /** Takes the choices for waiting pawns from the front; null if they are none. */
  private @Nullable String takePending(String text) {
    String[] parts = text.split(",", -1);
    for (int i = 0; i < parts.length - 1; i++) {
      Matcher matcher = PENDING.matcher(parts[i].strip());
      if (!matcher.matches()) {
        return null;
      }
      String file = matcher.group("file").toLowerCase(Locale.ROOT);
      pending.add(file + matcher.group("rank") + "=" + role(officer(matcher)).letter());
    }
    pending.sort(null);
    return parts[parts.length - 1].strip();
  }

  /** Reads a step whose unit has been taken off, or that names none. */
  private void readStep(String step, @Nullable Role unit) {
    Matcher matcher = STEP.matcher(step);
    if (!matcher.matches() || isMixed(matcher.group("file") + matcher.group("to").charAt(0))) {
      return;
    }
    String file = matcher.group("file").toLowerCase(Locale.ROOT);
    String rank = matcher.group("rank");
    Square to = Square.of(matcher.group("to").toLowerCase(Locale.ROOT));
    boolean leavesOpen = unit == null && !file.isEmpty() && !rank.isEmpty();
    long from =
        (file.isEmpty() ? -1L : Ranks.FILE_A << file.charAt(0) - 'a')
            & (rank.isEmpty() ? -1L : Ranks.FIRST << 8 * (rank.charAt(0) - '1'));
    String signs = matcher.group("signs");
    add(
        0,
        leavesOpen ? null : unit == null ? Role.PAWN : unit,
        from,
        1L << to.ordinal(),
        false,
        !signs.replace("-", "").isEmpty(),
        promotion(matcher));
  }

  /** Returns whether capitals and small letters stand for files. */
  private static boolean isMixed(String files) {
    return !files.equals(files.toLowerCase(Locale.ROOT))
        && !files.equals(files.toUpperCase(Locale.ROOT));
  }

  /** Reads a pawn's capture that names two files: {@code ed}, {@code exd}. */
  private void readFiles(String step) {
    Matcher matcher = FILES.matcher(step);
    if (matcher.matches()) {
      long from = Ranks.FILE_A << matcher.group("file").charAt(0) - 'a';
      long to = Ranks.FILE_A << matcher.group("to").charAt(0) - 'a';
      add(0, Role.PAWN, from, to, true, true, promotion(matcher));
    }
  }

  private static @Nullable Role promotion(Matcher matcher) {
    return matcher.group("officer") == null ? null : role(officer(matcher));
  }

  private static char officer(Matcher matcher) {
    return matcher.group("officer").charAt(0);
  }

  private static Role role(char letter) {
    return letter == 'S' || letter == 's' ? Role.KNIGHT : Role.of(letter);
  }

  private void add(
      int castling,
      @Nullable Role role,
      long from,
      long to,
      boolean files,
      boolean capture,
      @Nullable Role officer) {
    found.add(
        new LooseText(
            List.copyOf(pending),
            castling,
            role,
            from,
            to,
            files,
            capture,
            officer,
            choices,
            List.copyOf(brackets)));
  }
}
