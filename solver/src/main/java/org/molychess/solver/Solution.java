package org.molychess.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.molychess.Move;

/**
 * What has been found of one phase of a problem.
 *
 * @param roots set play, tries, keys or lines, in this order; a tree each
 * @param complete whether everything has been searched
 * @param positions the number of positions that were visited
 */
public record Solution(
    String label,
    Problem problem,
    List<SolutionNode> roots,
    boolean complete,
    long positions,
    Duration time) {
  /** Refuses nothing but nulls. */
  public Solution {
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(problem, "problem");
    Objects.requireNonNull(time, "time");
    roots = List.copyOf(roots);
  }

  /** Returns the first moves that solve; nothing for a problem that is solved by lines. */
  public List<SolutionNode> keys() {
    return roots.stream().filter(node -> node.meaning() == SolutionNode.Meaning.KEY).toList();
  }

  /** Returns the lines that solve, without set play; nothing for a problem with keys. */
  public List<List<Move>> lines() {
    List<List<Move>> lines = new ArrayList<>();
    for (SolutionNode root : roots) {
      if (root.meaning() == SolutionNode.Meaning.HELP) {
        collect(root, new ArrayList<>(), lines);
      }
    }
    return lines;
  }

  private static void collect(SolutionNode node, List<Move> before, List<List<Move>> lines) {
    List<Move> now = new ArrayList<>(before);
    now.add(Objects.requireNonNull(node.move()));
    if (node.children().isEmpty()) {
      lines.add(now);
    }
    node.children().forEach(child -> collect(child, now, lines));
  }

  /**
   * Returns one text for each answer, sorted: the keys in machine text, or whole lines, their
   * machine texts separated by blanks.
   */
  public List<String> plain() {
    TreeSet<String> texts = new TreeSet<>();
    if (!problem.stipulation().isLines()) {
      keys().forEach(key -> texts.add(key.machineText()));
    }
    for (List<Move> line : lines()) {
      texts.add(String.join(" ", line.stream().map(Move::uci).toList()));
    }
    return List.copyOf(texts);
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
}
