package org.molychess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * A tree of moves, a place in it, and the ways about: what {@link Game} is apart from its rules.
 */
abstract sealed class GameWalk permits Game {
  private final GameNode start;
  private GameNode node;
  private Position position;

  GameWalk(GameNode start, GameNode node, Position position) {
    this.start = start;
    this.node = node;
    this.position = position;
  }

  // Where it is

  /** Returns the start of the tree. */
  public final GameNode start() {
    return start;
  }

  /** Returns the place where the game is. */
  public final GameNode node() {
    return node;
  }

  /** Returns the position where the game is. */
  public final Position position() {
    return position;
  }

  /** Returns the number of single moves from the start to where the game is. */
  public final int ply() {
    return node.ply();
  }

  /** Returns the places from the first move to where the game is. */
  public final List<GameNode> path() {
    List<GameNode> path = new ArrayList<>();
    for (GameNode place = node; place != start; place = place.requireParent()) {
      path.add(place);
    }
    Collections.reverse(path);
    return path;
  }

  /** Returns the places of the main line, from the first move to the last. */
  public final List<GameNode> mainLine() {
    List<GameNode> line = new ArrayList<>();
    for (GameNode next = start.nextOrNull(); next != null; next = next.nextOrNull()) {
      line.add(next);
    }
    return line;
  }

  // Going about

  /** Goes to the place before the last move, which stays; returns false at the start. */
  public final boolean back() {
    if (node == start) {
      return false;
    }
    move(node.requireParent());
    return true;
  }

  /** Goes to the next move of the main line from here; returns false at its end. */
  public final boolean forward() {
    GameNode next = node.nextOrNull();
    if (next != null) {
      move(next);
    }
    return next != null;
  }

  /** Goes to the start. */
  public final void toStart() {
    move(start);
  }

  /** Goes to the end of the main line from here. */
  public final void toEnd() {
    move(GameTree.end(node));
  }

  /**
   * Goes to a ply: back on the way that led here, or forward on the main line from here.
   *
   * @throws IllegalArgumentException if there is no such ply
   */
  public final void goTo(int ply) {
    GameNode place = node;
    while (ply >= 0 && place.ply() > ply) {
      place = place.requireParent();
    }
    while (place.ply() < ply && !place.continuations().isEmpty()) {
      place = place.continuations().get(0);
    }
    if (place.ply() != ply) {
      throw new IllegalArgumentException(
          "there is no ply " + ply + " on this line" + (ply < 0 ? "" : "; its last is " + place));
    }
    move(place);
  }

  /**
   * Goes to a place of this game.
   *
   * @throws IllegalArgumentException if it is not, or no longer, in the tree
   */
  public final void goTo(GameNode place) {
    requireOwn(place);
    move(place);
  }

  /** Goes to a place whose position is known. */
  final void arrive(GameNode place, Position there) {
    node = place;
    position = there.bare();
  }

  final void move(GameNode place) {
    if (place != node) {
      arrive(place, place.position());
    }
  }

  final void requireOwn(GameNode place) {
    Objects.requireNonNull(place, "place");
    if (!GameTree.contains(node, place)) {
      throw new IllegalArgumentException("the place '" + place + "' is not in this game's tree");
    }
  }
}
