package org.molychess.solver;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;

/**
 * A move of a solution, with what it means and what follows.
 *
 * @param move the move; null for {@link Meaning#ZUGZWANG} and for {@link Meaning#THREAT} and {@link
 *     Meaning#SET_PLAY}, whose children are moves
 * @param goal whether it reaches the goal
 * @param moves for a key or a continuation, in how many moves of the attacker it reaches or forces
 *     the goal; otherwise 0
 */
public record SolutionNode(
    Meaning meaning, @Nullable Move move, boolean goal, int moves, List<SolutionNode> children) {
  /** What a move means. */
  public enum Meaning {
    /** A first move that solves. */
    KEY,
    /** A first move that all but a few defences fail against. */
    TRY,
    /** The play if the other side began: its children are the moves. */
    SET_PLAY,
    /** The play from the diagram as the position after the key: its children are the moves. */
    POST_KEY,
    /** What the attacker would play next: its children are the moves. */
    THREAT,
    /** There is no threat. */
    ZUGZWANG,
    /** A defence that fails. */
    VARIATION,
    /** How the attacker goes on. */
    CONTINUATION,
    /** A defence that succeeds. */
    REFUTATION,
    /** A move of a line of help play. */
    HELP
  }

  /** Refuses a node without a meaning. */
  public SolutionNode {
    Objects.requireNonNull(meaning, "meaning");
    children = List.copyOf(children);
  }

  /** Returns a node whose number of moves means nothing. */
  static SolutionNode of(
      Meaning meaning, @Nullable Move move, boolean goal, List<SolutionNode> children) {
    return new SolutionNode(meaning, move, goal, 0, children);
  }

  /** Returns the machine text of the move. */
  String machineText() {
    return Objects.requireNonNull(move, "this node has no move").uci();
  }
}
