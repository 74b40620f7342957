package org.molychess.solver;

import com.google.common.collect.AbstractIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;

/** Goes through the lines of a graph, one at a time, in the order of their texts. */
final class LineWalk {
  private final List<Iterator<LineNode.Edge>> rest = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  /** By depth, the length of the text before the move there. */
  private int[] lengths = new int[16];

  private long[] moves = new long[16];
  private int depth;

  LineWalk(LineNode root) {
    rest.add(root.edges().iterator());
  }

  /** Returns the texts of all lines. */
  static Iterator<String> texts(LineNode root) {
    LineWalk walk = new LineWalk(root);
    return new AbstractIterator<>() {
      @Override
      protected @Nullable String computeNext() {
        return walk.advance() ? walk.text.toString() : endOfData();
      }
    };
  }

  /** Goes to the next line; returns whether there is one. */
  boolean advance() {
    while (!rest.isEmpty()) {
      depth = rest.size() - 1;
      text.setLength(lengths[depth]);
      if (!rest.get(depth).hasNext()) {
        rest.remove(depth);
        continue;
      }
      if (enter(rest.get(depth).next())) {
        return true;
      }
    }
    return false;
  }

  /** Makes a move; returns whether the line ends with it. */
  private boolean enter(LineNode.Edge edge) {
    if (edge.move() != Cursor.NO_MOVE) {
      text.append(text.length() == 0 ? "" : " ").append(edge.text());
    }
    if (depth + 1 == lengths.length) {
      lengths = Arrays.copyOf(lengths, 2 * lengths.length);
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
    moves[depth++] = edge.move();
    lengths[depth] = text.length();
    if (edge.next().edges().isEmpty()) {
      return true;
    }
    rest.add(edge.next().edges().iterator());
    return false;
  }

  /** Returns the moves of the line, with {@link Cursor#NO_MOVE} for turns handed over. */
  long[] moves() {
    return Arrays.copyOf(moves, depth);
  }
}
