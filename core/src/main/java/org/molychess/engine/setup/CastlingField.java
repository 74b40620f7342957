package org.molychess.engine.setup;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.text.Dashes;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.Capability;

/**
 * The third field of a FEN, with the {@code unmoved} token: the rooks and kings that count as
 * unmoved (RULES 1.3).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.3">RULES 1.3</a>
 */
final class CastlingField {
  private static final String PART = "castling";
  private static final String LETTERS = "KQkq";

  /** The same rooks by their files, as Shredder-FEN and X-FEN name them. */
  private static final String FILES = "HAha";

  private final FenReport report;
  private final CompiledRules rules;
  private final Board board;

  /** The value of the {@code unmoved} token; null if it is not given. */
  private final @Nullable String unmoved;

  CastlingField(FenReport report, CompiledRules rules, Board board, @Nullable String unmoved) {
    this.report = report;
    this.rules = rules;
    this.board = board;
    this.unmoved = unmoved;
  }

  /** Returns whether a word consists of what the lenient reading knows in this field. */
  static boolean isLike(String word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (LETTERS.indexOf(c) < 0 && !isFile(c) && !Dashes.isDash(c)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFile(char c) {
    return c >= 'A' && c <= 'H' || c >= 'a' && c <= 'h';
  }

  /**
   * Marks kings and rooks.
   *
   * @param problem whether those at home count as unmoved where nothing is said
   */
  void read(String field, boolean problem) {
    int letters = letters(field);
    if (unmoved != null
        && !unmoved.equals("-")
        && !unmoved.equals("K")
        && !unmoved.equals("k")
        && !unmoved.equals("Kk")) {
      throw report.fault(
          "unmoved", "'" + Quotes.clipWord(unmoved) + "' is none of '-', 'K', 'k', 'Kk'");
    }
    boolean suppose = problem && letters == 0 && unmoved == null;
    for (int i = 0; i < 4; i++) {
      if (suppose && hasHomeUnits(i)) {
        board.unmoved |= 1L << Castling.corner(i);
      } else if ((letters >> i & 1) != 0) {
        rookMark(i);
      }
    }
    for (int side = 0; side < 2; side++) {
      boolean letter = (board.unmoved & Castling.corners(side)) != 0;
      boolean claimed =
          unmoved == null
              ? suppose ? board.king(side) == Castling.kingHome(side) : letter
              : claimsKing(side);
      kingMark(side, claimed, letter);
    }
  }

  private boolean claimsKing(int side) {
    return unmoved != null && unmoved.indexOf("Kk".charAt(side)) >= 0;
  }

  // Letters

  /** Returns the letters of the field, a bit for each of {@code KQkq}. */
  private int letters(String field) {
    if (field.equals("-")) {
      return 0;
    }
    int letters = 0;
    int last = -1;
    for (int i = 0; i < field.length(); i++) {
      int letter = LETTERS.indexOf(field.charAt(i));
      if (letter <= last) {
        return mended(field);
      }
      letters |= 1 << letter;
      last = letter;
    }
    return letters;
  }

  /** Reads letters in any order, given twice, or files, with dashes between, if that is wanted. */
  private int mended(String field) {
    if (!report.isLenient() || !isLike(field)) {
      throw report.fault(
          PART,
          "'" + Quotes.clipWord(field) + "' is not '-' or some of the letters KQkq in that order");
    }
    int letters = 0;
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      int letter = Math.max(LETTERS.indexOf(c), FILES.indexOf(c));
      if (letter >= 0) {
        letters |= 1 << letter;
      } else if (!Dashes.isDash(c)) {
        report.mended(
            "dropped castling '" + c + "': rooks castle from the a-file and the h-file only");
      }
    }
    report.mended("read castling '" + Quotes.clipWord(field) + "' as '" + text(letters) + "'");
    return letters;
  }

  private static String text(int letters) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      if ((letters >> i & 1) != 0) {
        out.append(LETTERS.charAt(i));
      }
    }
    return out.length() == 0 ? "-" : out.toString();
  }

  // Marks

  /** Returns whether a problem's rook counts as unmoved: with its king, or where he may return. */
  private boolean hasHomeUnits(int letter) {
    int side = letter >> 1;
    return isRookOf(side, Castling.corner(letter))
        && (board.king(side) == Castling.kingHome(side) || rules.may(Capability.RETURN_KING));
  }

  private boolean isRookOf(int side, int square) {
    return board.at(square) == UnitCode.piece(UnitCode.ROOK, side);
  }

  private void rookMark(int letter) {
    int side = letter >> 1;
    int corner = Castling.corner(letter);
    String name = "'" + LETTERS.charAt(letter) + "'";
    boolean alone = unmoved != null && !claimsKing(side) && rules.may(Capability.RETURN_KING);
    String missing =
        !isRookOf(side, corner)
            ? "rook on " + SquareNames.name(corner)
            : !alone && board.king(side) != Castling.kingHome(side)
                ? "king on " + SquareNames.name(Castling.kingHome(side))
                : "";
    if (missing.isEmpty()) {
      board.unmoved |= 1L << corner;
    } else if (report.isLenient()) {
      report.mended("dropped castling " + name + ": no " + missing);
    } else {
      throw report.fault(PART, name + " needs the " + missing);
    }
  }

  private void kingMark(int side, boolean claimed, boolean letter) {
    int home = Castling.kingHome(side);
    if (claimed && board.king(side) != home) {
      throw report.fault(
          "unmoved", "'" + "Kk".charAt(side) + "' needs the king on " + SquareNames.name(home));
    }
    if (!claimed && letter && !rules.may(Capability.RETURN_KING)) {
      throw report.fault(
          "unmoved",
          "the castling field says that the "
              + (side == Board.WHITE ? "white" : "black")
              + " king has not moved");
    }
    if (claimed) {
      board.unmoved |= 1L << home;
    }
  }
}
