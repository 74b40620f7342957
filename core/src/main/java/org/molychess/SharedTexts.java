package org.molychess;

/**
 * Machine texts of which each is kept once: nearly all moves are two squares, and there are only
 * 4096 such texts.
 */
final class SharedTexts {
  private static final String[] TWO_SQUARES = new String[64 * 64];

  private SharedTexts() {}

  /** Returns the same text, shared with all moves that have it where it is two squares. */
  static String of(String uci) {
    if (uci.length() != 4) {
      return uci;
    }
    int from = square(uci, 0);
    int to = square(uci, 2);
    if (from < 0 || to < 0) {
      return uci;
    }
    // Two threads may each put in an equal text; either will do.
    String shared = TWO_SQUARES[from << 6 | to];
    if (shared == null) {
      shared = uci;
      TWO_SQUARES[from << 6 | to] = uci;
    }
    return shared;
  }

  /** Returns the machine text of a cursor's move, shared where it is two squares. */
  static String of(Cursor cursor, long move) {
    int place = CursorMove.from(move).ordinal() << 6 | CursorMove.to(move).ordinal();
    String shared = CursorMove.isTwoSquares(move) ? TWO_SQUARES[place] : null;
    return shared == null ? of(cursor.text(move)) : shared;
  }

  private static int square(String text, int at) {
    int file = text.charAt(at) - 'a';
    int rank = text.charAt(at + 1) - '1';
    return (file & ~7) == 0 && (rank & ~7) == 0 ? rank << 3 | file : -1;
  }
}
