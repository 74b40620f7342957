package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The ends of a game that the moves before decide together with the position (RULES 1.5). */
final class Draws {
  private Draws() {}

  static Optional<Outcome> outcome(GameNode node, Position position) {
    Optional<Outcome> end = position.outcome();
    if (end.isPresent()) {
      return end;
    }
    if (repetitions(node) >= 5) {
      return Optional.of(draw(Outcome.Termination.FIVEFOLD_REPETITION, "fivefold repetition"));
    }
    return position.quietDraw();
  }

  static List<Outcome> claims(GameNode node) {
    List<Outcome> claims = new ArrayList<>();
    if (repetitions(node) >= 3) {
      claims.add(draw(Outcome.Termination.THREEFOLD_REPETITION, "threefold repetition"));
    }
    node.snapshot().quietClaim().ifPresent(claims::add);
    return List.copyOf(claims);
  }

  private static Outcome draw(Outcome.Termination termination, String reason) {
    return new Outcome(null, termination, "", reason);
  }

  /** Counts the equal positions from the start to here; no move, not even a capture, cuts it. */
  static int repetitions(GameNode node) {
    int count = 0;
    Position here = node.snapshot();
    for (@Nullable GameNode at = node; at != null; at = at.parentOrNull()) {
      if (at.hash() == node.hash() && at.snapshot().equals(here)) {
        count++;
      }
    }
    return count;
  }
}
