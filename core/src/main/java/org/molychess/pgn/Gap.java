package org.molychess.pgn;

/**
 * Passes over what stands between two tokens and says nothing: blanks, line ends, the dots and
 * numbers of moves, escape lines, byte order marks.
 */
final class Gap {
  /** So far a blank line is looked for. */
  private static final int FARTHEST = 1_000;

  private final Source source;

  /** How many lines have ended in the gap, not counting escape lines. */
  private int lineEnds;

  /** Whether nothing but blanks lies between the beginning of the line and here. */
  private boolean lineIsBlank;

  /** Whether the line begins here. */
  private boolean lineBegins;

  Gap(Source source) {
    this.source = source;
  }

  /** Returns whether a line without content lies in the gap. */
  boolean hasBlankLine() {
    return lineEnds > 1;
  }

  /** Returns whether nothing stands on the line before its end. */
  boolean beginsLine() {
    return lineIsBlank;
  }

  /** Begins a gap; returns where it goes on. */
  int begin(int from, boolean ofInput) {
    lineEnds = 0;
    lineIsBlank = ofInput;
    lineBegins = ofInput;
    return ofInput ? from : betweenMoves(source.release(from));
  }

  /** Goes on behind something that says nothing. */
  void goOn() {
    lineIsBlank = false;
    lineBegins = false;
  }

  /** Passes over what usually stands between two moves: blanks, and a number with its dots. */
  private int betweenMoves(int from) {
    char[] buffer = source.buffer();
    int limit = source.limit();
    int p = from;
    while (p < limit && buffer[p] == ' ') {
      p++;
    }
    int digits = p;
    // A result may begin with 0, and has no dot behind its 1.
    if (p == from || p >= limit || buffer[p] == '0') {
      return p;
    }
    while (p < limit && Characters.isDigit(buffer[p])) {
      p++;
    }
    if (p == digits || p >= limit || buffer[p] != '.') {
      return digits;
    }
    while (p < limit && (buffer[p] == '.' || buffer[p] == ' ')) {
      p++;
    }
    return p;
  }

  /** Returns where the gap ends. */
  int skip(int from) {
    int p = from;
    while (true) {
      p = source.release(p);
      int c = source.at(p);
      if (Characters.isLineEnd(c)) {
        lineEnds += source.endsLine(p) ? 1 : 0;
        p++;
        lineBegins = true;
        lineIsBlank = true;
      } else if (c == 0xFEFF || isMisreadMark(p)) {
        p += c == 0xFEFF ? 1 : 3;
        if (lineEnds == 0 && lineBegins) {
          source.beginAt(p);
        }
      } else if (Characters.isBlank(c) || c == '.' || c == '…') {
        p++;
        lineBegins = false;
      } else if (c == '%' && lineBegins) {
        p = skipLine(p);
        lineEnds = Math.max(0, lineEnds - 1);
      } else {
        return p;
      }
    }
  }

  /** Returns whether the mark of UTF-8 stands here, read as Latin-1. */
  private boolean isMisreadMark(int p) {
    return source.at(p) == 0xEF && source.at(p + 1) == 0xBB && source.at(p + 2) == 0xBF;
  }

  private int skipLine(int index) {
    int p = index;
    while (source.at(p) >= 0 && !Characters.isLineEnd(source.at(p))) {
      p = source.release(p + 1);
    }
    return p;
  }

  /** Returns whether a line ends here, and another one that has nothing. */
  boolean isBlankLineAhead(int from) {
    int ends = 0;
    for (int i = from; ends < 2; i++) {
      int c = source.at(i);
      if (c < 0) {
        return true;
      }
      if (!Characters.isBlank(c) || i - from > FARTHEST) {
        return false;
      }
      ends += source.endsLine(i) ? 1 : 0;
    }
    return true;
  }
}
