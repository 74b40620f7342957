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
  private final boolean restrictsSquares;
  private final boolean bansChecks;
  private final boolean leavesPawnsWaiting;
  private final boolean castlesFreely;
  private final boolean any;
  private final boolean capturesOnly;
  private final boolean countsInPairs;
  private final boolean orthodox;
  private final boolean orthodoxButForCastling;

  /**
   * Finds out what a registry's hooks concern.
   *
   * @param mixed whether moves that no hook concerns may be found by masks at all
   * @param pairs whether moves and replies may be counted together at all
   */
  HookedMoveKinds(HookRegistry from, boolean mixed, boolean pairs) {
    placements = from.placesUnits();
    takesKings = !from.kingTakers.isEmpty();
    this.mixed = mixed && from.moves.isEmpty() && from.check == null && !takesKings;
    captures = from.captureJudges.size() + from.captures.size() + from.afterCaptures.size() != 0;
    checks = from.checks.size() + from.mates.size() != 0;
    leavesPawnsWaiting = from.capabilities.contains(Capability.LEAVE_PAWN_WAITING);
    castlesFreely = from.capabilities.contains(Capability.CASTLE_FREELY);
    boolean closes = !from.closedSquares.isEmpty();
    boolean protects = !from.protectedUnits.isEmpty();
    restrictsSquares = closes || protects || takesKings;
    bansChecks = !from.checkBans.isEmpty();
    boolean hooks =
        placements
            || captures
            || checks
            || bansChecks
            || restrictsSquares
            || from.check != null
            || leavesPawnsWaiting;
    any = !this.mixed || hooks || castlesFreely;
    boolean quietMovesAreAlike =
        this.mixed && from.promotions.isEmpty() && !bansChecks && !protects;
    capturesOnly =
        quietMovesAreAlike && from.departures.isEmpty() && !closes && !checks && !castlesFreely;
    boolean turnsAreOrthodox = from.turns.isEmpty() && from.outcomes.isEmpty();
    countsInPairs = quietMovesAreAlike && turnsAreOrthodox && pairs;
    orthodoxButForCastling = !hooks && turnsAreOrthodox && from.stalemates.isEmpty();
    orthodox = orthodoxButForCastling && !any;
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

  /** Returns whether conditions close squares, protect units or open squares with kings. */
  public boolean restrictsSquares() {
    return restrictsSquares;
  }

  /** Returns whether moves that give check may be forbidden. */
  public boolean bansChecks() {
    return bansChecks;
  }

  /** Returns whether kings can be captured. */
  public boolean takesKings() {
    return takesKings;
  }

  /** Returns whether a pawn may wait on its last rank. */
  public boolean leavesPawnsWaiting() {
    return leavesPawnsWaiting;
  }

  /** Returns whether kings and rooks castle from anywhere on their first rank. */
  public boolean castlesFreely() {
    return castlesFreely;
  }

  /** Returns whether a quiet move and the replies to it may be counted together. */
  public boolean countsInPairs() {
    return countsInPairs;
  }

  /** Returns whether conditions change nothing, or only from where kings and rooks castle. */
  public boolean isOrthodoxButForCastling() {
    return orthodoxButForCastling;
  }

  /** Returns whether no condition changes how moves are counted. */
  public boolean isOrthodox() {
    return orthodox;
  }
}
