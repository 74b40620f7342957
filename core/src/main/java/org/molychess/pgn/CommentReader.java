package org.molychess.pgn;

/** Reads comments, in braces or to the end of a line. */
final class CommentReader {
  /** How a comment ends. */
  enum End {
    CLOSED,
    /** Another game begins, or the input ends, before the brace that should close it. */
    OPEN,
    TOO_LONG
  }

  static final int LONGEST = 1 << 20;

  /** The characters that may end a comment in braces, or a line. */
  private static final boolean[] MATTERS = new boolean['}' + 1];

  static {
    for (char c : new char[] {'}', '{', '[', '\n', '\r'}) {
      MATTERS[c] = true;
    }
  }

  private final Source source;
  private final TagShape tags;
  private int from;
  private int to;
  private int next;

  CommentReader(Source source, TagShape tags) {
    this.source = source;
    this.tags = tags;
  }

  /** Returns where the input goes on. */
  int next() {
    return next;
  }

  /**
   * Reads a comment in braces.
   *
   * <p>One that is not closed ends where a line is a tag: there the next game begins. If no tag
   * follows, or another brace opens first, it ends at its first blank line.
   */
  End braces(int brace) {
    from = brace + 1;
    int beforeBlankLine = -1;
    int contentEnd = from;
    int lineStart = -1;
    int p = from;
    while (true) {
      p = skipPlain(p);
      if (p - from > LONGEST) {
        return end(p, p, End.TOO_LONG);
      }
      int c = source.at(p);
      if (c == '}') {
        return end(p, p + 1, End.CLOSED);
      }
      if (c < 0 || c == '{' && beforeBlankLine >= 0) {
        int stop = beforeBlankLine < 0 ? p : beforeBlankLine;
        return end(stop, stop, End.OPEN);
      }
      if (c == '[' && lineStart >= 0 && isBlank(lineStart, p) && tags.isWholeLine(p)) {
        return end(contentEnd, contentEnd, End.OPEN);
      }
      if (c <= '\r' && Characters.isLineEnd(c) && source.endsLine(p)) {
        if (lineStart < 0 || !isBlank(lineStart, p)) {
          contentEnd = p;
        } else if (beforeBlankLine < 0) {
          beforeBlankLine = contentEnd;
        }
        lineStart = p + 1;
      }
      p++;
    }
  }

  /** Returns the first index from this one on whose character may end the comment or a line. */
  private int skipPlain(int index) {
    char[] characters = source.buffer();
    int limit = Math.min(source.limit(), from + LONGEST + 1);
    int p = index;
    while (p < limit && (characters[p] > '}' || !MATTERS[characters[p]])) {
      p++;
    }
    return p;
  }

  private boolean isBlank(int lineStart, int lineEnd) {
    for (int i = lineStart; i < lineEnd; i++) {
      if (!Characters.isBlank(source.at(i))) {
        return false;
      }
    }
    return true;
  }

  /** Reads a comment to the end of its line. */
  End line(int semicolon) {
    from = semicolon + 1;
    int p = from;
    while (source.at(p) >= 0 && !Characters.isLineEnd(source.at(p))) {
      p++;
      if (p - from > LONGEST) {
        return end(p, p, End.TOO_LONG);
      }
    }
    return end(p, p, End.CLOSED);
  }

  private End end(int textEnd, int goOn, End how) {
    to = textEnd;
    next = goOn;
    return how;
  }

  /** Passes over the rest of a comment that is too long; returns where the input goes on. */
  int skipRest(int index, boolean inBraces) {
    int p = source.release(index);
    boolean lineBegins = false;
    for (int c = source.at(p); c >= 0; c = source.at(p)) {
      boolean lineEnds = Characters.isLineEnd(c) && source.endsLine(p);
      if (inBraces ? c == '}' : lineEnds) {
        return inBraces ? p + 1 : p;
      }
      if (inBraces && lineBegins && c == '[' && tags.isWholeLine(p)) {
        return p;
      }
      lineBegins = lineEnds;
      p = source.release(p + 1);
    }
    return p;
  }

  /** Returns the comment, stripped, with blanks for its line ends. */
  String text() {
    int first = from;
    int last = to;
    while (first < last && Character.isWhitespace(source.at(first))) {
      first++;
    }
    while (last > first && Character.isWhitespace(source.at(last - 1))) {
      last--;
    }
    char[] buffer = source.buffer();
    for (int i = first; i < last; i++) {
      if (Characters.isLineEnd(buffer[i])) {
        return withoutLineEnds(first, last);
      }
    }
    return source.text(first, last);
  }

  private String withoutLineEnds(int first, int last) {
    StringBuilder text = new StringBuilder(last - first);
    for (int i = first; i < last; i++) {
      char c = source.buffer()[i];
      if (!Characters.isLineEnd(c)) {
        text.append(c);
      } else if (source.endsLine(i)) {
        text.append(' ');
      }
    }
    return text.toString();
  }
}
