package org.molychess.cli;

import java.util.regex.Pattern;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;

/** Moves as people paste them: separated by blanks, perhaps with their numbers. */
final class PlayedLine {
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern NUMBER = Pattern.compile("^[0-9]+\\.+");

  private PlayedLine() {}

  /**
   * Returns the position after the moves.
   *
   * @throws InputException if one is not legal; the message says which
   */
  static Position play(Position start, String moves, String option) {
    Position position = start;
    int number = 0;
    for (String word : BLANKS.split(moves, -1)) {
      String move = NUMBER.matcher(word).replaceFirst("");
      if (!move.isEmpty()) {
        number++;
        position = move(position, move, option + ", move " + number + ": ").after();
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
  static Move move(Position position, String text, String where) {
    try {
      return position.move(text);
    } catch (IllegalMoveException e) {
      throw new InputException(where + e.getMessage(), e);
    }
  }
}
