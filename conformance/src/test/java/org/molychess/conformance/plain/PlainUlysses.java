package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** Section 6: the king goes home instead of being mated or stalemated. */
final class PlainUlysses {

  private PlainUlysses() {}

  static List<PlainMove> legal(PlainPosition position) {
    List<PlainMove> moves = PlainMoves.withoutUlysses(position);
    if (moves.isEmpty() && !position.isCheck()) {
      moves = leaps(position);
    }
    List<PlainMove> result = new ArrayList<>();
    for (PlainMove move : moves) {
      boolean turnHasPassed = move.after().whiteToMove != position.whiteToMove;
      PlainMove carried = turnHasPassed ? withTransfer(move) : null;
      if (carried == null) {
        result.add(move);
      } else if (PlainMoves.isSafe(carried.after(), position.whiteToMove)) {
        result.add(carried);
      }
    }
    return result;
  }

  /** Clause 1: the move with the mated king carried home, or null where that is not done. */
  private static PlainMove withTransfer(PlainMove move) {
    PlainPosition mated = move.after();
    boolean white = mated.whiteToMove;
    int king = mated.king(white);
    int home = PlainHome.ofKing(white);
    if (king < 0 || king == home || !mated.isFree(home) || !mated.isCheck()) {
      return null;
    }
    if (!PlainMoves.withoutUlysses(mated).isEmpty()) {
      return null;
    }
    List<String> effects = new ArrayList<>();
    PlainPosition carried = mated.copy();
    PlainMan man = carried.lift(king);
    carried.place(home, man);
    effects.add("[" + man.text() + PlainSquare.name(king) + "->" + PlainSquare.name(home) + "]");
    PlainMan ghost = carried.reappear(king);
    if (ghost != null) {
      effects.add("[+" + ghost.text() + PlainSquare.name(king) + "]");
    }
    return carried.isCheck() ? null : move.with(carried, effects);
  }

  /** Clause 4: the only moves of a stalemated side. */
  private static List<PlainMove> leaps(PlainPosition stalemated) {
    List<PlainMove> result = new ArrayList<>();
    boolean white = stalemated.whiteToMove;
    int king = stalemated.king(white);
    int home = PlainHome.ofKing(white);
    if (king < 0 || king == home || !stalemated.isFree(home)) {
      return result;
    }
    for (PlainPending pending : PlainPending.choices(stalemated, white)) {
      PlainMoves.addLegal(pending, PlainStep.quiet(king, home), result);
    }
    return result;
  }
}
