package org.molychess;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.text.Quotes;

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
 * <p>Nothing that can be worked out again is kept: each move costs the same few hundred bytes.
 *
 * <p>Two games are equal when they have the same start, tree, annotations, tags and result; the
 * place where they are does not matter.
 */
public final class Game {
  private static final Pattern TAG = Pattern.compile("[A-Za-z0-9_]{1,255}");

  private final GameNode start;
  private final Map<String, String> tags = new LinkedHashMap<>();
  private GameNode node;
  private Position position;
  private @Nullable Outcome declared;

  /** Begins a game from the start position of these rules. */
  public Game(Rules rules) {
    this(Objects.requireNonNull(rules, "rules").initialPosition());
  }

  /** Begins a game from a position. */
  public Game(Position start) {
    this(new GameNode(null, "", Objects.requireNonNull(start, "start")));
  }

  private Game(GameNode start) {
    this.start = start;
    this.node = start;
    this.position = start.position();
  }

  // Where it is

  /** Returns the rules it is played by. */
  public Rules rules() {
    return position.rules();
  }

  /** Returns the start of the tree. */
  public GameNode start() {
    return start;
  }

  /** Returns the place where the game is. */
  public GameNode node() {
    return node;
  }

  /** Returns the position where the game is. */
  public Position position() {
    return position;
  }

  /** Returns the number of single moves from the start to where the game is. */
  public int ply() {
    return node.ply();
  }

  /** Returns the places from the first move to where the game is. */
  public List<GameNode> path() {
    List<GameNode> path = new ArrayList<>();
    for (GameNode place = node; place != start; place = above(place)) {
      path.add(place);
    }
    Collections.reverse(path);
    return path;
  }

  /** Returns the places of the main line, from the first move to the last. */
  public List<GameNode> mainLine() {
    List<GameNode> line = new ArrayList<>();
    for (GameNode place = start; !place.continuations().isEmpty(); ) {
      place = place.continuations().get(0);
      line.add(place);
    }
    return line;
  }

  // Playing

  /**
   * Plays the move that a text means, as {@link Position#move} reads it; see {@link #play(Move)}.
   *
   * @throws IllegalMoveException if it means no legal move, or several
   */
  public GameNode play(String text) {
    return play(position.move(text));
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
    for (GameNode next : node.continuations()) {
      if (next.uci().equals(move.uci())) {
        move(next);
        return next;
      }
    }
    return branch(move);
  }

  /** Plays the move that a text means as {@link #branch(Move)} does. */
  public GameNode branch(String text) {
    return branch(position.move(text));
  }

  /**
   * Plays a move as a new continuation, even if there is one with the same move.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public GameNode branch(Move move) {
    Objects.requireNonNull(move, "move");
    Position after = position.play(move);
    GameNode next = new GameNode(node, move.uci(), after);
    node.append(next);
    node = next;
    position = next.position();
    return next;
  }

  /**
   * Takes back the last move: goes to the place before it and drops it with all that follows.
   *
   * @throws IllegalStateException at the start of the game
   */
  public void takeBack() {
    if (node == start) {
      throw new IllegalStateException("there is no move to take back: this is the game's start");
    }
    GameNode gone = node;
    move(above(node));
    node.remove(gone);
  }

  // Going about

  /** Goes to the place before the last move, which stays; returns false at the start. */
  public boolean back() {
    if (node == start) {
      return false;
    }
    move(above(node));
    return true;
  }

  /** Goes to the next move of the main line from here; returns false at its end. */
  public boolean forward() {
    if (node.continuations().isEmpty()) {
      return false;
    }
    move(node.continuations().get(0));
    return true;
  }

  /** Goes to the start. */
  public void toStart() {
    move(start);
  }

  /** Goes to the end of the main line from here. */
  public void toEnd() {
    GameNode place = node;
    while (!place.continuations().isEmpty()) {
      place = place.continuations().get(0);
    }
    move(place);
  }

