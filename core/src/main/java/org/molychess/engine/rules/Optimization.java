package org.molychess.engine.rules;

/**
 * A way to count or list moves faster that can be switched off, so that tests and benchmarks can
 * compare it with the plain way.
 */
public enum Optimization {
  /** Count a move and the replies to it together, without making the move. */
  COUNT_IN_PAIRS,
  /** Know what capture hooks do without playing the capture. */
  PREDICT_CAPTURES,
  /** Know what promotion hooks do without playing the promotion. */
  PREDICT_PROMOTIONS,
  /** Know which unit reappears when another leaves its square. */
  PREDICT_REAPPEARANCES,
  /** Keep what a capture hook has done with a victim by what rides on it. */
  CACHE_CAPTURES,
  /** Keep which captures are illegal because the reborn victim would attack the king. */
  KEEP_SELF_CHECK_REBIRTHS
}
