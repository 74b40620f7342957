package org.molychess.engine.rules;

import org.molychess.spi.Capability;

/**
 * Which kinds of moves the hooks of a set of rules concern.
 *
 * <p>A move is <i>hooked</i> if some hook wants to see it: it is played and judged. Any other move
 * is <i>plain</i>: it is an orthodox move, and masks tell whether it is legal.
 */
public final class HookedMoveKinds {
  private final boolean mixed;
  private final boolean captures;
  private final boolean checks;
  private final boolean placements;
  private final boolean takesKings;
  private final boolean leavesPawnsWaiting;
  private final boolean any;
  private final boolean capturesOnly;
  private final boolean countsInPairs;
  private final boolean orthodox;

  HookedMoveKinds(CompiledRules rules, HookRegistry from, ClosedSquares closed, boolean mixed) {
    placements = from.placesUnits();
    takesKings = !from.kingTakers.isEmpty();
    this.mixed = mixed && rules.moves.length == 0 && rules.check == null && !takesKings;
    captures = rules.captureJudges.length + rules.captures.length + rules.afterCaptures.length != 0;
    checks = rules.checks.length + rules.mates.length != 0;
    leavesPawnsWaiting = rules.may(Capability.LEAVE_PAWN_WAITING);
    any =
        !this.mixed
            || placements
            || captures
            || checks
            || rules.checkBans.length != 0
            || closed.any()
            || closed.protectsUnits()
            || leavesPawnsWaiting;
    boolean quietMovesAreAlike =
        this.mixed
            && rules.promotions.length + rules.checkBans.length == 0
            && !closed.protectsUnits();
    capturesOnly = quietMovesAreAlike && rules.departures.length == 0 && !closed.any() && !checks;
    countsInPairs =
        quietMovesAreAlike
            && rules.turns.length + rules.outcomes.length == 0
            && rules.uses(Optimization.COUNT_IN_PAIRS);
    orthodox = !any && rules.turns.length + rules.stalemates.length + rules.outcomes.length == 0;
  }

  /** Returns whether plain moves are found by masks; otherwise every move is played. */
  public boolean isMixed() {
    return mixed;
  }

  /** Returns whether any move but en passant may be hooked. */
  public boolean any() {
    return any;
  }

  /** Returns whether hooks concern captures. */
  public boolean captures() {
    return captures;
  }

  /** Returns whether hooks concern moves that give check. */
  public boolean checks() {
    return checks;
  }

  /** Returns whether hooks concern nothing but captures, and pawns that wait. */
  public boolean capturesOnly() {
    return capturesOnly;
  }

  /** Returns whether rules can place a unit, so that a king's mark matters without a rook's. */
  public boolean placements() {
    return placements;
  }

  /** Returns whether kings can be captured. */
  public boolean takesKings() {
    return takesKings;
  }

  /** Returns whether a pawn may wait on its last rank. */
  public boolean leavesPawnsWaiting() {
    return leavesPawnsWaiting;
  }

  /** Returns whether a quiet move and the replies to it may be counted together. */
  public boolean countsInPairs() {
    return countsInPairs;
  }

  /** Returns whether no condition changes how moves are counted. */
  public boolean isOrthodox() {
    return orthodox;
  }
}
