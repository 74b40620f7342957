package org.molychess.pgn;

import java.util.Set;

/**
 * Reads the words between numbers, comments and brackets: moves, with what is glued to them.
 *
 * <p>A move is everything that belongs to it: effects in brackets, the officer of a promotion,
 * {@code e.p.}. Results and evaluation signs that are glued to it are taken off.
 */
final class WordReader {
  /** What a word is. */
  enum Kind {
    MOVE,
    GLYPH,
    /** A word that says only what the move before it says already. */
    NOTHING,
    /** A word that cannot be read to its end. */
    FAULT
  }

  static final int LONGEST = 1_000;

  private static final Set<String> NOTHING =
      Set.of(
          "ep", "e.p.", "e.p", "ep+", "ep#", "e.p.+", "e.p.#", "+", "++", "#", "ch", "ch.", "mate",
          "dis", "dbl", "†", "‡");

  /** No sign of more than one character begins with these. */
  private static final String MOVE_BEGINS = "abcdefghKQRBNO";

  private final Source source;
  private final TagShape tags;
  private final Effects effects;
  private final Joints joints;
  private final Slice slice = new Slice();
  private final StringBuilder changed = new StringBuilder();

  private int next;
  private int glyph;
  private String result = "";
  private int resultFrom;
  private String fault = "";
  private CharSequence text = "";

  /** Whether the word is not what stands there: figurines, dashes, effects after blanks. */
  private boolean isChanged;

  /** Where the brackets end that may be an effect of the move; -1 if there are none. */
  private int doubtfulEnd;

  private int doubtfulFrom;

  WordReader(Source source, TagShape tags) {
    this.source = source;
    this.tags = tags;
    this.effects = new Effects(source);
    this.joints = new Joints(source);
  }

  /** Returns where the input goes on. */
  int next() {
    return next;
  }

  /** Returns the move. */
  CharSequence text() {
    return text;
  }

  /** Returns the glyph, or the one that is glued to the move; {@link Glyphs#NONE} if none is. */
  int glyph() {
    return glyph;
  }

  /** Returns the result that is glued to the move, in its usual form; empty if none is. */
  String result() {
    return result;
  }

  /** Returns where the result begins. */
  int resultFrom() {
    return resultFrom;
  }

  /** Returns what is wrong with a word that cannot be read to its end. */
  String fault() {
    return fault;
  }

  /** Returns whether brackets follow that are an effect of the move or else a variation. */
  boolean hasDoubtful() {
    return doubtfulEnd >= 0;
  }

  /** Returns the move with the brackets that follow it as its effect. */
  String withDoubtful() {
    StringBuilder all = new StringBuilder(text).append("[+");
    for (int i = doubtfulFrom + 1; i < doubtfulEnd - 1; i++) {
      char c = Characters.plain((char) source.at(i));
      if (c != ' ') {
        all.append(c);
      }
    }
    return all.append(']').toString();
  }

  /** Takes the brackets that follow as part of the move. */
  void takeDoubtful() {
    next = doubtfulEnd;
  }

  /** Reads the word that begins here, with a character that no other token begins with. */
  Kind read(int from) {
    glyph = Glyphs.NONE;
    result = "";
    doubtfulEnd = -1;
    isChanged = false;
    int end = scan(from);
    if (end < 0) {
      return Kind.FAULT;
    }
    next = end;
    if (!isChanged && isPlain(source.buffer(), from, end)) {
      text = slice.set(source.buffer(), from, end);
      readEffectsBehind();
      return Kind.MOVE;
    }
    text = isChanged ? change(from, end) : slice.set(source.buffer(), from, end);
    int length = text.length();
    char last = text.charAt(length - 1);
    if (length <= 5 && NOTHING.contains(text.toString())) {
      return Kind.NOTHING;
    }
    if (length == 1 || MOVE_BEGINS.indexOf(text.charAt(0)) < 0) {
      glyph = Glyphs.number(text);
      if (glyph != Glyphs.NONE) {
        return Kind.GLYPH;
      }
    }
    takeGluedResult(last);
    takeGluedGlyph();
    if (result.isEmpty()) {
      readEffectsBehind();
    }
    return Kind.MOVE;
  }

  /** Returns whether a word ends with a rank, as nearly all moves do: nothing is glued to it. */
  private static boolean isPlain(char[] characters, int from, int end) {
    char last = characters[end - 1];
    return last >= '1'
        && last <= '8'
        && end > from + 1
        && Characters.isLetter(characters[end - 2])
        && characters[from] > '9';
  }

