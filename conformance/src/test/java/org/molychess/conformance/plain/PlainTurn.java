package org.molychess.conformance.plain;

/** The end of a move: clocks, en passant squares, and whose turn it is. */
final class PlainTurn {

  private PlainTurn() {}

  static void end(PlainDraft draft) {
    PlainPosition position = draft.position;
    boolean resets = draft.mover.isPawn() || draft.victim != null;
    position.halfmoveClock = resets ? 0 : position.halfmoveClock + 1;
    updateEnPassant(draft);
    if (position.rules.isProgressive() && position.made + 1 < position.series) {
      position.made++;
      return;
    }
    if (position.rules.isProgressive()) {
      position.made = 0;
      position.series++;
    }
    position.whiteToMove = !draft.white;
    if (!draft.white) {
      position.fullmoveNumber++;
    }
  }

  /** A series collects the squares its pawns have skipped, while those pawns do not move on. */
  private static void updateEnPassant(PlainDraft draft) {
    PlainPosition position = draft.position;
    PlainStep step = draft.step;
    if (position.made == 0) {
      position.enPassant.clear();
    }
    if (!draft.mover.isPawn()) {
      return;
    }
    int behind = 8 * draft.mover.forward();
    position.enPassant.remove(step.from - behind);
    if (step.to == step.from + 2 * behind) {
      position.enPassant.add(step.from + behind);
    }
  }
}
