package org.molychess.solver;

import com.google.common.primitives.Longs;
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

  /** Returns the move made first; {@link Cursor#NO_MOVE} if the turn was handed over. */
  long first() {
    return moves[0];
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
    return toMoves(new long[0]);
  }

  /** Returns the moves made and those after them, without the turns handed over. */
  List<Move> toMoves(long[] rest) {
    return toMoves(scribe, Longs.concat(Arrays.copyOf(moves, length), rest));
  }

  /**
   * Returns moves as values, without the turns handed over.
   *
   * @param cursor where they begin, and where it comes back to
   * @param line the moves, with {@link Cursor#NO_MOVE} for turns handed over
   */
  static List<Move> toMoves(Cursor cursor, long[] line) {
    List<Move> list = new ArrayList<>();
    for (long move : line) {
      if (move == Cursor.NO_MOVE) {
        cursor.pass();
      } else {
        list.add(cursor.toMove(move));
        cursor.make(move);
      }
    }
    for (int i = 0; i < line.length; i++) {
      cursor.unmake();
    }
    return list;
  }

  /** Returns the side that made the last move; the turn must not have been handed over since. */
  Side mover() {
    return cursor.sideToMove().opposite();
  }
}
