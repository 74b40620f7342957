package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** Every step of the side to move, whatever becomes of its king. */
final class PlainSteps {

  private final PlainPosition position;
  private final boolean white;
  private final List<PlainStep> steps = new ArrayList<>();

  private PlainSteps(PlainPosition position) {
    this.position = position;
    this.white = position.whiteToMove;
  }

  static List<PlainStep> of(PlainPosition position) {
    PlainSteps result = new PlainSteps(position);
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      if (man != null && man.white == result.white) {
        if (man.isPawn()) {
          result.addPawn(square, man);
        } else {
          result.addFigure(square);
        }
      }
    }
    result.addCastling();
    return result.steps;
  }

  private void addFigure(int from) {
    for (int to = 0; to < 64; to++) {
      if (PlainAttacks.attacks(position, from, to)) {
        if (position.isFree(to)) {
          steps.add(PlainStep.quiet(from, to));
        } else if (isPrey(to)) {
          steps.add(PlainStep.capture(from, to));
        }
      }
    }
  }

  /** Whether an enemy unit stands there that may be captured. */
  private boolean isPrey(int square) {
    PlainMan man = position.board[square];
    return man != null
        && man.white != white
        && !man.taboo
        && (!man.isKing() || position.rules.capturesKings());
  }

  private void addPawn(int from, PlainMan pawn) {
    int rank = PlainSquare.rank(from);
    if (rank == pawn.firstRank()) {
      return; // stranded, section 10.0.7
    }
    int ahead = from + 8 * pawn.forward();
    if (position.isFree(ahead)) {
      addPawnStep(PlainStep.quiet(from, ahead), pawn);
    }
    if (rank == pawn.secondRank()) {
      int far = ahead + 8 * pawn.forward();
      if (position.board[ahead] == null && position.isFree(far)) {
        steps.add(PlainStep.quiet(from, far));
      }
    }
    for (int to = 0; to < 64; to++) {
      if (PlainAttacks.attacks(position, from, to)) {
        if (isPrey(to)) {
          addPawnStep(PlainStep.capture(from, to), pawn);
        } else if (canTakeEnPassant(to, pawn)) {
          steps.add(PlainStep.enPassant(from, to, to - 8 * pawn.forward()));
        }
      }
    }
  }

  private void addPawnStep(PlainStep step, PlainMan pawn) {
    if (PlainSquare.rank(step.to) == pawn.lastRank()) {
      for (char officer : PlainMan.OFFICERS.toCharArray()) {
        steps.add(step.promoting(officer));
      }
    } else {
      steps.add(step);
    }
  }

  /** In mid-series the listed squares are the mover's own, and nobody may capture on them. */
  private boolean canTakeEnPassant(int to, PlainMan pawn) {
    if (position.made != 0 || !position.enPassant.contains(to) || !position.isFree(to)) {
      return false;
    }
    int victimSquare = to - 8 * pawn.forward();
    PlainMan victim = position.board[victimSquare];
    return victim != null && victim.isPawn() && isPrey(victimSquare);
  }

  private void addCastling() {
    if (position.rules.castlesFreely()) {
      addFreeCastling(true);
      addFreeCastling(false);
      return;
    }
    int home = PlainHome.ofKing(white);
    if (position.king(white) != home
        || !position.isKingUnmoved(white)
        || position.rules.check().inCheck(position, white)) {
      return;
    }
    for (int corner : PlainPosition.corners(white)) {
      int direction = Integer.signum(corner - home);
      int crossed = home + direction;
      if (position.unmovedRooks.contains(corner)
          && isRook(corner)
          && isOpen(home, corner, direction)
          && !position.rules.check().barsCrossing(position, white, crossed)) {
        steps.add(PlainStep.castling(home, home + 2 * direction, corner, crossed));
      }
    }
  }

  /** Goes square by square from king and rook to where they arrive. */
  private void addFreeCastling(boolean kingside) {
    int king = position.king(white);
    int rook = position.castlingRook(white, kingside);
    if (rook < 0
        || !position.isKingUnmoved(white)
        || position.rules.check().inCheck(position, white)) {
      return;
    }
    int first = white ? 0 : 56;
    int kingTo = first + (kingside ? 6 : 2);
    int rookTo = first + (kingside ? 5 : 3);
    for (int[] way : new int[][] {{king, kingTo}, {rook, rookTo}}) {
      for (int square = way[0]; square != way[1]; ) {
        square += Integer.signum(way[1] - square);
        boolean own = square == king || square == rook;
        if (own ? position.isBarred(square) : !position.isFree(square)) {
          return;
        }
        boolean crossed = way[0] == king && square != kingTo;
        if (crossed && position.rules.check().barsCrossing(position, white, square)) {
          return;
        }
      }
    }
    steps.add(PlainStep.freeCastling(king, kingTo, rook, rookTo));
  }

  private boolean isRook(int square) {
    PlainMan man = position.board[square];
    return man != null && man.isRook() && man.white == white;
  }

  private boolean isOpen(int home, int corner, int direction) {
    for (int square = home + direction; square != corner; square += direction) {
      if (!position.isFree(square)) {
        return false;
      }
    }
    return true;
  }
}
