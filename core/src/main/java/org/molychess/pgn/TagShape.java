package org.molychess.pgn;

/** Tells what looks like a tag from other brackets. */
final class TagShape {
  static final int LONGEST_NAME = 255;

  /** So far a tag is looked for on its line. */
  static final int FARTHEST = 1 << 16;

  private static final int MOST_BLANKS = 80;

  private final Source source;

  TagShape(Source source) {
    this.source = source;
  }

  /** Returns whether a tag such as {@code [White "} begins here, whatever is around it. */
  boolean isTag(int bracket) {
    return quote(bracket) >= 0;
  }

  /**
   * Returns whether another tag begins here, within the value of one.
   *
   * <p>A value may end as a tag begins, {@code [Site "a [b"]}: then its quote is the one that
   * closes the value.
   */
  boolean isTagInValue(int bracket) {
    int quote = quote(bracket);
    return quote >= 0 && source.at(skipBlanks(quote + 1)) != ']';
  }

  /** Returns where the quote of a tag stands, -1 if this is none. */
  private int quote(int bracket) {
    int i = skipBlanks(bracket + 1);
    int first = i;
    while (Characters.isName(source.at(i)) && i - first <= LONGEST_NAME) {
      i++;
    }
    int quote = skipBlanks(i);
    int c = source.at(quote);
    return i > first && (Characters.isQuote(c) || c == '\'' && quote > i) ? quote : -1;
  }

  /**
   * Returns whether this may be a tag that is not well written, with a letter behind the bracket.
   *
   * @param inMoves whether moves are expected; the line must then end with the bracket that closes
   */
  boolean isRoughTag(int bracket, boolean inMoves) {
    int c = source.at(skipBlanks(bracket + 1));
    return (Characters.isLetter(c) || c > 127) && (!inMoves || endsWithBracket(bracket));
  }

  /** Returns whether a tag begins here and its line ends with it. */
  boolean isWholeLine(int bracket) {
    return isTag(bracket) && endsWithBracket(bracket);
  }

  private boolean endsWithBracket(int from) {
    int last = -1;
    for (int i = from; isWithin(from, i); i++) {
      int c = source.at(i);
      last = Characters.isBlank(c) ? last : c;
    }
    return last == ']';
  }

  /** Returns the next index on the line that has no blank. */
  int skipBlanks(int from) {
    int i = from;
    while (i < from + MOST_BLANKS && Characters.isBlank(source.at(i)) && !isLineEnd(i)) {
      i++;
    }
    return i;
  }

  /** Returns whether a line or the input ends here. */
  boolean isLineEnd(int index) {
    int c = source.at(index);
    return c < 0 || Characters.isLineEnd(c);
  }

  /** Returns whether an index is on the line, and not farther from the first than is read. */
  boolean isWithin(int from, int index) {
    return !isLineEnd(index) && index - from <= FARTHEST;
  }
}
