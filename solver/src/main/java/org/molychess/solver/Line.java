package org.molychess.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.molychess.Cursor;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Side;

/** The moves that one thread of a search has made from the diagram, with its cursor. */
final class Line {
  final Cursor cursor;

  /** Turns primitive moves into moves, from the diagram on, without touching the search. */
  private final Cursor scribe;

  private long[] moves = new long[64];
  private int length;

  Line(Position diagram) {
    cursor = diagram.cursor();
    scribe = diagram.cursor();
  }

  void make(long move) {
    push(move);
    cursor.make(move);
  }

  /** Hands the turn over; the side to move must not be in check. */
  void pass() {
    push(Cursor.NO_MOVE);
    cursor.pass();
  }

  private void push(long move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
  }

  void unmake() {
    cursor.unmake();
    length--;
  }

  /** Returns the move made last. */
  long last() {
    return moves[length - 1];
  }

  /** Returns the number of moves and passes made. */
  int length() {
    return length;
  }

  /** Returns the moves made, without the turns handed over. */
  List<Move> toMoves() {
    List<Move> list = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      if (moves[i] == Cursor.NO_MOVE) {
        scribe.pass();
      } else {
        list.add(scribe.toMove(moves[i]));
        scribe.make(moves[i]);
      }
    }
    for (int i = 0; i < length; i++) {
      scribe.unmake();
    }
    return list;
  }

  /** Returns the moves made, with {@link Cursor#NO_MOVE} for turns handed over. */
  long[] toArray() {
    return Arrays.copyOf(moves, length);
  }

  /** Returns the side that made the last move; the turn must not have been handed over since. */
  Side mover() {
    return cursor.sideToMove().opposite();
  }
}
