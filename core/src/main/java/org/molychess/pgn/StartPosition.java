package org.molychess.pgn;

import org.molychess.FenException;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;

/** Finds the position in which a game begins. */
final class StartPosition {
  private StartPosition() {}

  /**
   * Reads the value of a tag {@code FEN}: leniently, and as a problem only if a king is missing.
   *
   * @throws FenException if it cannot be read
   */
  static Position of(Rules rules, String fen) {
    int end = fen.indexOf(' ');
    String units = end < 0 ? fen : fen.substring(0, end);
    if (units.indexOf('K') >= 0 && units.indexOf('k') >= 0) {
      return rules.position(fen, Reading.LENIENT);
    }
    if (saysNothingOfCastling(fen)) {
      try {
        // The reading of problems takes units at home as unmoved; a game says what it means.
        return rules.position(fen + " unmoved:-", Reading.PROBLEM, Reading.LENIENT);
      } catch (FenException e) {
        return rules.position(fen, Reading.PROBLEM, Reading.LENIENT);
      }
    }
    return rules.position(fen, Reading.PROBLEM, Reading.LENIENT);
  }

  private static boolean saysNothingOfCastling(String fen) {
    String[] fields = fen.split(" +", -1);
    return fields.length > 2 && fields[2].equals("-") && !fen.contains(" unmoved:");
  }
}
