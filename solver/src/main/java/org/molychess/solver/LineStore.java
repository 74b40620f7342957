package org.molychess.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.molychess.Cursor;
import org.molychess.Move;
import org.molychess.Position;

/** Lines that have been found: moves as the cursor has them, as there may be millions of lines. */
final class LineStore {
  private final Position diagram;
  private final List<long[]> lines = new ArrayList<>();

  LineStore(Position diagram) {
    this.diagram = diagram;
  }

  /** Adds a line; turns that were handed over are among its moves. */
  void add(long[] line) {
    lines.add(line);
  }

  void addAll(LineStore other) {
    lines.addAll(other.lines);
  }

  /** Returns a cursor for {@link #text}. */
  Cursor cursor() {
    return diagram.cursor();
  }

  int size() {
    return lines.size();
  }

  /** Returns the number of moves of a line. */
  int length(int index) {
    return (int) Arrays.stream(lines.get(index)).filter(move -> move != Cursor.NO_MOVE).count();
  }

  /** Returns the machine texts of a line, separated by blanks. */
  String text(int index, Cursor cursor) {
    StringBuilder text = new StringBuilder();
    for (long move : lines.get(index)) {
      if (move != Cursor.NO_MOVE) {
        text.append(text.length() == 0 ? "" : " ").append(cursor.text(move));
      }
    }
    return text.toString();
  }

  /** Returns the texts of all lines, sorted. */
  List<String> texts() {
    TreeSet<String> texts = new TreeSet<>();
    Cursor cursor = cursor();
    for (int i = 0; i < lines.size(); i++) {
      texts.add(text(i, cursor));
    }
    return List.copyOf(texts);
  }

  /** Returns all lines as moves. */
  List<List<Move>> moves() {
    Cursor cursor = cursor();
    List<List<Move>> all = new ArrayList<>(lines.size());
    for (long[] line : lines) {
      all.add(moves(cursor, line));
    }
    return all;
  }

  private static List<Move> moves(Cursor cursor, long[] line) {
    List<Move> moves = new ArrayList<>();
    for (long move : line) {
      if (move == Cursor.NO_MOVE) {
        cursor.pass();
      } else {
        moves.add(cursor.toMove(move));
        cursor.make(move);
      }
    }
    for (int i = 0; i < line.length; i++) {
      cursor.unmake();
    }
    return moves;
  }
}
