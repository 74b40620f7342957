package org.molychess.solver;

import com.google.common.collect.Iterables;
import com.google.common.collect.Iterators;
import com.google.common.math.LongMath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.molychess.Cursor;
import org.molychess.Move;
import org.molychess.Position;

/** Lines that have been found from a diagram, a graph for each length. */
final class LineStore {
  private final Position diagram;
  private final long most;
  private final List<LineNode> graphs = new ArrayList<>();
  private long size;

  /**
   * @param most the greatest number of lines; the others are left out
   */
  LineStore(Position diagram, long most) {
    this.diagram = diagram;
    this.most = most;
  }

  /** Adds the lines of a length, which are longer than those before. */
  void add(LineNode graph) {
    if (size < most) {
      graphs.add(graph);
      size = Math.min(most, LongMath.saturatedAdd(size, graph.count()));
    }
  }

  long size() {
    return size;
  }

  /** Returns the number of moves of the longest line, without turns handed over. */
  int longest() {
    return graphs.stream().mapToInt(LineStore::moves).max().orElse(0);
  }

  /**
   * Returns the number of moves of the first line of a graph; all have as many, but for parries.
   */
  private static int moves(LineNode graph) {
    LineWalk walk = new LineWalk(graph);
    return walk.advance() ? count(walk.moves()) : 0;
  }

  private static int count(long[] moves) {
    return (int) Arrays.stream(moves).filter(move -> move != Cursor.NO_MOVE).count();
  }

  /** Returns the texts of all lines, sorted: machine texts separated by blanks. */
  Iterator<String> texts() {
    List<Iterator<String>> each = new ArrayList<>();
    long left = most;
    for (LineNode graph : graphs) {
      each.add(
          graph.count() <= left
              ? LineWalk.texts(graph)
              : Iterators.limit(LineWalk.texts(graph), (int) left));
      left -= Math.min(left, graph.count());
    }
    return Iterators.mergeSorted(each, Comparator.naturalOrder());
  }

  /** Returns the texts of lines with fewer moves, the shortest first. */
  Iterable<String> shorterThan(int moves) {
    return Iterables.concat(
        graphs.stream()
            .filter(graph -> moves(graph) < moves)
            .map(graph -> (Iterable<String>) () -> LineWalk.texts(graph))
            .toList());
  }

  /** Returns all lines as trees; lines that begin alike stand together, and share their ends. */
  List<SolutionNode> trees() {
    List<SolutionNode> trees = new ArrayList<>();
    long left = most;
    for (LineNode graph : graphs) {
      trees.addAll(new LineTree(diagram.cursor(), left).of(graph));
      left -= Math.min(left, graph.count());
    }
    return trees;
  }

  /** Returns all lines as moves. */
  List<List<Move>> moves() {
    Cursor cursor = diagram.cursor();
    List<List<Move>> all = new ArrayList<>();
    for (LineNode graph : graphs) {
      LineWalk walk = new LineWalk(graph);
      while (all.size() < most && walk.advance()) {
        all.add(Line.toMoves(cursor, walk.moves()));
      }
    }
    return all;
  }
}
