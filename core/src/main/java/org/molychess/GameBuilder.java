package org.molychess;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds a game from beginning to end, in the order in which a score tells it.
 *
 * <p>It is faster than playing the moves in a {@link Game}, because it keeps the positions before
 * variations while it builds, and the game it makes keeps none of them. It is not thread-safe.
 */
public final class GameBuilder {
  /** Where to go on when a variation ends. */
  private record Branching(GameNode node, Position position, Position before) {}

  private final Game game;
  private final GameNode start;
  private final Deque<Branching> open = new ArrayDeque<>();
  private final List<String> commentsBefore = new ArrayList<>();
  private final List<Integer> nagsBefore = new ArrayList<>();
  private GameNode node;
  private Position position;

  /** The position before the last move; null where the line that is built has no move yet. */
  private @Nullable Position before;

  private boolean built;

  /** Begins a game from a position. */
  public GameBuilder(Position start) {
    Objects.requireNonNull(start, "start");
    this.start = new GameNode(start);
    this.node = this.start;
    this.position = start;
    this.game = new Game(this.start, this.start, start);
  }

  /** Returns the position where the game is. */
  public Position position() {
    return position;
  }

  /** Returns the place where the game is. */
  public GameNode node() {
    return node;
  }

  /**
   * Plays a move, always as a new continuation.
   *
   * @throws IllegalMoveException if it is not legal here
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder move(Move move) {
    Objects.requireNonNull(move, "move");
    append(move.uci(), position.play(move));
    return this;
  }

  /**
   * Plays a null move.
   *
   * @throws IllegalMoveException if it is not possible; see {@link Game#playNull}
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder nullMove() {
    append(NullMove.UCI, NullMove.after(position));
    return this;
  }

  private void append(String uci, Position after) {
    requireOpen();
    GameNode next = new GameNode(node, uci, after);
    node.append(next);
    before = position;
    position = after;
    node = next;
    if (!commentsBefore.isEmpty()) {
      commentsBefore.forEach(next::addCommentBefore);
      commentsBefore.clear();
    }
    if (!nagsBefore.isEmpty()) {
      nagsBefore.forEach(next::addNag);
      nagsBefore.clear();
    }
  }

  /**
   * Adds a comment where it stands: after the last move, or before a variation's first move, or
   * before the game's first.
   *
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder comment(String text) {
    Objects.requireNonNull(text, "text");
    requireOpen();
    if (before != null || open.isEmpty()) {
      node.addComment(text);
    } else {
      commentsBefore.add(text);
    }
    return this;
  }

  /**
   * Adds a numeric annotation glyph to the last move, or to a line's first if it stands before it.
   *
   * @throws IllegalArgumentException if it is not from 0 to 9999
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder nag(int nag) {
    requireOpen();
    if (before != null) {
      node.addNag(nag);
    } else {
      nagsBefore.add(GameNode.requireNag(nag));
    }
    return this;
  }

  /**
   * Begins a variation: what follows is instead of the last move.
   *
   * @throws IllegalStateException if there is no move before it, or the game has been built already
   */
  public GameBuilder beginVariation() {
    requireOpen();
    if (before == null) {
      throw new IllegalStateException("a variation needs a move before it");
    }
    open.push(new Branching(node, position, before));
    node = node.requireParent();
    position = before;
    before = null;
    return this;
  }

  /**
   * Ends the innermost variation: what follows comes after the move that it was instead of.
   *
   * @throws IllegalStateException if none is open, or the game has been built already
   */
  public GameBuilder endVariation() {
    requireOpen();
    Branching branching = open.poll();
    if (branching == null) {
      throw new IllegalStateException("no variation is open");
    }
    node = branching.node();
    position = branching.position();
    before = branching.before();
    // What a variation without moves says belongs to the move that it follows.
    commentsBefore.forEach(node::addComment);
    commentsBefore.clear();
    nagsBefore.clear();
    return this;
  }

  /**
   * Sets a tag.
   *
   * @throws IllegalArgumentException as {@link Game#tag} says
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder tag(String name, String value) {
    requireOpen();
    game.tag(name, value);
    return this;
  }

  /**
   * Sets the result.
   *
   * @throws IllegalArgumentException as {@link Game#score} says
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder score(String result) {
    requireOpen();
    game.score(result);
    return this;
  }

  /**
   * Returns the game, at the end of its main line; variations that are open end there.
   *
   * @throws IllegalStateException if the game has been built already
   */
  public Game build() {
    requireOpen();
    while (!open.isEmpty()) {
      endVariation();
    }
    built = true;
    game.arrive(node, position);
    return game;
  }

  private void requireOpen() {
    if (built) {
      throw new IllegalStateException("the game has been built already");
    }
  }
}
