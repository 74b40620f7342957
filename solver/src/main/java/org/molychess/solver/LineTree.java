package org.molychess.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.molychess.Cursor;
import org.molychess.Move;

/** Turns a graph of lines into trees of moves. */
final class LineTree {
  private final Cursor cursor;

  /** The trees after a node, as lines share their ends; in a limited graph they are not kept. */
  private final Map<LineNode, List<SolutionNode>> known = new HashMap<>();

  private long left;

  /**
   * @param cursor at the root of the graph
   * @param most the greatest number of lines
   */
  LineTree(Cursor cursor, long most) {
    this.cursor = cursor;
    this.left = most;
  }

  /** Returns the trees of the lines. */
  List<SolutionNode> of(LineNode graph) {
    boolean whole = graph.count() <= left;
    List<SolutionNode> nodes = whole ? known.get(graph) : null;
    if (nodes == null) {
      nodes = children(graph);
      if (whole) {
        known.put(graph, nodes);
      }
    } else {
      left -= graph.count();
    }
    return nodes;
  }

  private List<SolutionNode> children(LineNode graph) {
    List<SolutionNode> nodes = new ArrayList<>();
    for (LineNode.Edge edge : graph.edges()) {
      if (left == 0) {
        break;
      }
      boolean ends = edge.next().edges().isEmpty();
      left -= ends ? 1 : 0;
      if (edge.move() == Cursor.NO_MOVE) {
        cursor.pass();
        nodes.addAll(of(edge.next()));
      } else {
        Move move = cursor.toMove(edge.move());
        cursor.make(edge.move());
        List<SolutionNode> next = ends ? List.of() : of(edge.next());
        nodes.add(SolutionNode.of(SolutionNode.Meaning.HELP, move, ends, next));
      }
      cursor.unmake();
    }
    return nodes;
  }
}
