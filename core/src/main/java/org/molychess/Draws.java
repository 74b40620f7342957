package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ends of a game that the moves before decide together with the position (RULES 1.5).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
 */
final class Draws {
  private Draws() {}

  /** Returns how a game has ended in a position that is on the board for so many times. */
  static Optional<Outcome> outcome(Position position, int repetitions) {
    Optional<Outcome> end = position.outcome();
    if (end.isPresent()) {
      return end;
    }
    if (repetitions >= 5) {
      return Optional.of(draw(Outcome.Termination.FIVEFOLD_REPETITION, "fivefold repetition"));
    }
    return position.quietDraw();
  }

  /** Returns the draws that may be claimed in a position that is on the board for so many times. */
  static List<Outcome> claims(Position position, int repetitions) {
    List<Outcome> claims = new ArrayList<>();
    if (repetitions >= 3) {
      claims.add(draw(Outcome.Termination.THREEFOLD_REPETITION, "threefold repetition"));
    }
    position.quietClaim().ifPresent(claims::add);
    return List.copyOf(claims);
  }

  private static Outcome draw(Outcome.Termination termination, String reason) {
    return new Outcome(null, termination, "", reason);
  }
}
