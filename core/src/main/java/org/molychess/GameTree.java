package org.molychess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What is done with a whole tree of moves, without recursion: a tree may be as deep as it likes.
 */
final class GameTree {
  private GameTree() {}

  /** The start of a copied tree, and the copy of the place that was asked for. */
  record Copy(GameNode start, GameNode node) {}

  /** Copies a tree, and finds in the copy the place that corresponds to a node of it. */
  static Copy copy(GameNode start, GameNode node) {
    record Pair(GameNode old, GameNode copy) {}
    GameNode copy = start.copyOfStart();
    GameNode place = copy;
    Deque<Pair> open = new ArrayDeque<>();
    open.push(new Pair(start, copy));
    while (!open.isEmpty()) {
      Pair pair = open.pop();
      if (pair.old == node) {
        place = pair.copy;
      }
      for (GameNode next : pair.old.continuations()) {
        GameNode copied = next.copyUnder(pair.copy);
        pair.copy.append(copied);
        open.push(new Pair(next, copied));
      }
    }
    return new Copy(copy, place);
  }

  /** Returns whether two trees have the same moves and annotations in the same order. */
  static boolean same(GameNode one, GameNode other) {
    Deque<GameNode> open = new ArrayDeque<>(List.of(one, other));
    while (!open.isEmpty()) {
      GameNode a = open.pop();
      GameNode b = open.pop();
      if (!a.isLike(b)) {
        return false;
      }
      for (int i = 0; i < a.continuations().size(); i++) {
        open.push(b.continuations().get(i));
        open.push(a.continuations().get(i));
      }
    }
    return true;
  }

  /** Returns the end of the main line from a place on. */
  static GameNode end(GameNode from) {
    GameNode last = from;
    for (GameNode next = from; next != null; next = next.nextOrNull()) {
      last = next;
    }
    return last;
  }

  /** Returns whether a place is the other one or comes after it. */
  static boolean isWithin(GameNode place, GameNode from) {
    GameNode at = place;
    while (at.ply() > from.ply()) {
      at = at.requireParent();
    }
    return at == from;
  }

  /**
   * Returns whether a place is in the tree that a node belongs to.
   *
   * <p>It is enough to find where the ways to both part, and that no move on the way from there has
   * been removed. In a deep tree this is much less than the way from the start.
   */
  static boolean contains(GameNode node, GameNode place) {
    GameNode there = place;
    GameNode here = node;
    while (there != here) {
      if (there.ply() > here.ply() || here.parentOrNull() == null) {
        GameNode parent = there.isRemoved() ? null : there.parentOrNull();
        if (parent == null) {
          return false;
        }
        there = parent;
      } else {
        here = here.requireParent();
      }
    }
    return true;
  }
}
