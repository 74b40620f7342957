package org.molychess.solver;

/** Who wants what: the genre of a problem, apart from the goal and the order of moves. */
public enum Genre {
  /** One side reaches the goal against any defence. */
  DIRECT(""),
  /** One side forces the other, who defends against it, to reach the goal. */
  SELF("s"),
  /** As a self problem; each side must reach the goal when it can. */
  REFLEX("r"),
  /** As a reflex problem, but only the defender must. */
  SEMI_REFLEX("semi-r"),
  /** Both sides help one of them to reach the goal. */
  HELP("h"),
  /** Both sides help until one of them can force the other to reach the goal at once. */
  HELP_SELF("hs"),
  /** Both sides help until one of them can reach the goal, which then it must. */
  HELP_REFLEX("hr"),
  /** Help play in which either side can reach the goal in the end, as the other side likes. */
  RECIPROCAL("reci-h");

  private final String sign;

  Genre(String sign) {
    this.sign = sign;
  }

  /** Returns what names it in a stipulation. */
  public String sign() {
    return sign;
  }

  /** Returns whether both sides play for the goal. */
  public boolean isHelp() {
    return this == HELP || this == HELP_SELF || this == HELP_REFLEX || this == RECIPROCAL;
  }

  /** Returns whether the attacker must reach the goal as soon as he can, which he does not want. */
  boolean bindsAttacker() {
    return this == REFLEX || this == HELP_REFLEX;
  }
}
