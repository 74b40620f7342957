package org.molychess.solver;

import com.google.common.math.LongMath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.molychess.Cursor;

/**
 * What has been found from a position on: the moves that lead to the goal, each with what follows.
 * Lines that come to the same position with the same moves left share their nodes, as there may be
 * millions of lines of a few thousand positions. Immutable.
 */
final class LineNode {
  /** Where a line ends. */
  static final LineNode END = new LineNode(List.of(), 1);

  /**
   * A move, or a turn handed over.
   *
   * @param text the machine text; empty for {@link Cursor#NO_MOVE}
   */
  record Edge(long move, String text, LineNode next) {}

  private final List<Edge> edges;
  private final long count;

  private LineNode(List<Edge> edges, long count) {
    this.edges = edges;
    this.count = count;
  }

  /** Returns what follows, sorted by the texts; nothing where a line ends. */
  List<Edge> edges() {
    return edges;
  }

  /** Returns the number of lines. */
  long count() {
    return count;
  }

  /** Returns the node before a turn that is handed over. */
  static LineNode pass(LineNode next) {
    return new LineNode(List.of(new Edge(Cursor.NO_MOVE, "", next)), next.count);
  }

  /** Returns the lines of this node and of another one of the same position. */
  LineNode and(LineNode other) {
    Builder both = new Builder();
    both.edges.addAll(edges);
    both.edges.addAll(other.edges);
    return both.build();
  }

  /** Collects the moves of one position. */
  static final class Builder {
    private final List<Edge> edges = new ArrayList<>(2);

    void add(long move, String text, LineNode next) {
      edges.add(new Edge(move, text, next));
    }

    LineNode build() {
      edges.sort(Comparator.comparing(Edge::text));
      long count = 0;
      for (Edge edge : edges) {
        count = LongMath.saturatedAdd(count, edge.next().count);
      }
      return new LineNode(List.copyOf(edges), count);
    }
  }
}
