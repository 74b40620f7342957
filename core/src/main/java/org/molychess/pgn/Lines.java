package org.molychess.pgn;

/** Movetext in lines of at most 79 characters, where its words allow it. */
final class Lines {
  private static final int WIDEST = 79;

  private final StringBuilder text = new StringBuilder();
  private int lineStart;
  private boolean glued = true;

  /** Writes words, with a blank or a line end before each. */
  void word(String words) {
    for (String word : words.split(" ", -1)) {
      put(word, true);
    }
  }

  /** Writes an opening parenthesis, to which the next word is glued. */
  void open() {
    put("(", true);
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
      put(";" + comment, false);
      text.append('\n');
      lineStart = text.length();
      glued = true;
      return;
    }
    String[] words = ("{" + comment + "}").split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      boolean single =
          i == 0
              || !words[i - 1].isEmpty()
                  && !words[i].isEmpty()
                  && "[%".indexOf(words[i].charAt(0)) < 0;
      put(words[i], single);
    }
  }

  private void put(String word, boolean mayBreak) {
    if (!glued) {
      boolean tooLong = text.length() - lineStart + 1 + word.length() > WIDEST;
      text.append(mayBreak && tooLong ? '\n' : ' ');
      if (mayBreak && tooLong) {
        lineStart = text.length();
      }
    }
    glued = false;
    text.append(word);
  }

  String text() {
    return text.toString();
  }
}