  /**
   * Goes to a ply: back on the way that led here, or forward on the main line from here.
   *
   * @throws IllegalArgumentException if there is no such ply
   */
  public void goTo(int ply) {
    GameNode place = node;
    while (ply >= 0 && place.ply() > ply) {
      place = above(place);
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
  public void goTo(GameNode place) {
    demandOwn(place);
    move(place);
  }

  private void move(GameNode place) {
    if (place != node) {
      node = place;
      position = place.position();
    }
  }

  /**
   * Refuses a place that is not in the tree.
   *
   * <p>The place where the game is always is: so it is enough to find where the ways to both part,
   * and that no move on the way from there has been removed. In a deep tree this is much less than
   * the way from the start.
   */
  private void demandOwn(GameNode place) {
    Objects.requireNonNull(place, "place");
    GameNode there = place;
    GameNode here = node;
    while (there != here) {
      if (there.ply() > here.ply() || here == start) {
        GameNode parent = there.isRemoved() ? null : there.parentOrNull();
        if (parent == null) {
          throw new IllegalArgumentException(
              "the place '" + place + "' is not in this game's tree");
        }
        there = parent;
      } else {
        here = above(here);
      }
    }
  }

  private static GameNode above(GameNode place) {
    GameNode parent = place.parentOrNull();
    if (parent == null) {
      throw new IllegalStateException("the start of a game has nothing before it");
    }
    return parent;
  }

  // Editing

  /** Makes a variation the main line at its place; what was the main line becomes a variation. */
  public void promote(GameNode variation) {
    demandOwn(variation);
    if (variation != start) {
      above(variation).putFirst(variation);
    }
  }

  /** Drops a move and all that follows; where the game is in there, it goes to the place before. */
  public void remove(GameNode place) {
    demandOwn(place);
    GameNode parent = above(place);
    for (GameNode at = node; at.ply() >= place.ply(); at = above(at)) {
      if (at == place) {
        move(parent);
        break;
      }
    }
    parent.remove(place);
  }

  // The end

  /**
   * Returns how the game has ended where it is, without anybody's claim: by the position itself, or
   * by fivefold repetition or seventy-five moves.
   */
  public Optional<Outcome> outcome() {
    return Draws.outcome(node, position);
  }

  /**
   * Returns the draws that the side to move may claim where the game is: threefold repetition,
   * fifty moves, or what a condition says; none when the game is over.
   *
   * <p>FIDE also lets a player claim with a move that he writes down but does not play; play it,
   * ask, and take it back.
   */
  public List<Outcome> claims() {
    return outcome().isPresent() ? List.of() : Draws.claims(node);
  }

  /**
   * Returns how often the position has been on the board on the way here, this time included.
   *
   * <p>Every position since the start counts, captures or not: captured units come back.
   */
  public int repetitions() {
    return Draws.repetitions(node);
  }

  /**
   * Claims a draw: the first of {@link #claims} becomes the result.
   *
   * @throws IllegalStateException if there is none
   */
  public Outcome claimDraw() {
    List<Outcome> claims = claims();
    if (claims.isEmpty()) {
      throw new IllegalStateException("there is no draw to claim in " + position);
    }
    declared = claims.get(0);
    return claims.get(0);
  }

  /** Ends the game by agreement on a draw. */
  public void agreeDraw() {
    declared = new Outcome(null, Outcome.Termination.AGREEMENT, "", "agreement");
  }

  /** Ends the game by a side's resignation. */
  public void resign(Side loser) {
    Objects.requireNonNull(loser, "loser");
    declared = new Outcome(loser.opposite(), Outcome.Termination.RESIGNATION, "", "resignation");
  }

  /**
   * Sets the result as a score gives it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *} to
   * take back what was declared.
   *
   * @throws IllegalArgumentException if it is none of these
   */
  public void score(String result) {
    Objects.requireNonNull(result, "result");
    declared =
        switch (result) {
          case "1-0" -> scored(Side.WHITE);
          case "0-1" -> scored(Side.BLACK);
          case "1/2-1/2" -> scored(null);
          case "*" -> null;
          default ->
              throw new IllegalArgumentException(
                  "'" + Quotes.clip(result) + "' is none of 1-0, 0-1, 1/2-1/2, *");
        };
  }

  private static Outcome scored(@Nullable Side winner) {
    return new Outcome(winner, Outcome.Termination.SCORE, "", "score");
  }

  /** Returns what was declared, or else how the main line has ended, if it has. */
  public Optional<Outcome> result() {
    if (declared != null) {
      return Optional.of(declared);
    }
    GameNode last = start;
    while (!last.continuations().isEmpty()) {
      last = last.continuations().get(0);
    }
    return Draws.outcome(last, last.position());
  }

  /** Returns the result as a score writes it; {@code *} if the game has not ended. */
  public String resultText() {
    return result().map(Outcome::result).orElse("*");
  }

  // Tags

  /** Returns the tags, such as {@code White} and {@code Date}, in the order of their setting. */
  public Map<String, String> tags() {
    return Collections.unmodifiableMap(tags);
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
    if (!TAG.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "'" + Quotes.clip(name) + "' is not a tag's name: letters, digits and underscores");
    }
    if (List.of("Result", "Variant", "SetUp", "FEN").contains(name)) {
      throw new IllegalArgumentException("the tag '" + name + "' follows from the game itself");
    }
    if (value.chars().anyMatch(c -> c < ' ')) {
      throw new IllegalArgumentException(
          "the tag '" + name + "' has control characters: '" + Quotes.clip(value) + "'");
    }
    if (value.isEmpty()) {
      tags.remove(name);
    } else {
      tags.put(name, value);
    }
  }

  // As a whole

  /** Returns an independent copy, at the same place. */
  public Game copy() {
    record Pair(GameNode old, GameNode copy) {}
    Game copy = new Game(start.copyUnder(null));
    copy.tags.putAll(tags);
    copy.declared = declared;
    Deque<Pair> open = new ArrayDeque<>();
    open.push(new Pair(start, copy.start));
    while (!open.isEmpty()) {
      Pair pair = open.pop();
      if (pair.old == node) {
        copy.move(pair.copy);
      }
      for (GameNode next : pair.old.continuations()) {
        GameNode copied = next.copyUnder(pair.copy);
        pair.copy.append(copied);
        open.push(new Pair(next, copied));
      }
    }
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Game game
            && game.rules().equals(rules())
            && game.start.snapshot().fen().equals(start.snapshot().fen())
            && game.tags.equals(tags)
            && game.resultText().equals(resultText())
            && sameTree(start, game.start);
  }

  private static boolean sameTree(GameNode one, GameNode other) {
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

  @Override
  public int hashCode() {
    return 31 * start.snapshot().hashCode() + mainLine().size();
  }

  /** Returns the ply and the position where the game is. */
  @Override
  public String toString() {
    return "ply " + ply() + " of a game, " + position;
  }
}
