package org.molychess;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game has ended: who won, if anybody, and by what. */
public final class Outcome {
  /** What ends a game. */
  public enum Termination {
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    /** The same position for the fifth time. */
    FIVEFOLD_REPETITION,
    /** Seventy-five moves by each side without capture or pawn's move. */
    SEVENTY_FIVE_MOVES,
    /** A claim: the same position for the third time. */
    THREEFOLD_REPETITION,
    /** A claim: fifty moves by each side without capture or pawn's move. */
    FIFTY_MOVES,
    RESIGNATION,
    AGREEMENT,
    /** Nothing but the result is known: a score gave it. */
    SCORE,
    /** A rule of a condition. */
    RULE
  }

  private final @Nullable Side winner;
  private final Termination termination;
  private final String rule;
  private final String reason;

  Outcome(@Nullable Side winner, Termination termination, String rule, String reason) {
    this.winner = winner;
    this.termination = termination;
    this.rule = rule;
    this.reason = reason;
  }

  /** Returns the winner; nothing in a draw. */
  public Optional<Side> winner() {
    return Optional.ofNullable(winner);
  }

  /** Returns whether nobody has won. */
  public boolean isDraw() {
    return winner == null;
  }

  /** Returns what has ended the game. */
  public Termination termination() {
    return termination;
  }

  /** Returns the id of the condition whose rule ended the game; empty for the general rules. */
  public String rule() {
    return rule;
  }

  /** Returns the reason in a few words: {@code checkmate}. */
  public String reason() {
    return reason;
  }

  /** Returns the result as PGN writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}. */
  public String result() {
    return winner == null ? "1/2-1/2" : winner == Side.WHITE ? "1-0" : "0-1";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Outcome outcome
        && outcome.winner == winner
        && outcome.termination == termination
        && outcome.rule.equals(rule)
        && outcome.reason.equals(reason);
  }

  @Override
  public int hashCode() {
    return result().hashCode() * 31 + reason.hashCode();
  }

  /** Returns the result and the reason: {@code 1-0 (checkmate)}. */
  @Override
  public String toString() {
    return result() + " (" + reason + (rule.isEmpty() ? "" : ", " + rule) + ")";
  }
}
