package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.DeclaredState;

/** Says why a unit cannot make a step at all, whatever would become of its king. */
final class UnreachableReason {
  private final Position position;
  private final Side mover;
  private final Square from;
  private final Square to;
  private final String promotion;

  /**
   * Examines a step.
   *
   * @param promotion the small letter of the officer, or an empty text
   */
  UnreachableReason(Position position, Square from, Square to, String promotion) {
    this.position = position;
    this.mover = position.sideToMove();
    this.from = from;
    this.to = to;
    this.promotion = promotion;
  }

  /** Returns the reason, as a clause. */
  String fault() {
    Piece unit = position.at(from).orElse(null);
    if (unit == null) {
      String under = under(from);
      return "no unit stands on "
          + from
          + (under.isEmpty() ? "" : "; " + under + " only lies under it");
    }
    if (unit.side() != mover) {
      return English.the(unit)
          + " on "
          + from
          + " is not yours: "
          + English.of(mover)
          + " is to move";
    }
    if (from == to) {
      return "a move must lead to another square";
    }
    if (FreeCastlingReason.isMeant(position, from, to)) {
      String reason = FreeCastlingReason.of(position, from, to);
      return reason != null ? reason : "the rules do not let your king castle";
    }
    String fault = unit.is(Role.PAWN) ? pawn() : officer(unit.role());
    fault = fault != null ? fault : target();
    fault = fault != null ? fault : figureChosen(unit);
    return fault != null
        ? fault
        : "the rules do not let " + English.seenBy(mover, unit) + " go from " + from + " to " + to;
  }

  /**
   * Returns whether the unit moves like that on this board: whatever stands against the move is a
   * rule that may change from position to position.
   */
  boolean isMovement() {
    if (FreeCastlingReason.isMeant(position, from, to)) {
      return promotion.isEmpty();
    }
    Piece unit = position.at(from).orElse(null);
    if (unit == null
        || unit.side() != mover
        || from == to
        || position.units(mover).contains(to)
        || !isOfficerRight(unit)) {
      return false;
    }
    if (unit.is(Role.PAWN)) {
      return pawn() == null || isEnPassant();
    }
    return officer(unit.role()) == null
        || unit.is(Role.KING) && (isCastling() || !leap().isEmpty());
  }

  /** Returns whether an officer is named where a pawn becomes one, and nowhere else. */
  private boolean isOfficerRight(Piece unit) {
    return unit.is(Role.PAWN) && to.rank() == mover.lastRank()
        ? promotion.length() == 1 && "qrbn".contains(promotion)
        : promotion.isEmpty();
  }

  private boolean isEnPassant() {
    Square beside = to.onRank(from.rank());
    return ranks() == mover.forward()
        && Math.abs(files()) == 1
        && to.rank() == mover.lastRank() - 2 * mover.forward()
        && position.at(to).isEmpty()
        && position.squares(Piece.of(mover.opposite(), Role.PAWN)).contains(beside);
  }

  private boolean isCastling() {
    Square corner = Square.at(files() > 0 ? 8 : 1, from.rank());
    return isOrdinaryHome()
        && ranks() == 0
        && Math.abs(files()) == 2
        && position.squares(Piece.of(mover, Role.ROOK)).contains(corner)
        && new UnreachableReason(position, from, corner, "").blocked("") == null;
  }

  private String under(Square square) {
    List<String> units = new ArrayList<>();
    position
        .under(square)
        .values()
        .forEach(pile -> pile.forEach(unit -> units.add(English.the(unit))));
    return English.list(units);
  }

  private int files() {
    return to.file() - from.file();
  }

  private int ranks() {
    return to.rank() - from.rank();
  }

  private @Nullable String officer(Role role) {
    int files = Math.abs(files());
    int ranks = Math.abs(ranks());
    boolean straight = files == 0 || ranks == 0;
    boolean diagonal = files == ranks;
    boolean moves =
        switch (role) {
          case KNIGHT -> files + ranks == 3 && !straight;
          case BISHOP -> diagonal;
          case ROOK -> straight;
          case QUEEN -> straight || diagonal;
          default -> files <= 1 && ranks <= 1;
        };
    if (moves) {
      return role == Role.KNIGHT ? null : blocked("the way of your " + English.of(role));
    }
    if (role == Role.KING && ranks == 0 && files == 2 && isOrdinaryHome()) {
      return castling();
    }
    String fault = "a " + English.of(role) + " does not move from " + from + " to " + to;
    String leap = role == Role.KING ? leap() : "";
    return fault + leap;
  }

  /** Adds, for a king's step to a far square, that a condition may offer it in stalemate. */
  private String leap() {
    return position
        .rules()
        .engine()
        .offerer(position.board(), from, to)
        .map(rule -> "; " + rule + " lets the king leap there only in stalemate")
        .orElse("");
  }

  private boolean isOrdinaryHome() {
    return from == Square.at(5, mover.firstRank()) && !FreeCastlingReason.applies(position);
  }

