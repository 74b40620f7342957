package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import org.molychess.Move;

/** Puts lines that begin alike into trees. */
final class LineTree {
  private LineTree() {}

  /** Returns the trees of lines, which stand together where they begin alike. */
  static List<SolutionNode> of(List<List<Move>> lines) {
    return of(lines, 0);
  }

  private static List<SolutionNode> of(List<List<Move>> lines, int depth) {
    List<SolutionNode> nodes = new ArrayList<>();
    int from = 0;
    while (from < lines.size()) {
      if (lines.get(from).size() == depth) {
        from++;
        continue;
      }
      Move move = lines.get(from).get(depth);
      int to = from + 1;
      while (to < lines.size()
          && lines.get(to).size() > depth
          && lines.get(to).get(depth).uci().equals(move.uci())) {
        to++;
      }
      List<SolutionNode> children = of(lines.subList(from, to), depth + 1);
      nodes.add(SolutionNode.of(SolutionNode.Meaning.HELP, move, children.isEmpty(), children));
      from = to;
    }
    return nodes;
  }
}
