package com.example.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import org.molychess.Cursor;
import org.molychess.CursorMove;
import org.molychess.IllegalMoveException;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.diagram.Diagram;

/** Plays Circe: reads your moves, one a line, answers with its own, and prints the board. */
public final class CirceBot {
  private static final int MATE = 1_000_000;
  private static final int[] VALUES = {100, 320, 330, 500, 900, 0}; // by role: P N B R Q K
  private static final Piece[] PIECES = Piece.values();

  private final Cursor cursor;
  private final int depth;
  private int root;
  private long best;

  CirceBot(Position position, int depth) {
    cursor = position.cursor();
    this.depth = depth;
  }

  /** Plays from the position of a FEN, or from the initial position; you move first. */
  public static void main(String[] args) throws IOException {
    Rules circe = Rules.of("circe");
    Position position = args.length == 0 ? circe.initialPosition() : circe.position(args[0]);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    new CirceBot(position, 4).play(in, System.out);
  }

  /** Plays until the game or the input ends. */
  void play(BufferedReader in, PrintStream out) throws IOException {
    out.print(Diagram.of(cursor.position()).ascii());
    for (String line; cursor.outcome().isEmpty() && (line = in.readLine()) != null; ) {
      try {
        cursor.make(cursor.read(line.strip()));
      } catch (IllegalMoveException e) {
        out.println(e.reason());
        continue;
      }
      if (cursor.outcome().isEmpty()) {
        root = cursor.ply();
        search(depth, -2 * MATE, 2 * MATE);
        out.println("I play " + cursor.toMove(best));
        cursor.make(best);
      }
      out.print(Diagram.of(cursor.position()).ascii());
    }
    cursor.outcome().ifPresent(out::println);
  }

  /** Returns the value for the side to move, and leaves the best move of the root. */
  private int search(int plies, int alpha, int beta) {
    boolean isRoot = cursor.ply() == root;
    if (!isRoot && cursor.repetitions() > 1) {
      return 0;
    }
    int count = cursor.listMoves();
    if (count == 0) {
      return cursor.isCheck() ? cursor.ply() - MATE : 0;
    }
    if (plies == 0) {
      return count + material(cursor.sideToMove());
    }
    // Captures first, then the others.
    for (int i = 0; i < 2 * count && alpha < beta; i++) {
      long move = cursor.move(i % count);
      if (CursorMove.isCapture(move) == i < count) {
        cursor.make(move);
        int value = -search(plies - 1, -beta, -alpha);
        cursor.unmake();
        if (value > alpha) {
          alpha = value;
          best = isRoot ? move : best;
        }
      }
    }
    return alpha;
  }

  private int material(Side side) {
    int sum = 0;
    for (Piece piece : PIECES) {
      int value = VALUES[piece.role().ordinal()] * cursor.count(piece);
      sum += piece.side() == side ? value : -value;
    }
    return sum;
  }
}
