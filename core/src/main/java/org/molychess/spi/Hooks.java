package org.molychess.spi;

/**
 * What a condition may register and declare while it is installed; core implements it.
 *
 * <p>A move that no registration concerns is plain: it is found by masks, as in orthodox chess.
 * Every other move is hooked: it is played through the hooks and judged. A hook must be
 * deterministic and keep nothing between calls; all state of a game lives in what is declared here.
 *
 * <p>Hooks of one kind are asked in the order of the conditions, and those of one condition in the
 * order of their registration.
 */
public interface Hooks {
  /** Returns whether the user gave this option, such as {@code inverse}. */
  boolean hasOption(String option);

  /** Refuses these options or this combination; the reason reaches the user. */
  void refuse(String reason);

  /** Declares what the condition's hooks are going to do; core throws at an undeclared act. */
  void declare(Capability... capabilities);

  /**
   * Registers a judge of every capture, before the victim's fate; it may forbid the capture, but
   * the board is closed to edits. The capturer stands on its arrival square.
   */
  void beforeCapture(CaptureJudge judge);

  /**
   * Registers a hook for every victim, until one condition has settled its fate.
   *
   * <p>Captured kings are left to conditions that declare {@link Capability#CAPTURE_KING}; a king
   * whose fate nobody settles cannot be captured. The same holds for {@link #beforeCapture}.
   */
  void onCapture(CaptureHook hook);

  /** Registers a hook for every victim once its fate is settled, by whichever condition. */
  void afterCapture(CaptureHook hook);

  /** Registers a hook for every pawn that has just become an officer. */
  void onPromotion(PromotionHook hook);

  /** Registers a hook for every unit that has left one of these squares. */
  void onDeparture(Mask watched, DepartureHook hook);

  /** Registers a hook for moves that give check; it may forbid them. */
  void onCheck(CheckHook hook);

  /**
   * Makes moves that give check illegal while something holds; asked before the move and after it,
   * so it depends on declared state alone.
   *
   * @param reason why, for the user
   */
  void forbidCheck(When when, String reason);

  /**
   * Says what check is, everywhere: self-check, mate, stalemate, castling, positions set up.
   *
   * <p>Every move is then hooked. Two conditions that define check are refused.
   */
  void defineCheck(CheckRule rule);

  /** Registers a hook for the end of every move: counters, e.p. squares, whose turn is next. */
  void onTurnEnd(TurnHook hook);

  /**
   * Registers a hook for every move, after all rebirths and transfers; it may edit and forbid.
   *
   * <p>Every move is then hooked.
   */
  void afterMove(MoveHook hook);

  /** Closes squares: no unit may enter them, lines pass through. */
  void closeSquares(Mask squares);

  /** Protects units on these squares: they cannot be captured. */
  void protectUnits(Mask units);

  /** Registers a hook for moves that mate, as judged by the other conditions. */
  void onMate(MateHook hook);

  /** Registers a hook for stalemate, as judged by the other conditions; it may offer moves. */
  void onStalemate(StalemateHook hook);

  /** Registers a hook that can end the game: no legal moves, perft 0. */
  void defineOutcome(OutcomeHook hook);

  /**
   * Registers a count of quiet moves that lets a side claim a draw; it takes the place of the fifty
   * and the seventy-five moves.
   */
  void defineQuietDraw(QuietHook hook);

  /**
   * Has scores number the turns of both sides in one count, by this counter: {@code 1.e4 2.e5 d5},
   * not {@code 1. e4 e5}.
   */
  void defineTurnNumber(Counter counter);

  /** Registers a hook that completes or refuses a position that was set up. */
  void onSetup(SetupHook hook);

  /**
   * Declares a number that belongs to the position, printed as {@code token:n} unless it is {@code
   * initial}.
   *
   * @throws BrokenRuleException if the token is not small letters and hyphens, or is {@code
   *     unmoved}
   */
  Counter declareCounter(String token, int initial);

  /**
   * Declares units that lie under occupied squares, top first: {@code token:a6r,c4Nb}.
   *
   * @param deepest how many may lie under one square; if 1, a new one replaces the old
   * @throws BrokenRuleException if the token is not small letters and hyphens, or is {@code
   *     unmoved}
   */
  Pile declarePile(String token, int deepest);

  /**
   * Declares units that lie, one each, under squares that are empty and closed: {@code token:c5p}.
   *
   * @throws BrokenRuleException if the token is not small letters and hyphens, or is {@code
   *     unmoved}
   */
  Pile declareSealedPile(String token);

  /**
   * Declares a mark that goes with a unit: {@code token:a6,b3} names the marked units.
   *
   * @throws BrokenRuleException if the token is not small letters and hyphens, or is {@code
   *     unmoved}
   */
  UnitFlag declareUnitFlag(String token);

  /**
   * Declares a square that goes with each unit but kings, its own when the position is set up:
   * {@code token:a4=a1}, {@code a4=-} where it is lost.
   *
   * @throws BrokenRuleException if the token is not small letters and hyphens, or is {@code
   *     unmoved}
   */
  UnitSquare declareUnitSquare(String token);
}
