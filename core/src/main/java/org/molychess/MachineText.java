package org.molychess;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.text.SquareNames;
import org.molychess.engine.walk.MoveFilter;

/**
 * A move's machine text: officers for waiting pawns, two squares, an officer, choices after
 * {@code @} (RULES 9).
 *
 * @param from where the unit comes from
 * @param to where it arrives
 * @param step where the two squares begin in the text
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#9">RULES 9</a>
 */
record MachineText(int from, int to, int step) {
  private static final String OFFICERS = "qrbn";

  /** Takes a text apart; returns null if it is no machine text in small letters. */
  static @Nullable MachineText of(String text) {
    int step = stepOf(text, false);
    int from = SquareNames.parse(text, step);
    int to = SquareNames.parse(text, step + 2);
    return from < 0 || to < 0 ? null : new MachineText(from, to, step);
  }

  /** Returns a filter for the moves with these squares, and for castling as king takes rook. */
  MoveFilter filter(Board board) {
    long own = board.coded(UnitCode.ROOK) & board.units(board.side) & 1L << to;
    return MoveFilter.of(0, 1L << from, own == 0 ? 1L << to : Ranks.first(board.side));
  }

  /** Returns where the squares of the step begin, after the officers for waiting pawns. */
  private static int stepOf(String text, boolean anyCase) {
    int at = 0;
    while (isPending(text, at, anyCase)) {
      at += 5;
    }
    return at;
  }

  private static boolean isPending(String text, int at, boolean anyCase) {
    if (at + 5 > text.length() || text.charAt(at + 2) != '=' || text.charAt(at + 4) != ',') {
      return false;
    }
    char file = text.charAt(at);
    char officer = text.charAt(at + 3);
    if (anyCase) {
      file = Character.toLowerCase(file);
      officer = Character.toLowerCase(officer);
    }
    char rank = text.charAt(at + 1);
    return 'a' <= file
        && file <= 'h'
        && (rank == '1' || rank == '8')
        && OFFICERS.indexOf(officer) >= 0;
  }

  /**
   * Returns whether a text looks like a machine text, in whatever case: {@code B1c3} does not, as
   * it is a bishop's move.
   */
  static boolean isLike(String text) {
    int at = stepOf(text, true);
    if (at + 4 > text.length() || !isSquare(text, at) || !isSquare(text, at + 2)) {
      return false;
    }
    boolean small = Character.isLowerCase(text.charAt(at));
    if (!small && Character.isLowerCase(text.charAt(at + 2))) {
      return false;
    }
    at += 4;
    if (at < text.length() && isLetter(text.charAt(at))) {
      at++;
    }
    return at == text.length() || text.charAt(at) == '@' && text.indexOf('\n', at) < 0;
  }

  private static boolean isSquare(String text, int at) {
    char file = Character.toLowerCase(text.charAt(at));
    char rank = text.charAt(at + 1);
    return 'a' <= file && file <= 'h' && '1' <= rank && rank <= '8';
  }

  private static boolean isLetter(char c) {
    return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z';
  }
}
