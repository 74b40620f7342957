package org.molychess.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.Stage;

/**
 * What the hooks do and find in a move, in order. None is kept while moves are listed or counted.
 */
public final class Journal {
  private final List<Effect> effects = new ArrayList<>();
  private final List<TraceEvent> trace = new ArrayList<>();

  /** Makes an empty journal. */
  public Journal() {}

  /** Makes a journal that goes on from another. */
  Journal(Journal before) {
    effects.addAll(before.effects);
    trace.addAll(before.trace);
  }

  /** Notes an edit of the board. */
  void add(Stage stage, String rule, Effect effect) {
    effects.add(effect);
    trace.add(new TraceEvent(stage, rule, TraceEvent.Kind.EFFECT, effect, null, null, ""));
  }

  /** Notes what a hook did or found besides edits. */
  void add(
      Stage stage,
      String rule,
      TraceEvent.Kind kind,
      @Nullable Square square,
      @Nullable Piece piece,
      String token) {
    trace.add(new TraceEvent(stage, rule, kind, null, square, piece, token));
  }

  /** Returns how much it holds, for {@link #forget}. */
  int[] size() {
    return new int[] {effects.size(), trace.size()};
  }

  /** Forgets what was noted since it had this size. */
  void forget(int[] size) {
    effects.subList(size[0], effects.size()).clear();
    trace.subList(size[1], trace.size()).clear();
  }

  /** Returns the edits, in order. */
  public List<Effect> effects() {
    return List.copyOf(effects);
  }

  /** Returns all that was noted, in order. */
  public List<TraceEvent> trace() {
    return List.copyOf(trace);
  }
}
