package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place in a {@link Game}: the move that led there, its annotations, and the moves that follow.
 *
 * <p>It keeps the position in a few bytes; moves and their texts are worked out when asked for.
 */
public final class GameNode {
  private final @Nullable GameNode parent;
  private final String uci;
  private final int ply;
  private final Position snapshot;
  private final long hash;
  private List<GameNode> continuations = List.of();
  private List<String> comments = List.of();
  private List<String> commentsBefore = List.of();
  private List<Integer> nags = List.of();
  private boolean removed;

  GameNode(@Nullable GameNode parent, String uci, Position position) {
    this.parent = parent;
    this.uci = uci;
    this.ply = parent == null ? 0 : parent.ply + 1;
    this.snapshot = position.bare();
    this.hash = position.hash();
  }

  // Where it is

  /** Returns the place before the move; nothing at the start of the game. */
  public Optional<GameNode> parent() {
    return Optional.ofNullable(parent);
  }

  @Nullable GameNode parentOrNull() {
    return parent;
  }

  /** Returns the number of single moves from the start of the game. */
  public int ply() {
    return ply;
  }

  /** Returns the position after the move. */
  public Position position() {
    return snapshot.bare();
  }

  Position snapshot() {
    return snapshot;
  }

  /** Returns the hash of the position, worked out once. */
  long hash() {
    return hash;
  }

  /** Returns the move that led here; nothing at the start of the game. */
  public Optional<Move> move() {
    return parent == null ? Optional.empty() : Optional.of(parent.position().withMachineText(uci));
  }

  /** Returns the machine form of the move; an empty text at the start of the game. */
  public String uci() {
    return uci;
  }

  /** Returns the human form of the move; an empty text at the start of the game. */
  public String san() {
    return move().map(Move::san).orElse("");
  }

  /** Returns the moves that follow, the main line first, then the variations. */
  public List<GameNode> continuations() {
    continuations = frozen(continuations);
    return continuations;
  }

  /** Returns the move that follows in the main line. */
  public Optional<GameNode> next() {
    return continuations.isEmpty() ? Optional.empty() : Optional.of(continuations.get(0));
  }

  /** Returns whether this is the start of the game or the first of its parent's continuations. */
  public boolean isFirst() {
    return parent == null || !removed && parent.continuations.get(0) == this;
  }

  // Annotations

  /** Returns the comments after the move; at the start of the game, those before the first move. */
  public List<String> comments() {
    comments = frozen(comments);
    return comments;
  }

  /** Adds a comment after the move; line breaks become blanks, and it is stripped. */
  public void addComment(String comment) {
    Objects.requireNonNull(comment, "comment");
    comments = with(comments, strip(comment));
  }

  /** Returns the comments before a variation's first move. */
  public List<String> commentsBefore() {
    commentsBefore = frozen(commentsBefore);
    return commentsBefore;
  }

  /**
   * Adds a comment before the move.
   *
   * <p>Only the first move of a variation has comments of its own there; before any other move, it
   * is a comment after the one before.
   */
  public void addCommentBefore(String comment) {
    Objects.requireNonNull(comment, "comment");
    if (parent == null || !isFirst()) {
      commentsBefore = with(commentsBefore, strip(comment));
    } else {
      parent.addComment(comment);
    }
  }

  /** Drops all comments of the move. */
  public void clearComments() {
    comments = List.of();
    commentsBefore = List.of();
  }

  /** Returns the numeric annotation glyphs, such as 1 for a good move. */
  public List<Integer> nags() {
    nags = frozen(nags);
    return nags;
  }

  /**
   * Adds a numeric annotation glyph.
   *
   * @throws IllegalArgumentException if it is not from 0 to 9999, or there is no move here
   */
  public void addNag(int nag) {
    if (nag < 0 || nag > 9999) {
      throw new IllegalArgumentException("the glyph " + nag + " is not from 0 to 9999");
    }
    if (parent == null) {
      throw new IllegalArgumentException("glyph " + nag + " stands before the first move");
    }
    nags = with(nags, nag);
  }

  /** Drops all numeric annotation glyphs. */
  public void clearNags() {
    nags = List.of();
  }

  private static String strip(String comment) {
    return comment.replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ').strip();
  }

  // For the game

  void append(GameNode node) {
    continuations = with(continuations, node);
  }

  /** Returns whether this place is no longer among its parent's continuations. */
  boolean isRemoved() {
    return removed;
  }

  void remove(GameNode node) {
    node.removed = true;
    List<GameNode> rest = new ArrayList<>(continuations);
    rest.remove(node);
    continuations = List.copyOf(rest);
  }

  /** Puts a continuation first; its comments before it go to where they mean the same. */
  void putFirst(GameNode node) {
    List<GameNode> order = new ArrayList<>(continuations);
    order.remove(node);
    order.add(0, node);
    continuations = List.copyOf(order);
    for (String comment : node.commentsBefore) {
      addComment(comment);
    }
    node.commentsBefore = List.of();
  }

  GameNode copyUnder(@Nullable GameNode newParent) {
    GameNode copy = new GameNode(newParent, uci, snapshot);
    copy.comments = comments();
    copy.commentsBefore = commentsBefore();
    copy.nags = nags();
    return copy;
  }

  /** Returns whether both have the same move and annotations; what follows is not looked at. */
  boolean isLike(GameNode other) {
    return uci.equals(other.uci)
        && comments.equals(other.comments)
        && commentsBefore.equals(other.commentsBefore)
        && nags.equals(other.nags)
        && continuations.size() == other.continuations.size();
  }

  // Lists grow in place, as one with many items would cost too much to copy for each; who asks for
  // one gets it frozen, and the next addition makes a list that grows again.

  private static <T> List<T> with(List<T> list, T item) {
    if (list.isEmpty()) {
      return List.of(item);
    }
    List<T> growing = list instanceof ArrayList ? list : new ArrayList<>(list);
    growing.add(item);
    return growing;
  }

  private static <T> List<T> frozen(List<T> list) {
    return list instanceof ArrayList ? List.copyOf(list) : list;
  }

  /** Returns the ply and the machine form of the move. */
  @Override
  public String toString() {
    return ply + " " + (parent == null ? "start" : uci);
  }
}
