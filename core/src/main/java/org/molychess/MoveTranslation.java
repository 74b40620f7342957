package org.molychess;

import java.util.regex.Pattern;

/**
 * Puts the letters of English in the place of another language's, where a unit can stand in a
 * move's text.
 */
final class MoveTranslation {
  private static final Pattern CASTLING =
      Pattern.compile("\\s*[oO0]\\s*-?\\s*[oO0](\\s*-?\\s*[oO0])?\\s*[+#!?]*\\s*");

  private static final Pattern TWO_SQUARES =
      Pattern.compile("\\s*(?:[A-H][1-8]-?[A-H][1-8]|[a-h][1-8]-?[a-h][1-8]).*");

  /** The end of a machine text, which is the same in every language. */
  private static final Pattern MACHINE = Pattern.compile(".*[a-h][1-8][a-h][1-8][qrbn]");

  /** Cyrillic and Greek capitals, and the Latin ones that look like them. */
  private static final String OTHERS = "КСТОАВрΡΒΑΙΤ";

  private static final String LATIN = "KCTOABpPBAIT";

  private static final String BEFORE_UNIT = ",([+=/-:";

  private final MoveLanguage language;
  private final String text;
  private final boolean startsWithSquare;

  MoveTranslation(MoveLanguage language, String text) {
    this.language = language;
    this.text = text;
    this.startsWithSquare = TWO_SQUARES.matcher(text).matches();
  }

  String english() {
    StringBuilder plain = new StringBuilder(text.length());
    text.chars().forEach(c -> plain.append(MoveCharacters.latin((char) c)));
    if (CASTLING.matcher(plain).matches() || MACHINE.matcher(text).matches()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      int length = isSlot(i) ? letters(i, out) : 0;
      if (length == 0) {
        out.append(text.charAt(i));
      }
      i += Math.max(length, 1);
    }
    return out.toString();
  }

  /** Returns whether the letter of a unit can stand here. */
  private boolean isSlot(int index) {
    int before = index - 1;
    while (before >= 0 && MoveCharacters.isBlank(text.charAt(before))) {
      before--;
    }
    if (before < 0) {
      return !startsWithSquare;
    }
    char c = text.charAt(before);
    boolean square = index + 1 < text.length() && Character.isDigit(text.charAt(index + 1));
    if (square && c != ',') {
      return false;
    }
    return c == '1'
        || c == '8'
        || BEFORE_UNIT.indexOf(c) >= 0
        || (c == 'w' || c == 'b')
            && before > 0
            && BEFORE_UNIT.indexOf(text.charAt(before - 1)) >= 0;
  }

  /** Writes the English letter for the letters that stand here; returns how many they are. */
  private int letters(int index, StringBuilder out) {
    int found = -1;
    int length = 0;
    for (int i = 0; i < language.letters().size(); i++) {
      String letters = language.letters().get(i);
      if (letters.length() > length && stand(letters, index)) {
        found = i;
        length = letters.length();
      }
    }
    if (found >= 0) {
      out.append(MoveLanguage.roles().get(found).letter());
    }
    return length;
  }

  private boolean stand(String letters, int index) {
    if (index + letters.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < letters.length(); i++) {
      char given = text.charAt(index + i);
      char wanted = letters.charAt(i);
      if (look(given) != look(wanted)
          && (isFile(index + i) || Character.toUpperCase(given) != Character.toUpperCase(wanted))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a small letter is that of a file: nowhere but where an officer is named. */
  private boolean isFile(int index) {
    char c = MoveCharacters.latin(text.charAt(index));
    boolean officer = index > 0 && "18=/(:".indexOf(text.charAt(index - 1)) >= 0;
    return c >= 'a' && c <= 'h' && !officer;
  }

  private static char look(char c) {
    int index = OTHERS.indexOf(c);
    return index < 0 ? c : LATIN.charAt(index);
  }
}
