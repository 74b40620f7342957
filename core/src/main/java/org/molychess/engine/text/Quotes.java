package org.molychess.engine.text;

/** Helps messages to quote input of any length. */
public final class Quotes {
  private static final int LONGEST = 120;
  private static final int LONGEST_WORD = 60;

  private Quotes() {}

  /**
   * Returns the text, or its beginning and its length if it is long; control characters escaped.
   */
  public static String clip(CharSequence text) {
    int length = text.length();
    String shown = escape(text, LONGEST);
    return length > LONGEST ? shown + "… (" + length + " characters)" : shown;
  }

  /** Returns a word, or its beginning if it is long; control characters escaped. */
  public static String clipWord(CharSequence word) {
    String shown = escape(word, LONGEST_WORD);
    return word.length() > LONGEST_WORD ? shown + "…" : shown;
  }

  private static String escape(CharSequence text, int longest) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.min(text.length(), longest); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c)) {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
