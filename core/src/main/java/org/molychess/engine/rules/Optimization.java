package org.molychess.engine.rules;

/**
 * A way to count or list moves faster that can be switched off, so that tests and benchmarks can
 * compare it with the plain way.
 */
public enum Optimization {
  /** Count a move and the replies to it together, without making the move. */
  COUNT_IN_PAIRS,
  /** Predict what capture hooks do, so that the capture need not be played. */
  PREDICT_CAPTURES,
  /** Predict what promotion hooks do, so that the promotion need not be played. */
  PREDICT_PROMOTIONS,
  /** Predict which unit reappears when another leaves its square. */
  PREDICT_REAPPEARANCES,
  /** Keep what a capture hook has done with a victim, by the victim's unit state. */
  CACHE_CAPTURES,
  /** Keep which captures are illegal because the reborn victim would attack the king. */
  KEEP_SELF_CHECK_REBIRTHS
}
