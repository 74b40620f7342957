package org.molychess.conformance.plain;

/** What it means that a king is in check. */
interface PlainCheck {

  /** Check as in orthodox chess. */
  PlainCheck ORTHODOX =
      new PlainCheck() {
        @Override
        public boolean inCheck(PlainPosition position, boolean white) {
          int king = position.king(white);
          return king >= 0 && PlainAttacks.isAttacked(position, king, !white);
        }

        @Override
        public boolean barsCrossing(PlainPosition position, boolean white, int crossed) {
          return PlainAttacks.isAttacked(position, crossed, !white);
        }
      };

  /** Whether the king of a side is in check; a side without a king never is. */
  boolean inCheck(PlainPosition position, boolean white);

  /** Whether a castling king may not cross a square: it would be in check there. */
  default boolean barsCrossing(PlainPosition position, boolean white, int crossed) {
    PlainPosition trial = position.copy();
    trial.put(crossed, trial.lift(trial.king(white)));
    return inCheck(trial, white);
  }
}
