package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.rules.RuleHook;
import org.molychess.spi.Verdict;

/**
 * How a game ends: by its position alone, or together with the moves before (RULES 1.5).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
 */
final class Endings {
  private Endings() {}

  // By the position alone

  /** Returns how a rule of a condition has ended the game, or null. */
  static @Nullable RuleHook<Verdict> verdict(Position position) {
    return position.rules().engine().verdict(position.board());
  }

  /** Returns how the game has ended in a position, whatever came before, if it has. */
  static Optional<Outcome> outcome(Position position) {
    RuleHook<Verdict> verdict = verdict(position);
    if (verdict != null) {
      Verdict end = verdict.hook();
      return Optional.of(
          new Outcome(end.winner(), Outcome.Termination.RULE, verdict.rule(), end.reason()));
    }
    if (!position.hasMoves()) {
      return Optional.of(
          position.isCheck()
              ? new Outcome(
                  position.sideToMove().opposite(), Outcome.Termination.CHECKMATE, "", "checkmate")
              : draw(Outcome.Termination.STALEMATE, "stalemate"));
    }
    return isDead(position)
        ? Optional.of(draw(Outcome.Termination.DEAD_POSITION, "dead position"))
        : Optional.empty();
  }

  private static boolean isDead(Position position) {
    return position.rules().engine().isDead(position.board(), isOrthodox(position));
  }

  /** Returns whether it is proved without a search that a side can never mate. */
  static boolean cannotMate(Position position, Side side) {
    return position.rules().engine().cannotMate(position.board(), side, isOrthodox(position));
  }

  private static boolean isOrthodox(Position position) {
    return position.rules().engine().rules().kinds().isOrthodoxButForCastling();
  }

  // Together with the moves before

  /** Returns how a game has ended in a position that is on the board for so many times. */
  static Optional<Outcome> outcome(Position position, int repetitions) {
    Optional<Outcome> end = outcome(position);
    if (end.isPresent()) {
      return end;
    }
    if (repetitions >= 5) {
      return Optional.of(draw(Outcome.Termination.FIVEFOLD_REPETITION, "fivefold repetition"));
    }
    return position.halfmoveClock() >= 150 && !position.rules().engine().definesQuietDraws()
        ? Optional.of(draw(Outcome.Termination.SEVENTY_FIVE_MOVES, "seventy-five moves"))
        : Optional.empty();
  }

  /** Returns the draws that may be claimed in a position that is on the board for so many times. */
  static List<Outcome> claims(Position position, int repetitions) {
    List<Outcome> claims = new ArrayList<>();
    if (repetitions >= 3) {
      claims.add(draw(Outcome.Termination.THREEFOLD_REPETITION, "threefold repetition"));
    }
    quietClaim(position).ifPresent(claims::add);
    return List.copyOf(claims);
  }

  private static Optional<Outcome> quietClaim(Position position) {
    int quietMoves = position.halfmoveClock();
    if (!position.rules().engine().definesQuietDraws()) {
      return quietMoves >= 100
          ? Optional.of(draw(Outcome.Termination.FIFTY_MOVES, "fifty moves"))
          : Optional.empty();
    }
    return Optional.ofNullable(position.rules().engine().quietClaim(position.board(), quietMoves))
        .map(claim -> new Outcome(null, Outcome.Termination.RULE, claim.rule(), claim.hook()));
  }

  private static Outcome draw(Outcome.Termination termination, String reason) {
    return new Outcome(null, termination, "", reason);
  }
}
