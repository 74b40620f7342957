package org.molychess.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.Game;
import org.molychess.Move;
import org.molychess.Position;

/**
 * Resolves moves on a cursor: for whoever wants to know that moves are legal, and looks at few of
 * their positions.
 */
final class CursorResolver implements MoveResolver {
  /** The move that a variation is instead of, and the ply before it. */
  private record Branching(long move, int ply) {}

  private final Deque<Branching> open = new ArrayDeque<>();
  private Cursor cursor;

  /** Who uses the cursor, which belongs to one thread; a reader may go from one to another. */
  private Thread owner;

  CursorResolver(Position start) {
    cursor = start.cursor();
    owner = Thread.currentThread();
  }

  @Override
  public void begin(Position start) {
    open.clear();
    Thread thread = Thread.currentThread();
    if (owner == thread && cursor.rules().equals(start.rules())) {
      cursor.reset(start);
    } else {
      cursor = start.cursor();
      owner = thread;
    }
  }

  @Override
  public void play(CharSequence text) {
    cursor.make(cursor.read(text.toString()));
  }

  @Override
  public void playNull() {
    new Game(cursor.position()).playNull();
    cursor.pass();
  }

  @Override
  public void openVariation() {
    long move = cursor.lastMove();
    cursor.unmake();
    open.push(new Branching(move, cursor.ply()));
  }

  @Override
  public void closeVariation() {
    Branching branching = open.pop();
    while (cursor.ply() > branching.ply()) {
      cursor.unmake();
    }
    remake(branching.move());
  }

  private void remake(long move) {
    if (move == Cursor.NO_MOVE) {
      cursor.pass();
    } else {
      cursor.make(move);
    }
  }

  @Override
  public @Nullable Move move() {
    long move = cursor.lastMove();
    if (move == Cursor.NO_MOVE) {
      return null;
    }
    cursor.unmake();
    Move found = cursor.toMove(move);
    cursor.make(move);
    return found;
  }

  @Override
  public Position before() {
    long move = cursor.lastMove();
    cursor.unmake();
    Position before = cursor.position();
    remake(move);
    return before;
  }

  @Override
  public Position here() {
    return cursor.position();
  }
}
