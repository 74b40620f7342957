package org.molychess.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is found in one game. */
final class Findings {
  /** So many are listed: a game that has more is no game, and its list must not fill the memory. */
  private static final int MOST = 1_000;

  private final List<PgnFinding> all = new ArrayList<>();
  private @Nullable PgnFinding loss;
  private @Nullable RuntimeException cause;

  void clear() {
    all.clear();
    loss = null;
    cause = null;
  }

  List<PgnFinding> all() {
    return List.copyOf(all);
  }

  /** Returns the first loss, if there is one. */
  @Nullable PgnFinding loss() {
    return loss;
  }

  /** Returns what has caused the first loss, if something was thrown. */
  @Nullable RuntimeException cause() {
    return cause;
  }

  void repair(Place place, String token, String reason) {
    add(new PgnFinding(PgnFinding.Kind.REPAIR, place.line(), place.column(), token, reason));
  }

  void loss(Place place, String token, String reason) {
    add(new PgnFinding(PgnFinding.Kind.LOSS, place.line(), place.column(), token, reason));
  }

  void loss(Place place, String token, RuntimeException why) {
    cause = loss == null ? why : cause;
    loss(place, token, String.valueOf(why.getMessage()));
  }

  void add(PgnFinding found) {
    if (loss == null && found.kind() == PgnFinding.Kind.LOSS) {
      loss = found;
    }
    if (all.size() < MOST) {
      all.add(found);
    } else if (all.size() == MOST) {
      all.add(
          new PgnFinding(
              found.kind(),
              found.line(),
              found.column(),
              found.token(),
              found.reason() + "; from here on, nothing more is listed"));
    }
  }
}
