package org.molychess;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A position that a tree of moves keeps, so that others near it need not be worked out from the
 * start of the game.
 *
 * <p>Every sixteenth ply has one. A node between two of them knows the one before it and is at most
 * fifteen moves away.
 */
final class Snapshot {
  private static final int INTERVAL = 16;

  /** The position that was asked for last in a tree: whoever walks along a line needs it next. */
  private static final class Latest {
    private record Entry(GameNode node, Position position) {}

    private @Nullable Entry entry;
  }

  private final Position position;
  private final Latest latest;

  private Snapshot(Position position, Latest latest) {
    this.position = position.bare();
    this.latest = latest;
  }

  /** Returns the snapshot for the start of a tree. */
  static Snapshot first(Position start) {
    return new Snapshot(start, new Latest());
  }

  /** Returns the snapshot for a node at this ply, whose position is known. */
  Snapshot next(int ply, PositionFacts after) {
    return ply % INTERVAL == 0 ? new Snapshot(after.position(), latest) : this;
  }

  /** Returns the snapshot for the copy of a node that has this one. */
  Snapshot copyAfter(Snapshot copyOfBefore, Snapshot before) {
    return this == before ? copyOfBefore : new Snapshot(position, copyOfBefore.latest);
  }

  /** Returns the position that is kept. */
  Position position() {
    return position;
  }

  /** Works out the position of a node that has this snapshot. */
  Position positionOf(GameNode node) {
    Latest.Entry known = latest.entry;
    Deque<GameNode> way = new ArrayDeque<>();
    GameNode at = node;
    while ((known == null || at != known.node()) && !at.hasOwnSnapshot()) {
      way.push(at);
      at = at.requireParent();
    }
    Position here = known != null && at == known.node() ? known.position() : position;
    for (GameNode next : way) {
      here = next.after(here);
    }
    Position bare = here.bare();
    latest.entry = new Latest.Entry(node, bare);
    return bare.bare();
  }

  /** Forgets what was asked for last, as it may be about nodes that are no longer in the tree. */
  void forget() {
    latest.entry = null;
  }
}
