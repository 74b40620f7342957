package org.molychess.engine.text;

/** Helps messages to quote input of any length. */
public final class Quotes {
  private static final int LONGEST = 120;
  private static final int LONGEST_WORD = 60;

  private Quotes() {}

  /**
   * Returns the text, or its beginning and its length if it is long; control characters and
   * bidirectional marks escaped.
   */
  public static String clip(CharSequence text) {
    int length = text.length();
    String shown = Printable.escape(text, LONGEST);
    return length > LONGEST ? shown + "… (" + length + " characters)" : shown;
  }

  /**
   * Returns a word, or its beginning if it is long; control characters and bidirectional marks
   * escaped.
   */
  public static String clipWord(CharSequence word) {
    String shown = Printable.escape(word, LONGEST_WORD);
    return word.length() > LONGEST_WORD ? shown + "…" : shown;
  }
}
