package org.molychess;

import org.molychess.engine.text.Dashes;

/** Characters that people and typesetters use in moves, in the place of those on every keyboard. */
final class MoveCharacters {
  private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
  private static final String LETTERS = "KQRBNPKQRBNP";

  /** Letters that look the same in Cyrillic, and signs of capture. */
  private static final String LOOK_ALIKE = "асеОох×✕∶⨯";

  private static final String LOOKS = "aceOoxxx:x";

  private MoveCharacters() {}

  /** Returns the letter of a figurine and the hyphen of a dash; anything else as it is. */
  static char plain(char c) {
    if (c < 128) {
      return c;
    }
    int figurine = FIGURINES.indexOf(c);
    return figurine >= 0 ? LETTERS.charAt(figurine) : Dashes.isDash(c) ? '-' : c;
  }

  /** Returns the same, and also the Latin letters and signs for those that look like them. */
  static char latin(char c) {
    int index = c < 128 ? -1 : LOOK_ALIKE.indexOf(c);
    return index < 0 ? plain(c) : LOOKS.charAt(index);
  }

  /** Returns whether a character is a blank of any kind, or a mark that nobody sees. */
  static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF' || c == '\u200B';
  }
}
