package org.molychess.engine;

import java.util.List;

/**
 * Where the declared state of a set of conditions lies in {@link Board#words}: first what rides on
 * units, then the rest.
 */
public final class Layout {
  /** The layout of a game without declared state. */
  public static final Layout EMPTY = new Layout(List.of());

  private final List<StateKind> kinds;
  private final int riding;
  private final int words;
  private final long bareCoat;

  /** Lays out these kinds and tells each its first word. */
  Layout(List<StateKind> kinds) {
    this.kinds = List.copyOf(kinds);
    int next = 0;
    long bare = 0;
    for (StateKind kind : kinds) {
      if (kind.rides()) {
        kind.place(next);
        bare |= kind.bareCoat() << next;
        next += kind.size();
      }
    }
    riding = next;
    for (StateKind kind : kinds) {
      if (!kind.rides()) {
        kind.place(next);
        next += kind.size();
      }
    }
    words = next;
    bareCoat = bare;
  }

  /** Returns the kinds in the order of their declaration. */
  public List<StateKind> kinds() {
    return kinds;
  }

  int riding() {
    return riding;
  }

  int words() {
    return words;
  }

  /** Returns what rides on a unit that appears out of nothing. */
  long bareCoat() {
    return bareCoat;
  }
}