  private @Nullable String blocked(String way) {
    int file = Integer.signum(files());
    int rank = Integer.signum(ranks());
    Square square = from;
    while (true) {
      square = square.plus(file, rank).orElse(to);
      if (square == to) {
        return null;
      }
      if (position.at(square).isPresent()) {
        return way
            + " from "
            + from
            + " to "
            + to
            + " is blocked by "
            + English.unitOn(position, square, mover);
      }
    }
  }

  private @Nullable String target() {
    Piece there = position.at(to).orElse(null);
    if (there == null) {
      return closed(to);
    }
    if (there.side() == mover) {
      return English.unitOn(position, to, mover) + " is in the way";
    }
    return there.is(Role.KING) ? "a king is never captured" : untouchable(to);
  }

  private @Nullable String closed(Square square) {
    return position.closed().contains(square)
        ? "no unit may enter "
            + square
            + (under(square).isEmpty() ? "" : ", as " + under(square) + " lies under it")
        : null;
  }

  private @Nullable String untouchable(Square square) {
    if (!position.protectedUnits().contains(square)) {
      return null;
    }
    List<String> marks = new ArrayList<>();
    DeclaredState.flagged(position.rules().layout(), position.board())
        .forEach(
            (token, squares) -> {
              if (squares.contains(square)) {
                String rule = DeclaredState.declarer(position.rules().layout(), token);
                marks.add(rule + " marks it '" + token + "'");
              }
            });
    return English.unitOn(position, square, mover)
        + " cannot be captured"
        + (marks.isEmpty() ? "" : ": " + English.list(marks));
  }

  private @Nullable String figureChosen(Piece unit) {
    boolean promotes = unit.is(Role.PAWN) && to.rank() == mover.lastRank();
    if (promotes) {
      String step = from + "" + to;
      return String.format(
          "a pawn becomes a queen, rook, bishop or knight on %s; write %sq, %sr, %sb or %sn",
          to, step, step, step, step);
    }
    return promotion.isEmpty()
        ? null
        : "'" + promotion + "' names an officer, but no pawn promotes";
  }

  // Pawns

  private @Nullable String pawn() {
    if (from.rank() == mover.firstRank() || from.rank() == mover.lastRank()) {
      return "your pawn on " + from + " cannot move";
    }
    int forward = ranks() * mover.forward();
    int files = Math.abs(files());
    if (files == 1 && forward == 1) {
      return position.at(to).isEmpty() ? enPassant() : null;
    }
    if (files != 0 || forward < 1 || forward > 2) {
      return "a pawn does not move from " + from + " to " + to;
    }
    if (forward == 2 && from.rank() != mover.pawnRank()) {
      return "a pawn moves two squares only from rank " + mover.pawnRank();
    }
    return position.at(to).isPresent()
        ? "your pawn is blocked by "
            + English.unitOn(position, to, mover)
            + ": a pawn captures only diagonally"
        : blocked("the way of your pawn");
  }

  private @Nullable String enPassant() {
    String nothing = "a pawn moves diagonally only to capture, and nothing stands on " + to;
    Square beside = to.onRank(from.rank());
    if (!position.at(beside).equals(Optional.of(Piece.of(mover.opposite(), Role.PAWN)))
        || to.rank() != mover.lastRank() - 2 * mover.forward()) {
      return nothing;
    }
    if (position.enPassant().contains(to)) {
      String fault = closed(to);
      return fault != null ? fault : untouchable(beside);
    }
    return nothing
        + "; the pawn on "
        + beside
        + " cannot be taken en passant: it has not just moved two squares";
  }

  // Castling

  private @Nullable String castling() {
    boolean kingside = to.file() == 7;
    Square corner = Square.at(kingside ? 8 : 1, from.rank());
    if (!position.at(corner).equals(Optional.of(Piece.of(mover, Role.ROOK)))) {
      return "no rook of yours stands on " + corner + " to castle with";
    }
    for (Square square : List.of(from, corner)) {
      if (!position.unmoved().contains(square)) {
        return "castling is over: "
            + English.unitOn(position, square, mover)
            + (square == corner && position.unmoved().contains(from) || square == from
                ? " counts as having moved"
                : " may not castle");
      }
    }
    int step = kingside ? 1 : -1;
    for (Square square = from.plus(step, 0).orElseThrow();
        square != corner;
        square = square.plus(step, 0).orElseThrow()) {
      if (position.at(square).isPresent()) {
        return English.unitOn(position, square, mover) + " stands between king and rook";
      }
    }
    SquareSet checkers = position.checkers();
    if (!checkers.isEmpty()) {
      return "castling is forbidden out of check, and your king is in check from "
          + IllegalReason.units(position, checkers, mover);
    }
    Square crossed = from.plus(step, 0).orElseThrow();
    for (Square square : List.of(crossed, to)) {
      String closed = closed(square);
      if (closed != null) {
        return closed;
      }
    }
    if (!position.rules().engine().barsCrossing(position.board(), crossed)) {
      return null;
    }
    return FreeCastlingReason.crossing(position, crossed);
  }
}
