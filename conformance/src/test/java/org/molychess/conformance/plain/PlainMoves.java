package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** Legal moves. */
final class PlainMoves {

  private PlainMoves() {}

  static List<PlainMove> legal(PlainPosition position) {
    return position.rules.has("circe-ulysses")
        ? PlainUlysses.legal(position)
        : withoutUlysses(position);
  }

  /** The moves that are legal by every condition but Ulysses. */
  static List<PlainMove> withoutUlysses(PlainPosition position) {
    List<PlainMove> result = new ArrayList<>();
    for (PlainPending pending : PlainPending.choices(position, position.whiteToMove)) {
      for (PlainStep step : PlainSteps.of(pending.position)) {
        addLegal(pending, step, result);
      }
    }
    return result;
  }

  /** Adds a step, once for each choice it offers, where it is legal. */
  static void addLegal(PlainPending pending, PlainStep step, List<PlainMove> result) {
    for (PlainDraft draft : PlainExecutor.play(pending.position, step)) {
      PlainPosition after = draft.position;
      if (isSafe(after, draft.white) && !isEarlyCheck(after, draft.white)) {
        result.add(new PlainMove(pending.text, step, draft.choices, draft.effects, after));
      }
    }
  }

  /** Whether a king is safe, whatever the waiting pawns of the other side become. */
  static boolean isSafe(PlainPosition position, boolean white) {
    for (PlainPending pending : PlainPending.choices(position, !white)) {
      if (position.rules.check().inCheck(pending.position, white)) {
        return false;
      }
    }
    return true;
  }

  /** Section 4.1.2: only the last move of a series may give check. */
  private static boolean isEarlyCheck(PlainPosition after, boolean moverIsWhite) {
    return after.whiteToMove == moverIsWhite && after.rules.check().inCheck(after, !moverIsWhite);
  }
}
