package org.molychess.pgn;

import org.jspecify.annotations.Nullable;

/** The ways to write how a game has ended. */
final class Results {
  static final String WHITE = "1-0";
  static final String BLACK = "0-1";
  static final String DRAW = "1/2-1/2";
  static final String OPEN = "*";

  /** What one side gets, as a marker in the moves or a tag says it. */
  private static final int NOTHING = 0;

  private static final int HALF = 1;
  private static final int ALL = 2;

  private static final String[] GLUED = {DRAW, "½-½", WHITE, BLACK, OPEN};

  private final Source source;

  /** Where the last thing that was read ends. */
  private int end;

  Results(Source source) {
    this.source = source;
  }

  /** Returns where the marker ends that was read last. */
  int end() {
    return end;
  }

  /** Returns the result whose marker begins here, in its usual form; null if none does. */
  @Nullable String at(int from) {
    int white = share(from);
    if (white < 0) {
      return null;
    }
    int afterWhite = end;
    int separator = blanks(afterWhite);
    boolean spaced = separator > afterWhite;
    int c = source.at(separator);
    if (Characters.isDash(c) || c == ':') {
      int after = blanks(separator + 1);
      int black = share(after);
      if (black >= 0) {
        boolean castling = white + black == NOTHING && c != ':' && !spaced;
        return castling || !isEnd(end) ? null : result(white, black);
      }
    }
    end = afterWhite;
    boolean half = white == HALF && (source.at(from) == '1' ? isEnd(end) : endsLine(end));
    return half ? DRAW : null;
  }

  /** Returns the result, null where both sides cannot get what is said. */
  private static @Nullable String result(int white, int black) {
    return white == ALL && black == NOTHING
        ? WHITE
        : white == NOTHING && black == ALL
            ? BLACK
            : white == HALF && black == HALF
                ? DRAW
                : white == NOTHING && black == NOTHING ? OPEN : null;
  }

  /** Reads what one side gets; -1 if that does not stand here. */
  private int share(int from) {
    int c = source.at(from);
    end = from + 1;
    if (c == '½') {
      return HALF;
    }
    if (c == '1' && source.at(from + 1) == '/' && source.at(from + 2) == '2') {
      end = from + 3;
      return HALF;
    }
    if (c == '0' && isPoint(source.at(from + 1)) && source.at(from + 2) == '5') {
      end = from + 3;
      return HALF;
    }
    return c == '0' ? NOTHING : c == '1' ? ALL : -1;
  }

  private static boolean isPoint(int c) {
    return c == '.' || c == ',';
  }

  private int blanks(int from) {
    int i = from;
    while (i < from + 3 && (source.at(i) == ' ' || source.at(i) == 0xA0)) {
      i++;
    }
    return i;
  }

  /** Returns whether a marker may end here: at a word's end, or where a move's number follows. */
  private boolean isEnd(int from) {
    int c = source.at(from);
    if (!Characters.isDigit(c)) {
      return c != '.' && Characters.endsWord(c);
    }
    int i = from;
    while (Characters.isDigit(source.at(i)) && i < from + 5) {
      i++;
    }
    return source.at(i) == '.';
  }

  /** Returns whether nothing but blanks follows on the line. */
  private boolean endsLine(int from) {
    int i = from;
    while (i < from + 80 && Characters.isBlank(source.at(i)) && !isLineEnd(i)) {
      i++;
    }
    return source.at(i) < 0 || isLineEnd(i);
  }

  private boolean isLineEnd(int index) {
    return Characters.isLineEnd(source.at(index));
  }

  /** Returns the result that the value of a tag means, in its usual form; null if it is none. */
  static @Nullable String ofTag(String value) {
    StringBuilder plain = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (!Characters.isBlank(c)) {
        plain.append(Characters.isDash(c) || c == ':' ? '-' : c == ',' ? '.' : c);
      }
    }
    return switch (plain.toString()) {
      case "1-0", "+/-", "+--", "+-" -> WHITE;
      case "0-1", "-/+", "--+", "-+" -> BLACK;
      case "1/2-1/2", "1/2", "½-½", "½", "0.5-0.5", "0.5", "=", "=-=" -> DRAW;
      case "*", "0-0", "-/-", "---" -> OPEN;
      default -> null;
    };
  }

  /** Returns the length of the marker at the end of a word that has more than that, else 0. */
  static int glued(CharSequence word) {
    for (String marker : GLUED) {
      if (word.length() > marker.length() && endsWith(word, marker)) {
        return marker.length();
      }
    }
    return 0;
  }

  private static boolean endsWith(CharSequence word, String end) {
    int from = word.length() - end.length();
    for (int i = 0; i < end.length(); i++) {
      if (Characters.plain(word.charAt(from + i)) != end.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the usual form of a marker that is glued to a word. */
  static String usual(String marker) {
    return marker.startsWith("½") ? DRAW : marker;
  }
}
