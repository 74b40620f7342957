package org.molychess.solver;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.molychess.Move;

/** What has been found of one phase of a problem. Immutable. */
public final class Solution {
  private final Problem.Phase phase;
  private final List<SolutionNode> trees;
  private final LineStore lines;
  private final boolean complete;
  private final long positions;
  private final Duration time;

  Solution(
      Problem.Phase phase,
      List<SolutionNode> trees,
      LineStore lines,
      boolean complete,
      long positions,
      Duration time) {
    this.phase = phase;
    this.trees = List.copyOf(trees);
    this.lines = lines;
    this.complete = complete;
    this.positions = positions;
    this.time = time;
  }

  /** Returns which phase it is: empty, or such as {@code b) a1→b2}. */
  public String label() {
    return phase.label();
  }

  /** Returns the problem of the phase. */
  public Problem problem() {
    return phase.problem();
  }

  /** Returns whether everything has been searched. */
  public boolean complete() {
    return complete;
  }

  /** Returns the number of positions that were visited. */
  public long positions() {
    return positions;
  }

  /** Returns how long it took. */
  public Duration time() {
    return time;
  }

  /**
   * Returns set play, then tries and keys, or lines; a tree each, lines that begin alike in one.
   * Where there are a million lines, {@link #plain} needs much less room.
   */
  public List<SolutionNode> roots() {
    List<SolutionNode> roots = new ArrayList<>(trees);
    roots.addAll(lines.trees());
    return roots;
  }

  /** Returns the first moves that solve; nothing for a problem that is solved by lines. */
  public List<SolutionNode> keys() {
    return trees.stream().filter(node -> node.meaning() == SolutionNode.Meaning.KEY).toList();
  }

  /** Returns the lines that solve, without set play; nothing for a problem with keys. */
  public List<List<Move>> lines() {
    return lines.moves();
  }

  /** Returns the trees, without those of lines. */
  List<SolutionNode> trees() {
    return trees;
  }

  /** Returns the lines as they were found. */
  LineStore store() {
    return lines;
  }

  /** Returns the number of keys, or of lines; at most {@link Integer#MAX_VALUE}. */
  public int count() {
    return Ints.saturatedCast(keys().size() + lines.size());
  }

  /**
   * Returns one text for each answer, sorted: the keys in machine text, or whole lines, their
   * machine texts separated by blanks.
   */
  public List<String> plain() {
    return ImmutableList.copyOf(answers());
  }

  /** Returns what {@link #plain} holds, one after the other: there may be millions. */
  public Iterator<String> answers() {
    return problem().stipulation().isLines()
        ? lines.texts()
        : keys().stream().map(SolutionNode::machineText).sorted().iterator();
  }

  /** Returns whether the problem is sound, by what has been found. */
  public Soundness soundness() {
    return Soundness.of(this);
  }

  /** Returns the solution in the layout of problem columns; see docs/solving.md. */
  public String text() {
    return SolutionText.write(this);
  }

  /** Returns the solution as a JSON object. */
  public String json() {
    return SolutionJson.write(this);
  }

  /** Returns the diagram and the solution as LaTeX for the package {@code chessboard}. */
  public String latex() {
    return SolutionLatex.write(this);
  }

  /** Returns the problem and the answers. */
  @Override
  public String toString() {
    return problem() + ": " + plain();
  }
}
