package org.molychess.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Outcome;
import org.molychess.Position;

/**
 * Everything that a position says of its moves, as text: one line for each move, in order, and one
 * for the outcome.
 */
record Listing(List<String> lines) {
  static Listing of(Position position) {
    List<String> lines = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      lines.add(move.uci() + move.effects() + " leads to " + move.after().fen());
    }
    Optional<Outcome> outcome = position.outcome();
    lines.add(outcome.isPresent() ? "outcome " + outcome.get() : "no outcome");
    return new Listing(lines);
  }

  /** Returns what one listing has and the other has not, or null if they agree. */
  static @Nullable String difference(String a, Listing of, String b, Listing other) {
    if (of.equals(other)) {
      return null;
    }
    List<String> onlyHere = new ArrayList<>(of.lines);
    other.lines.forEach(onlyHere::remove);
    List<String> onlyThere = new ArrayList<>(other.lines);
    of.lines.forEach(onlyThere::remove);
    if (onlyHere.isEmpty() && onlyThere.isEmpty()) {
      return a + " and " + b + " list the same moves in different orders";
    }
    return "only " + a + ": " + some(onlyHere) + "\nonly " + b + ": " + some(onlyThere);
  }

  private static String some(List<String> lines) {
    if (lines.isEmpty()) {
      return "nothing";
    }
    int more = lines.size() - 3;
    return String.join("; ", lines.subList(0, Math.min(3, lines.size())))
        + (more > 0 ? "; and " + more + " more" : "");
  }
}
