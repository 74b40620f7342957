package org.molychess;

/** Helps messages to quote input of any length. */
final class Text {
  private static final int LONGEST = 120;

  private Text() {}

  /**
   * Returns the text, or its beginning and its length if it is long; control characters escaped.
   */
  static String clip(CharSequence text) {
    int length = text.length();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.min(length, LONGEST); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c)) {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    if (length > LONGEST) {
      out.append("… (").append(length).append(" characters)");
    }
    return out.toString();
  }
}
