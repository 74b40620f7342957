package org.molychess.pgn;

/** Movetext in lines of at most 79 characters, where its words allow it. */
final class Lines {
  private static final int WIDEST = 79;

  private final StringBuilder text = new StringBuilder();
  private int lineStart;
  private boolean glued = true;

  /** Empties it. */
  void clear() {
    text.setLength(0);
    lineStart = 0;
    glued = true;
  }

  /** Writes a word, with a blank or a line end before it. */
  void word(CharSequence word) {
    put(word, 0, word.length(), true);
  }

  /** Writes an opening parenthesis, to which the next word is glued. */
  void open() {
    word("(");
    glued = true;
  }

  /** Writes a closing parenthesis, glued to the word before unless a line has ended there. */
  void close() {
    text.append(')');
  }

  /**
   * Writes a comment: in braces, or to the end of a line if a brace is in it.
   *
   * <p>Its lines end where single blanks stand, so that they can be told when it is read back, and
   * never before what might there be taken for a tag or an escape.
   */
  void comment(String comment) {
    if (comment.indexOf('}') >= 0) {
      String line = ";" + comment;
      put(line, 0, line.length(), false);
      text.append('\n');
      lineStart = text.length();
      glued = true;
      return;
    }
    String braces = "{" + comment + "}";
    int from = 0;
    boolean mayBreak = true;
    while (from <= braces.length()) {
      int blank = braces.indexOf(' ', from);
      int end = blank < 0 ? braces.length() : blank;
      put(braces, from, end, mayBreak);
      mayBreak = end > from && mayBegin(braces, end + 1);
      from = end + 1;
    }
  }

  /** Returns whether a line may begin here: with a word, and none that says something else. */
  private static boolean mayBegin(String braces, int index) {
    return index < braces.length() && " [%".indexOf(braces.charAt(index)) < 0;
  }

  private void put(CharSequence all, int from, int to, boolean mayBreak) {
    if (!glued) {
      if (mayBreak && text.length() - lineStart + 1 + to - from > WIDEST) {
        text.append('\n');
        lineStart = text.length();
      } else {
        text.append(' ');
      }
    }
    glued = false;
    text.append(all, from, to);
  }

  /** Returns what was written; not to be kept. */
  CharSequence text() {
    return text;
  }
}
