package org.molychess.solver;

/** In which order the sides move. */
public enum Play {
  /** Turn by turn. */
  ALTERNATE(""),
  /** One side makes a series of moves. Only the last of them may give check. */
  SERIES("ser-"),
  /** As a series, but the other side answers a check with one move, as a defence. */
  PARRY("pser-"),
  /** As a series, but the other side answers a check with one move that helps. */
  HELP_PARRY("phser-");

  private final String sign;

  Play(String sign) {
    this.sign = sign;
  }

  /** Returns what names it in a stipulation. */
  public String sign() {
    return sign;
  }
}
