package org.molychess.pgn;

/** Reads what begins with a digit: results, the numbers of moves, castling in zeros. */
final class NumberReader {
  enum Kind {
    RESULT,
    /** The number 1 of a move by White. */
    WHITES_FIRST,
    /** Any other number of a move. */
    NUMBER,
    /** The beginning of a word. */
    WORD,
    FAULT
  }

  static final int LONGEST = 1_000;

  private final Source source;
  private final Results results;
  private String result = "";
  private int next;

  NumberReader(Source source) {
    this.source = source;
    this.results = new Results(source);
  }

  /** Returns where the input goes on, unless it is with a word. */
  int next() {
    return next;
  }

  /** Returns the result, in its usual form. */
  String result() {
    return result;
  }

  Kind read(int from) {
    int first = source.at(from);
    String marker = first == '0' || first == '1' || first == '½' ? results.at(from) : null;
    if (marker != null) {
      result = marker;
      next = results.end();
      return Kind.RESULT;
    }
    int end = from;
    boolean zeros = true;
    while (Characters.isDigit(source.at(end)) && end - from < LONGEST) {
      zeros &= source.at(end) == '0';
      end++;
    }
    next = end;
    int after = source.at(end);
    boolean dotted = after == '.' || after == '…';
    boolean word = Characters.isDash(after) || after == '/' || zeros && end > from + 1 && !dotted;
    if (end == from || word) {
      return Kind.WORD;
    }
    if (end - from == LONGEST) {
      return Kind.FAULT;
    }
    boolean isOne = end == from + 1 && first == '1' && after == '.';
    return isOne && !isBlacksTurn(end + 1) ? Kind.WHITES_FIRST : Kind.NUMBER;
  }

  /** Returns whether more dots follow a number's first. */
  private boolean isBlacksTurn(int afterDot) {
    int i = afterDot;
    while (i < afterDot + 80 && Characters.isBlank(source.at(i))) {
      i++;
    }
    return source.at(i) == '.' || source.at(i) == '…';
  }
}
