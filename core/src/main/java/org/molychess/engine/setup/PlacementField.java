package org.molychess.engine.setup;

import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.text.Quotes;

/** The first field of a FEN: the units, rank by rank from the eighth. */
final class PlacementField {
  private static final String PART = "placement";
  private static final int NO_DIGIT = -1;

  /** For each letter of a unit its code, and 16 for White's; 0 for other characters below 128. */
  private static final byte[] UNITS = new byte[128];

  /** How many squares a character stands for. */
  private static final byte[] WIDTHS = new byte[128];

  static {
    for (Piece piece : Piece.values()) {
      UNITS[piece.letter()] =
          (byte) (UnitCode.of(piece.role()) | (piece.side() == Side.WHITE ? 16 : 0));
      WIDTHS[piece.letter()] = 1;
    }
    for (int digit = 1; digit <= 8; digit++) {
      WIDTHS['0' + digit] = (byte) digit;
    }
  }

  private final FenReport report;
  private final String field;
  private final Board board;

  private PlacementField(FenReport report, String field, Board board) {
    this.report = report;
    this.field = field;
    this.board = board;
  }

  /** Puts the units on an empty board. */
  static void read(FenReport report, String field, Board board) {
    new PlacementField(report, field, board).read();
  }

  private void read() {
    long x = 0;
    long y = 0;
    long z = 0;
    long white = 0;
    int rank = 7;
    int file = 0;
    int start = 0;
    int before = NO_DIGIT;
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      int width = c < 128 ? WIDTHS[c] : 0;
      if (width == 0) {
        if (c != '/') {
          throw notAUnit(c, start);
        }
        if (file != 8) {
          throw badRank(start, "has " + file + " squares, not 8");
        }
        if (rank == 0) {
          throw report.fault(PART, "has more than 8 ranks, not 8");
        }
        rank--;
        file = 0;
        start = i + 1;
        before = NO_DIGIT;
        continue;
      }
      // A digit has no bits; a processor cannot predict whether a unit or a digit comes next.
      int unit = UNITS[c];
      int square = rank * 8 + file;
      x |= (unit & 1L) << square;
      y |= (unit >> 1 & 1L) << square;
      z |= (unit >> 2 & 1L) << square;
      white |= (unit >> 4 & 1L) << square;
      file += width;
      if ((unit | before) == 0) {
        twoDigits(start, i);
      }
      before = unit;
      if (file > 8) {
        throw badRank(start, "has more than 8 squares, not 8");
      }
    }
    if (file != 8) {
      throw badRank(start, "has " + file + " squares, not 8");
    }
    if (rank != 0) {
      throw report.fault(PART, "has " + (8 - rank) + " ranks, not 8");
    }
    board.x = x;
    board.y = y;
    board.z = z;
    board.white = white;
  }

  private static boolean isDigit(char c) {
    return c >= '1' && c <= '8';
  }

  /** Takes two digits side by side for their sum, or refuses them. */
  private void twoDigits(int start, int at) {
    if (!report.isLenient()) {
      throw badRank(start, "has two digits side by side");
    }
    // Once a run of digits: the second one tells.
    if (at - 2 < start || !isDigit(field.charAt(at - 2))) {
      report.mended("added the digits side by side in rank '" + rankAt(start) + "'");
    }
  }

  private RuntimeException notAUnit(char c, int start) {
    return report.fault(
        PART,
        "'"
            + Quotes.clipWord(String.valueOf(c))
            + "' in rank '"
            + rankAt(start)
            + "' is not a unit's letter or a digit 1 to 8");
  }

  private RuntimeException badRank(int start, String wrong) {
    return report.fault(PART, "rank '" + rankAt(start) + "' " + wrong);
  }

  private String rankAt(int start) {
    int end = field.indexOf('/', start);
    return Quotes.clipWord(field.substring(start, end < 0 ? field.length() : end));
  }
}
