package org.molychess;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Castling;

/** Says why a king does not castle with a rook, where both castle from anywhere. */
final class FreeCastlingReason {
  private final Position position;
  private final Side mover;
  private final Square king;
  private final Square rook;

  private FreeCastlingReason(Position position, Square king, Square rook) {
    this.position = position;
    this.mover = position.sideToMove();
    this.king = king;
    this.rook = rook;
  }

  /** Returns whether kings and rooks castle from anywhere by the rules of a position. */
  static boolean applies(Position position) {
    return position.rules().engine().rules().kinds().castlesFreely();
  }

  /**
   * Returns whether a step is castling: the king goes to a rook of his own, or farther than a step
   * to the file on which he would arrive.
   */
  static boolean isMeant(Position position, Square from, Square to) {
    return applies(position) && rook(position, from, to) != null;
  }

  private static @Nullable Square rook(Position position, Square from, Square to) {
    Side mover = position.sideToMove();
    if (!position.king(mover).filter(from::equals).isPresent()
        || from.rank() != mover.firstRank()
        || to.rank() != from.rank()) {
      return null;
    }
    if (position.squares(Piece.of(mover, Role.ROOK)).contains(to)) {
      return to;
    }
    boolean castles = to.file() == 7 || to.file() == 3;
    return castles && Math.abs(to.file() - from.file()) > 1
        ? rook(position, from, to.file() == 7)
        : null;
  }

  /** Returns the rook with which the king would castle: unmoved if there is one, or any. */
  static @Nullable Square rook(Position position, Square king, boolean kingside) {
    Side mover = position.sideToMove();
    SquareSet rooks = position.squares(Piece.of(mover, Role.ROOK)).and(SquareSet.rank(king.rank()));
    for (SquareSet some : new SquareSet[] {rooks.and(position.unmoved()), rooks}) {
      long rook = Castling.outermost(some.bits(), king.ordinal(), kingside);
      if (rook != 0) {
        return Square.of(Long.numberOfTrailingZeros(rook));
      }
    }
    return null;
  }

  /** Returns why the step that {@link #isMeant} is no castling now, as a clause; null if it is. */
  static @Nullable String of(Position position, Square from, Square to) {
    Square rook = rook(position, from, to);
    return rook == null ? null : new FreeCastlingReason(position, from, rook).fault();
  }

  private @Nullable String fault() {
    for (Square square : new Square[] {king, rook}) {
      if (!position.unmoved().contains(square)) {
        return "castling is over: "
            + English.unitOn(position, square, mover)
            + " counts as having moved";
      }
    }
    boolean kingside = rook.file() > king.file();
    Square castling = rook(position, king, kingside);
    if (castling != rook) {
      return "on that side the king castles with the rook on " + castling;
    }
    Square to = Square.at(kingside ? 7 : 3, king.rank());
    SquareSet entered = way(king, to).or(way(rook, Square.at(kingside ? 6 : 4, king.rank())));
    for (Square square : entered.without(king).without(rook)) {
      if (position.at(square).isPresent()) {
        return English.unitOn(position, square, mover) + " is in the way of king or rook";
      }
    }
    SquareSet checkers = position.checkers();
    if (!checkers.isEmpty()) {
      return "castling is forbidden out of check, and your king is in check from "
          + IllegalReason.units(position, checkers, mover);
    }
    for (Square square : entered.and(position.closed())) {
      return "no unit may enter " + square;
    }
    for (Square square : way(king, to).without(to)) {
      if (position.rules().engine().barsCrossing(position.board(), square)) {
        return crossing(position, square);
      }
    }
    return null;
  }

  /** Says that the king must not cross a square. */
  static String crossing(Position position, Square crossed) {
    Side mover = position.sideToMove();
    SquareSet attackers = position.attackers(crossed, mover.opposite());
    return "your king would cross "
        + crossed
        + (attackers.isEmpty()
            ? ", where he would be in check"
            : ", which "
                + IllegalReason.units(position, attackers, mover)
                + (attackers.size() == 1 ? " attacks" : " attack"));
  }

  /** Returns the squares that a unit crosses and enters. */
  private static SquareSet way(Square from, Square to) {
    SquareSet squares = SquareSet.empty();
    for (int file = from.file(); file != to.file(); ) {
      file += Integer.signum(to.file() - file);
      squares = squares.with(Square.at(file, from.rank()));
    }
    return squares;
  }
}
