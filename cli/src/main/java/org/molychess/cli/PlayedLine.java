package org.molychess.cli;

import java.util.regex.Pattern;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.MoveLanguage;
import org.molychess.Position;

/** Moves as people paste them: separated by blanks, perhaps with their numbers. */
final class PlayedLine {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Blanks inside a move: before a sign and what follows a move, after a comma and a sign. */
  private static final Pattern JOINT =
      Pattern.compile(
          "\\s+(?=[(\\[=/+#]|[x:×]\\s*[a-h][1-8]|e\\.?p\\.?(\\s|$))|(?<=[,=/x×(\\[])\\s+"
              + "|(?<=[oO])\\s*(?=[-–—]\\s*[oO])|(?<=[oO][-–—])\\s+(?=[oO])");

  private static final Pattern NUMBER = Pattern.compile("^[0-9]+\\.+");

  private PlayedLine() {}

  /**
   * Returns the position after the moves.
   *
   * @throws InputException if one is not legal; the message says which
   */
  static Position play(Position start, String moves, MoveLanguage language, String option) {
    Position position = start;
    int number = 0;
    for (String word : BLANKS.split(JOINT.matcher(moves).replaceAll(""), -1)) {
      String move = NUMBER.matcher(word).replaceFirst("");
      if (!move.isEmpty()) {
        number++;
        position = move(position, move, language, option + ", move " + number + ": ").after();
      }
    }
    return position;
  }

  /**
   * Returns the move that a text names.
   *
   * @param where put before what is wrong
   * @throws InputException if it is not legal
   */
  static Move move(Position position, String text, MoveLanguage language, String where) {
    try {
      return position.move(text, language);
    } catch (IllegalMoveException e) {
      throw new InputException(where + e.getMessage(), e);
    }
  }
}