  // From the first character to the last

  /** Returns where the word ends, -1 if it cannot be read to its end. */
  private int scan(int from) {
    int p = from;
    while (true) {
      p = Characters.skipWord(source.buffer(), p, source.limit());
      int c = source.at(p);
      if (!Characters.endsWord(c)) {
        isChanged |= c > 127;
        p++;
      } else if (p > from && c == '[' && !tags.isTag(p)) {
        p = bracket(from, p, ']');
      } else if (p > from && c == '(' && isPartOfMove(p)) {
        p = bracket(from, p, ')');
      } else if (p > from && c == '.' && source.at(p - 1) == 'e' && source.at(p + 1) == 'p') {
        p += source.at(p + 2) == '.' ? 3 : 2;
      } else if (p - from <= LONGEST) {
        return p;
      }
      if (p < 0) {
        return -1;
      }
      if (p - from > LONGEST) {
        return fault(
            from + LONGEST, "the move is too long; at most " + LONGEST + " characters are read");
      }
    }
  }

  /** Returns whether a parenthesis holds the move's effect, or the officer that a pawn becomes. */
  private boolean isPartOfMove(int bracket) {
    int before = source.at(bracket - 1);
    return (before == '1' || before == '8') && joints.isOfficer(bracket)
        || effects.at(bracket) == Effects.Shape.EFFECT;
  }

  /** Returns where the brackets end that open here. */
  private int bracket(int from, int open, char close) {
    int p = open;
    while (source.at(p) != close) {
      if (source.at(p) < 0 || Characters.isLineEnd(source.at(p))) {
        return fault(p, "the bracket is not closed");
      }
      isChanged |= source.at(p) > 127;
      p++;
      if (p - from > LONGEST) {
        return p;
      }
    }
    return p + 1;
  }

  private int fault(int end, String reason) {
    next = end;
    fault = reason;
    return -1;
  }

  private CharSequence change(int from, int end) {
    changed.setLength(0);
    for (int i = from; i < end; i++) {
      changed.append(Characters.plain((char) source.at(i)));
    }
    return changed;
  }

  // What is glued to the end

  private void takeGluedResult(char last) {
    char first = text.charAt(0);
    if (first > '0' && first <= '9') {
      return;
    }
    int marker =
        last == '0' || last == '1' || last == '2' || last == '½' || last == '*'
            ? Results.glued(text)
            : 0;
    if (marker > 0) {
      int length = text.length() - marker;
      result = Results.usual(text.subSequence(length, text.length()).toString());
      resultFrom = next - marker;
      text = text.subSequence(0, length);
    }
  }

  /** Takes an evaluation off: {@code Nf3+-} is a move, perhaps check, and a glyph. */
  private void takeGluedGlyph() {
    int length = text.length();
    int core = length;
    while (core > 0 && Glyphs.isSign(text.charAt(core - 1))) {
      core--;
    }
    boolean check = core == length - 1 && text.charAt(core) == '+';
    if (core == 0 || core == length || check) {
      return;
    }
    for (int from = core; from < length && from <= core + 1; from++) {
      int number = Glyphs.number(text.subSequence(from, length));
      if (number != Glyphs.NONE && (from == core || text.charAt(core) == '+')) {
        glyph = number;
        text = text.subSequence(0, from);
        return;
      }
    }
  }

  /** Adds effects that stand behind the move after blanks; remembers brackets that may be one. */
  private void readEffectsBehind() {
    int p = next;
    while (true) {
      int c = source.at(p);
      while (c == ' ') {
        p++;
        c = source.at(p);
      }
      int joined = joints.end(p, text.charAt(text.length() - 1));
      if (joined >= 0) {
        append(p, joined);
        p = joined;
        next = p;
        continue;
      }
      if (c != '(' && c != '[') {
        return;
      }
      Effects.Shape shape = effects.at(p);
      if (shape == Effects.Shape.EFFECT) {
        append(p, effects.end());
        p = effects.end();
        next = p;
      } else {
        if (shape == Effects.Shape.UNSIGNED) {
          doubtfulFrom = p;
          doubtfulEnd = effects.end();
        }
        return;
      }
    }
  }

  /** Adds characters of the input to the move. */
  private void append(int from, int end) {
    if (!(text instanceof StringBuilder)) {
      changed.setLength(0);
      changed.append(text);
      text = changed;
    }
    for (int i = from; i < end; i++) {
      char c = (char) source.at(i);
      if (c != ' ') {
        changed.append(Characters.plain(c));
      }
    }
  }
}
