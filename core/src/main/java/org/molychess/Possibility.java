package org.molychess;

/** The answer to a question that cannot always be decided. */
public enum Possibility {
  /** It can happen: a sequence of moves that leads there was found. */
  YES,
  /** It can never happen: that is proved. */
  NO,
  /** Neither was found out. */
  UNKNOWN
}
