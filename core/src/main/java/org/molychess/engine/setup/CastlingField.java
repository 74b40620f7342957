package org.molychess.engine.setup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.CompiledRules;
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
  static final String PART = "castling";

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

  /**
   * Marks kings and rooks.
   *
   * @param problem whether those at home count as unmoved where nothing is said
   */
  void read(String field, boolean problem) {
    List<CastlingLetters.Named> rooks = new CastlingLetters(report, rules, board).read(field);
    if (unmoved != null
        && !unmoved.equals("-")
        && !unmoved.equals("K")
        && !unmoved.equals("k")
        && !unmoved.equals("Kk")) {
      throw report.fault(
          "unmoved", "'" + Quotes.clipWord(unmoved) + "' is none of '-', 'K', 'k', 'Kk'");
    }
    boolean suppose = problem && rooks.isEmpty() && unmoved == null;
    for (int i = 0; suppose && i < 4; i++) {
      if (hasHomeUnits(i)) {
        board.unmoved |= 1L << Castling.corner(i);
      }
    }
    rooks.forEach(this::rookMark);
    for (int side = 0; side < 2; side++) {
      boolean letter = Castling.rooks(board, side) != 0;
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

  private void rookMark(CastlingLetters.Named rook) {
    int side = rook.side();
    String name = "'" + rook.letter() + "'";
    boolean alone = unmoved != null && !claimsKing(side) && rules.may(Capability.RETURN_KING);
    String missing =
        rook.square() == Geometry.NO_SQUARE
            ? "rook on that side of the king"
            : !isRookOf(side, rook.square())
                ? "rook on " + SquareNames.name(rook.square())
                : !alone && !isAtHome(side) ? "king on " + home(side) : "";
    if (missing.isEmpty()) {
      board.unmoved |= 1L << rook.square();
    } else if (report.isLenient()) {
      report.mended("dropped castling " + name + ": no " + missing);
    } else {
      throw report.fault(PART, name + " needs the " + missing);
    }
  }

  /** Returns whether the king stands where he may be unmoved. */
  private boolean isAtHome(int side) {
    int king = board.king(side);
    return rules.kinds().castlesFreely()
        ? king != Geometry.NO_SQUARE && (Ranks.first(side) >>> king & 1) != 0
        : king == Castling.kingHome(side);
  }

  private String home(int side) {
    return rules.kinds().castlesFreely()
        ? side == Board.WHITE ? "rank 1" : "rank 8"
        : SquareNames.name(Castling.kingHome(side));
  }

  private void kingMark(int side, boolean claimed, boolean letter) {
    if (claimed && !isAtHome(side)) {
      throw report.fault("unmoved", "'" + "Kk".charAt(side) + "' needs the king on " + home(side));
    }
    if (!claimed && letter && !rules.may(Capability.RETURN_KING)) {
      throw report.fault(
          "unmoved",
          "the castling field says that the "
              + (side == Board.WHITE ? "white" : "black")
              + " king has not moved");
    }
    if (claimed) {
      board.unmoved |= 1L << board.king(side);
    }
  }
}
