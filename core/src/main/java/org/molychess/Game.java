package org.molychess;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A game: a start position, a tree of moves from it, and a place in the tree.
 *
 * <pre>{@code
 * Game game = new Game(Rules.of("circe"));
 * game.play("e4");
 * game.play("d5");
 * game.play("exd5[+bPd7]");
 * game.takeBack();
 * }</pre>
 *
 * <p>A game is mutable, because it grows move by move and is edited, and it is not thread-safe: a
 * game belongs to one thread at a time. {@link #copy} gives another thread a game of its own. The
 * positions and moves that it hands out are immutable and free to share.
 *
 * <p>Nothing that can be worked out again is kept: a move without annotations costs less than 100
 * bytes. {@link GameBuilder} makes a game that is known already, such as one that is read.
 *
 * <p>Two games are equal when they have the same start, tree, annotations, tags and result; the
 * place where they are does not matter.
 */
public final class Game extends GameWalk {
  private final GameTags tags = new GameTags();
  private final Repetitions repetitions = new Repetitions();
  private final GameResult result = new GameResult();

  /** Begins a game from the start position of these rules. */
  public Game(Rules rules) {
    this(Objects.requireNonNull(rules, "rules").initialPosition());
  }

  /** Begins a game from a position. */
  public Game(Position start) {
    this(new GameNode(Objects.requireNonNull(start, "start")));
  }

  private Game(GameNode start) {
    super(start, start, start.position());
  }

  /** Takes a tree as it is, and a place in it with its position. */
  Game(GameNode start, GameNode node, Position position) {
    super(start, node, position);
  }

  /** Returns the rules it is played by. */
  public Rules rules() {
    return position().rules();
  }

  // Playing

  /**
   * Plays the move that a text means, as {@link Position#move} reads it; see {@link #play(Move)}.
   *
   * @throws IllegalMoveException if it means no legal move, or several
   */
  public GameNode play(String text) {
    return play(position().move(text));
  }

  /**
   * Plays a move and goes where it leads: to the continuation that already has it, or to a new one,
   * the main line if it is the first, else a variation.
   *
   * <p>A move may be played where {@link #outcome} sees an end, as scores of old games have them.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public GameNode play(Move move) {
    Objects.requireNonNull(move, "move");
    for (GameNode next : node().continuations()) {
      if (next.uci().equals(move.uci())) {
        move(next);
        return next;
      }
    }
    return branch(move);
  }

  /**
   * Plays the move that a text means as {@link #branch(Move)} does.
   *
   * @throws IllegalMoveException if it means no legal move, or several
   */
  public GameNode branch(String text) {
    return branch(position().move(text));
  }

  /**
   * Plays a move as a new continuation, even if there is one with the same move.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public GameNode branch(Move move) {
    Objects.requireNonNull(move, "move");
    return append(move.uci(), position().play(move));
  }

  /**
   * Plays a null move: hands the turn to the other side, as analyses do.
   *
   * <p>The position after it is the same, with the other side to move and no e.p. square.
   *
   * @throws IllegalMoveException if the side to move is in check, is within a series of moves, or
   *     must promote a pawn first
   */
  public GameNode playNull() {
    for (GameNode next : node().continuations()) {
      if (next.isNullMove()) {
        move(next);
        return next;
      }
    }
    return append(NullMove.UCI, NullMove.after(position()));
  }

  private GameNode append(String uci, Position after) {
    GameNode next = new GameNode(node(), SharedTexts.of(uci), after);
    node().append(next);
    arrive(next, after);
    return next;
  }

  /**
   * Takes back the last move: goes to the place before it and drops it with all that follows.
   *
   * @throws IllegalStateException at the start of the game
   */
  public void takeBack() {
    if (node() == start()) {
      throw new IllegalStateException("there is no move to take back: this is the game's start");
    }
    remove(node());
  }

  // Editing

  /**
   * Makes a variation the main line at its place; what was the main line becomes a variation.
   *
   * @throws IllegalArgumentException if it is not in the tree
   */
  public void promote(GameNode variation) {
    requireOwn(variation);
    if (variation != start()) {
      variation.requireParent().putFirst(variation);
    }
  }

  /**
   * Drops a move and all that follows; where the game is in there, it goes to the place before.
   *
   * @throws IllegalArgumentException if it is not in the tree
   * @throws IllegalStateException if it is the start
   */
  public void remove(GameNode place) {
    requireOwn(place);
    GameNode parent = place.requireParent();
    if (GameTree.isWithin(node(), place)) {
      move(parent);
    }
    repetitions.forget(place);
    parent.remove(place);
  }

  // The end

  /**
   * Returns how the game has ended where it is, without anybody's claim: by the position itself, or
   * by fivefold repetition or seventy-five moves.
   */
  public Optional<Outcome> outcome() {
    return outcome(node());
  }

  private Optional<Outcome> outcome(GameNode place) {
    return Endings.outcome(place == node() ? position() : place.position(), repetitions.of(place));
  }

  /**
   * Returns the draws that the side to move may claim where the game is: threefold repetition,
   * fifty moves, or what a condition says; none when the game is over.
   *
   * <p>FIDE also lets a player claim with a move that he writes down but does not play; play it,
   * ask, and take it back.
   */
  public List<Outcome> claims() {
    return outcome().isPresent() ? List.of() : Endings.claims(position(), repetitions());
  }

  /**
   * Returns how often the position has been on the board on the way here, this time included.
   *
   * <p>Every position since the start counts, captures or not: captured units come back.
   */
  public int repetitions() {
    return repetitions.of(node());
  }

  /**
   * Claims a draw: the first of {@link #claims} becomes the result.
   *
   * @throws IllegalStateException if there is none
   */
  public Outcome claimDraw() {
    List<Outcome> claims = claims();
    if (claims.isEmpty()) {
      throw new IllegalStateException("there is no draw to claim in " + position());
    }
    result.declare(claims.get(0));
    return claims.get(0);
  }

  /** Ends the game by agreement on a draw. */
  public void agreeDraw() {
    result.declare(new Outcome(null, Outcome.Termination.AGREEMENT, "", "agreement"));
  }

  /** Ends the game by a side's resignation. */
  public void resign(Side loser) {
    Objects.requireNonNull(loser, "loser");
    result.declare(
        new Outcome(loser.opposite(), Outcome.Termination.RESIGNATION, "", "resignation"));
  }

  /**
   * Sets the result as a score gives it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *}
   * for a game that has no result, whatever the board says.
   *
   * @throws IllegalArgumentException if it is none of these
   */
  public void score(String result) {
    this.result.score(Objects.requireNonNull(result, "result"));
  }

  /** Takes back what was declared or scored: the board alone says how the game has ended. */
  public void clearResult() {
    result.clear();
  }

  /**
   * Returns what was declared, or else how the main line has ended, if it has.
   *
   * <p>A score says only who has won. Where the end of the main line agrees with it, that outcome
   * is returned, as it says by what.
   */
  public Optional<Outcome> result() {
    return result.outcome(() -> outcome(GameTree.end(start())));
  }

  /** Returns the result as a score writes it; {@code *} if the game has not ended. */
  public String resultText() {
    return result.text(() -> outcome(GameTree.end(start())));
  }

  // Tags

  /** Returns the tags, such as {@code White} and {@code Date}, in the order of their setting. */
  public Map<String, String> tags() {
    return tags.view();
  }

  /**
   * Sets a tag, or drops it if the value is empty.
   *
   * @throws IllegalArgumentException if the name is not letters, digits and underscores, the value
   *     has control characters, or the tag is one that the game itself determines
   */
  public void tag(String name, String value) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(value, "value");
    tags.put(name, value);
  }

  // As a whole

  /** Returns an independent copy, at the same place. */
  public Game copy() {
    GameTree.Copy tree = GameTree.copy(start(), node());
    Game copy = new Game(tree.start(), tree.node(), position().bare());
    copy.tags.putAll(tags);
    copy.result.copy(result);
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Game game
            && game.rules().equals(rules())
            && game.start().position().fen().equals(start().position().fen())
            && game.tags.equals(tags)
            && game.resultText().equals(resultText())
            && GameTree.same(start(), game.start());
  }

  @Override
  public int hashCode() {
    return 31 * start().position().hashCode() + mainLine().size();
  }

  /** Returns the ply and the position where the game is. */
  @Override
  public String toString() {
    return "ply " + ply() + " of a game, " + position();
  }
}
