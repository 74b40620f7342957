package org.molychess;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/**
 * Builds a game from beginning to end, in the order in which a score tells it.
 *
 * <p>It is faster than playing the moves in a {@link Game}, because it walks along with a {@link
 * Cursor}, and one builder can build one game after the other. It is not thread-safe.
 */
public final class GameBuilder {
  /** Where to go on when a variation ends. */
  private record Branching(GameNode node, Position position, Position before) {}

  private final Deque<Branching> open = new ArrayDeque<>();
  private final List<String> commentsBefore = new ArrayList<>();
  private final List<Integer> nagsBefore = new ArrayList<>();
  private Cursor cursor;
  private Game game;
  private GameNode node;

  /** Whether the line that is built has a move yet. */
  private boolean moved;

  /** The position before the last move, where the cursor does not know the way back to it. */
  private Position beforeRoot;

  private boolean built;

  /** Begins a game from a position. */
  public GameBuilder(Position start) {
    Objects.requireNonNull(start, "start");
    cursor = Cursor.ofAnyThread(start);
    node = new GameNode(start);
    game = new Game(node, node, start);
    beforeRoot = start;
  }

  /** Begins another game; what has been built of the last one, if it was not finished, is lost. */
  public GameBuilder begin(Position start) {
    Objects.requireNonNull(start, "start");
    if (cursor.rules().equals(start.rules())) {
      cursor.reset(start);
    } else {
      cursor = Cursor.ofAnyThread(start);
    }
    open.clear();
    commentsBefore.clear();
    nagsBefore.clear();
    node = new GameNode(start);
    game = new Game(node, node, start);
    beforeRoot = start;
    moved = false;
    built = false;
    return this;
  }

  /** Returns the position where the game is. */
  public Position position() {
    return cursor.position();
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
    requireOpen();
    return make(cursor.of(move));
  }

  /**
   * Plays the move that a text means, as {@link Position#move} reads it, always as a new
   * continuation.
   *
   * @throws IllegalMoveException if it means no legal move, or several
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder move(String text) {
    Objects.requireNonNull(text, "text");
    requireOpen();
    return make(cursor.read(text));
  }

  private GameBuilder make(long move) {
    String uci = SharedTexts.of(cursor, move);
    cursor.make(move);
    append(uci);
    return this;
  }

  /**
   * Plays a null move.
   *
   * @throws IllegalMoveException if it is not possible; see {@link Game#playNull}
   * @throws IllegalStateException if the game has been built already
   */
  public GameBuilder nullMove() {
    requireOpen();
    Position before = position();
    cursor.reset(NullMove.after(before));
    beforeRoot = before;
    append(NullMove.UCI);
    return this;
  }

  private void append(String uci) {
    GameNode next = new GameNode(node, uci, cursor);
    node.append(next);
    moved = true;
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
    if (moved || open.isEmpty()) {
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
    if (moved) {
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
    if (!moved) {
      throw new IllegalStateException("a variation needs a move before it");
    }
    Position here = position();
    if (cursor.ply() > 0) {
      cursor.unmake();
    } else {
      cursor.reset(beforeRoot);
    }
    Position before = position();
    open.push(new Branching(node, here, before));
    node = node.requireParent();
    moved = false;
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
    cursor.reset(branching.position());
    beforeRoot = branching.before();
    moved = true;
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
    game.arrive(node, position());
    return game;
  }

  private void requireOpen() {
    if (built) {
      throw new IllegalStateException("the game has been built already");
    }
  }
}
