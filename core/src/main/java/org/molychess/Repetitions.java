package org.molychess;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How often each position of one line has been on the board, from the start of the game.
 *
 * <p>It keeps the hashes of the line that was asked about last. A question about a place on that
 * line costs nothing, and one about another line costs the moves since both parted.
 */
final class Repetitions {
  private final List<GameNode> line = new ArrayList<>();
  private long[] hashes = {};
  private int[] counts = {};

  /** Counts the equal positions from the start to here; no move, not even a capture, cuts it. */
  int of(GameNode node) {
    if (!isOnLine(node)) {
      extendTo(node);
    }
    return counts[node.ply()];
  }

  /** Forgets a place that leaves the tree, and what follows it. */
  void forget(GameNode node) {
    if (isOnLine(node)) {
      cutAt(node.ply());
    }
  }

  private boolean isOnLine(GameNode node) {
    return node.ply() < line.size() && line.get(node.ply()).equals(node);
  }

  private void cutAt(int ply) {
    line.subList(ply, line.size()).clear();
  }

  private void extendTo(GameNode node) {
    Deque<GameNode> way = new ArrayDeque<>();
    @Nullable GameNode at = node;
    while (at != null && !isOnLine(at)) {
      way.push(at);
      at = at.parentOrNull();
    }
    cutAt(at == null ? 0 : at.ply() + 1);
    Position position = at == null ? null : at.position();
    for (GameNode next : way) {
      position = position == null ? next.position() : next.after(position);
      add(next, position);
    }
  }

  private void add(GameNode node, Position position) {
    int ply = node.ply();
    if (ply >= hashes.length) {
      hashes = Arrays.copyOf(hashes, Math.max(16, ply * 2));
      counts = Arrays.copyOf(counts, hashes.length);
    }
    hashes[ply] = position.hash();
    counts[ply] = 1;
    for (int earlier = ply - 1; earlier >= 0; earlier--) {
      if (hashes[earlier] == hashes[ply] && line.get(earlier).position().equals(position)) {
        counts[ply] = counts[earlier] + 1;
        break;
      }
    }
    line.add(node);
  }
}
