package org.molychess;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.text.Quotes;

/** The result that somebody gives a game: a declaration, a score, or nothing. */
final class GameResult {
  private @Nullable Outcome declared;

  /** Whether a score says that there is no result, whatever the board says. */
  private boolean unfinished;

  void declare(Outcome outcome) {
    declared = outcome;
    unfinished = false;
  }

  void clear() {
    declared = null;
    unfinished = false;
  }

  /** Sets what a score says; see {@link Game#score}. */
  void score(String result) {
    Side winner =
        switch (result) {
          case "1-0" -> Side.WHITE;
          case "0-1" -> Side.BLACK;
          case "1/2-1/2", "*" -> null;
          default ->
              throw new IllegalArgumentException(
                  "'" + Quotes.clip(result) + "' is none of 1-0, 0-1, 1/2-1/2, *");
        };
    unfinished = result.equals("*");
    declared = unfinished ? null : new Outcome(winner, Outcome.Termination.SCORE, "", "score");
  }

  /**
   * Returns the result of the game.
   *
   * @param end how the main line has ended, worked out only where it matters
   */
  Optional<Outcome> outcome(Supplier<Optional<Outcome>> end) {
    if (unfinished) {
      return Optional.empty();
    }
    if (declared == null) {
      return end.get();
    }
    if (declared.termination() != Outcome.Termination.SCORE) {
      return Optional.of(declared);
    }
    Optional<Outcome> found = end.get();
    return found.isPresent() && found.get().result().equals(declared.result())
        ? found
        : Optional.of(declared);
  }

  /** Returns the result as PGN writes it; see {@link #outcome}. */
  String text(Supplier<Optional<Outcome>> end) {
    return declared != null ? declared.result() : outcome(end).map(Outcome::result).orElse("*");
  }

  void copy(GameResult other) {
    declared = other.declared;
    unfinished = other.unfinished;
  }
}
