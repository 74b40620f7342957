package org.molychess.engine.text;

/** Dashes as people and programs write them: hyphens, en and em dashes, minus signs. */
public final class Dashes {
  private Dashes() {}

  /** Returns whether a character is a dash of any kind. */
  public static boolean isDash(char c) {
    return c == '-'
        || c > '\u007F' && (Character.getType(c) == Character.DASH_PUNCTUATION || c == '\u2212');
  }

  /** Returns whether a text is nothing but dashes, one at least. */
  public static boolean only(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDash(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }
}
