package org.molychess.engine.setup;

import java.util.Locale;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.EnPassantSquares;
import org.molychess.engine.text.Dashes;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;

/**
 * The fourth field of a FEN: the squares that double steps have skipped, one at most where every
 * turn is one move.
 */
final class EnPassantField {
  private static final String PART = "en passant";

  private final FenReport report;
  private final Board board;

  private final CompiledRules rules;

  EnPassantField(FenReport report, CompiledRules rules, Board board) {
    this.report = report;
    this.board = board;
    this.rules = rules;
  }

  /** Returns whether a word is of the form that the lenient reading knows in this field. */
  static boolean isLike(String word) {
    if (Dashes.only(word)) {
      return true;
    }
    String small = word.toLowerCase(Locale.ROOT);
    for (int i = 0; i < small.length(); i += 2) {
      if (SquareNames.parse(small, i) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Sets the e.p. squares; the side to move, the units and the castling marks are there. */
  void read(String field) {
    if (field.equals("-")) {
      return;
    }
    String squares = report.isLenient() ? mended(field) : field;
    if (squares.equals("-")) {
      return;
    }
    if (squares.length() % 2 != 0
        || squares.length()
            > (EnPassantSquares.maySeveral(rules) ? 2 * EnPassantSquares.MOST : 2)) {
      throw notASquare(field);
    }
    for (int i = 0; i < squares.length(); i += 2) {
      int square = SquareNames.parse(squares, i);
      if (square < 0) {
        throw notASquare(field);
      }
      set(square);
    }
    long thirds = board.enPassant & Ranks.sixth(Board.BLACK);
    if (thirds != 0 && thirds != board.enPassant) {
      throw report.fault(PART, "'" + field + "' names squares of both sides");
    }
  }

  private String mended(String field) {
    if (!isLike(field)) {
      return field;
    }
    String squares = Dashes.only(field) ? "-" : field.toLowerCase(Locale.ROOT);
    if (!squares.equals(field)) {
      report.mended(
          "read en passant '" + Quotes.clipWord(field) + "' as '" + Quotes.clipWord(squares) + "'");
    }
    return squares;
  }

  private RuntimeException notASquare(String field) {
    return report.fault(PART, "'" + Quotes.clipWord(field) + "' is not '-' or a square");
  }

  private void set(int square) {
    String name = SquareNames.name(square);
    String wrong =
        (board.enPassant >>> square & 1) != 0
            ? "is given twice"
            : EnPassantSquares.fault(rules, board, square);
    if (wrong == null) {
      board.enPassant |= 1L << square;
    } else if (report.isLenient()) {
      report.mended("dropped en passant " + name + ": it " + wrong);
    } else {
      throw report.fault(PART, name + " " + wrong);
    }
  }
}
