package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place in a {@link Game}: the move that led there, its annotations, and the moves that follow.
 *
 * <p>It keeps the move in a few bytes. Positions, moves and their human texts are worked out when
 * they are asked for, in a time that does not grow with the length of the game.
 */
public final class GameNode {
  private static final int LARGEST_NAG = 9999;

  private final @Nullable GameNode parent;
  private final String uci;
  private final int ply;
  private final Snapshot snapshot;
  private List<GameNode> continuations = List.of();
  private @Nullable Annotations annotations;
  private boolean removed;

  /** Makes the start of a tree. */
  GameNode(Position start) {
    this(null, "", 0, Snapshot.first(start));
  }

  /** Makes a place after a move that leads to this position. */
  GameNode(GameNode parent, String uci, PositionFacts after) {
    this(parent, uci, parent.ply + 1, parent.snapshot.next(parent.ply + 1, after));
  }

  private GameNode(@Nullable GameNode parent, String uci, int ply, Snapshot snapshot) {
    this.parent = parent;
    this.uci = uci;
    this.ply = ply;
    this.snapshot = snapshot;
  }

  // Where it is

  /** Returns the place before the move; nothing at the start of the game. */
  public Optional<GameNode> parent() {
    return Optional.ofNullable(parent);
  }

  @Nullable GameNode parentOrNull() {
    return parent;
  }

  /** Returns the place before the move, where there is one. */
  GameNode requireParent() {
    if (parent == null) {
      throw new IllegalStateException("the start of a game has nothing before it");
    }
    return parent;
  }

  /** Returns the number of single moves from the start of the game. */
  public int ply() {
    return ply;
  }

  /** Returns the position after the move. */
  public Position position() {
    return snapshot.positionOf(this);
  }

  /** Returns whether the snapshot keeps the position of this very place. */
  boolean hasOwnSnapshot() {
    return parent == null || parent.snapshot != snapshot;
  }

  /** Returns the position that the move leads to from the one before it. */
  Position after(Position before) {
    return isNullMove() ? NullMove.after(before) : San.readMachine(before, uci).after();
  }

  /** Returns the move that led here; nothing at the start of the game and for a null move. */
  public Optional<Move> move() {
    return parent == null || isNullMove()
        ? Optional.empty()
        : Optional.of(San.readMachine(parent.position(), uci));
  }

  /** Returns whether a null move led here. */
  public boolean isNullMove() {
    return uci.equals(NullMove.UCI);
  }

  /**
   * Returns the machine form of the move; an empty text at the start of the game, {@code 0000} for
   * a null move.
   */
  public String uci() {
    return uci;
  }

  /**
   * Returns the human form of the move; an empty text at the start of the game, {@code --} for a
   * null move.
   */
  public String san() {
    return isNullMove() ? NullMove.SAN : move().map(Move::san).orElse("");
  }

  /** Returns the moves that follow, the main line first, then the variations. */
  public List<GameNode> continuations() {
    continuations = Annotations.frozen(continuations);
    return continuations;
  }

  /** Returns the move that follows in the main line. */
  public Optional<GameNode> next() {
    return Optional.ofNullable(nextOrNull());
  }

  @Nullable GameNode nextOrNull() {
    return continuations.isEmpty() ? null : continuations.get(0);
  }

  /** Returns whether this is the start of the game or the first of its parent's continuations. */
  public boolean isFirst() {
    return parent == null || !removed && parent.continuations.get(0) == this;
  }

  // Annotations

  /** Returns the comments after the move; at the start of the game, those before the first move. */
  public List<String> comments() {
    return annotations == null ? List.of() : annotations.comments();
  }

  /** Adds a comment after the move; line breaks become blanks, and it is stripped. */
  public void addComment(String comment) {
    annotate().addComment(Objects.requireNonNull(comment, "comment"));
  }

  /** Puts these comments in the place of those after the move. */
  public void setComments(List<String> comments) {
    Objects.requireNonNull(comments, "comments");
    comments.forEach(comment -> Objects.requireNonNull(comment, "comment"));
    annotate().setComments(comments);
  }

  /** Returns the comments before a variation's first move. */
  public List<String> commentsBefore() {
    return annotations == null ? List.of() : annotations.commentsBefore();
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
      annotate().addCommentBefore(comment);
    } else {
      parent.addComment(comment);
    }
  }

  /** Drops all comments of the move. */
  public void clearComments() {
    if (annotations != null) {
      annotations.clearComments();
    }
  }

  /** Returns the numeric annotation glyphs, such as 1 for a good move. */
  public List<Integer> nags() {
    return annotations == null ? List.of() : annotations.nags();
  }

  /**
   * Adds a numeric annotation glyph.
   *
   * @throws IllegalArgumentException if it is not from 0 to 9999, or there is no move here
   */
  public void addNag(int nag) {
    requireNag(nag);
    if (parent == null) {
      throw new IllegalArgumentException("glyph " + nag + " stands before the first move");
    }
    annotate().addNag(nag);
  }

  static int requireNag(int nag) {
    if (nag < 0 || nag > LARGEST_NAG) {
      throw new IllegalArgumentException("the glyph " + nag + " is not from 0 to " + LARGEST_NAG);
    }
    return nag;
  }

  /** Drops all numeric annotation glyphs. */
  public void clearNags() {
    if (annotations != null) {
      annotations.clearNags();
    }
  }

  private Annotations annotate() {
    Annotations all = annotations;
    if (all == null) {
      all = new Annotations();
      annotations = all;
    }
    return all;
  }

  // For the game

  void append(GameNode node) {
    continuations = Annotations.with(continuations, node);
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
    snapshot.forget();
  }

  /** Puts a continuation first; its comments before it go to where they mean the same. */
  void putFirst(GameNode node) {
    List<GameNode> order = new ArrayList<>(continuations);
    order.remove(node);
    order.add(0, node);
    continuations = List.copyOf(order);
    node.commentsBefore().forEach(this::addComment);
    if (node.annotations != null) {
      node.annotations.clearCommentsBefore();
    }
  }

  /** Returns a copy of the start of a tree, without what follows. */
  GameNode copyOfStart() {
    return annotated(new GameNode(snapshot.position()));
  }

  /** Returns a copy of this place under a copy of its parent, without what follows. */
  GameNode copyUnder(GameNode newParent) {
    Snapshot copied = snapshot.copyAfter(newParent.snapshot, requireParent().snapshot);
    return annotated(new GameNode(newParent, uci, ply, copied));
  }

  private GameNode annotated(GameNode copy) {
    copy.annotations = annotations == null ? null : annotations.copy();
    return copy;
  }

  /** Returns whether both have the same move and annotations; what follows is not looked at. */
  boolean isLike(GameNode other) {
    return uci.equals(other.uci)
        && comments().equals(other.comments())
        && commentsBefore().equals(other.commentsBefore())
        && nags().equals(other.nags())
        && continuations.size() == other.continuations.size();
  }

  /** Returns the ply and the machine form of the move. */
  @Override
  public String toString() {
    return ply + " " + (parent == null ? "start" : uci);
  }
}
