package org.molychess.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.molychess.Game;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;

/** Resolves moves by positions: for whoever keeps the moves, as each is a value already. */
final class PositionResolver implements MoveResolver {
  private record Place(@Nullable Move move, Position before, Position here) {}

  private final Deque<Place> open = new ArrayDeque<>();
  private @Nullable Move move;
  private Position before;
  private Position here;

  PositionResolver(Position start) {
    before = start;
    here = start;
  }

  @Override
  public void begin(Position start) {
    open.clear();
    arrive(null, start, start);
  }

  private void arrive(@Nullable Move last, Position from, Position to) {
    move = last;
    before = from;
    here = to;
  }

  @Override
  public @Nullable IllegalMoveException play(CharSequence text) {
    try {
      Move found = here.move(text.toString());
      arrive(found, here, found.after());
      return null;
    } catch (IllegalMoveException e) {
      return e;
    }
  }

  @Override
  public @Nullable IllegalMoveException playNull() {
    try {
      Game game = new Game(here);
      game.playNull();
      arrive(null, here, game.position());
      return null;
    } catch (IllegalMoveException e) {
      return e;
    }
  }

  @Override
  public void openVariation() {
    open.push(new Place(move, before, here));
    arrive(null, before, before);
  }

  @Override
  public void closeVariation() {
    Place place = open.pop();
    arrive(place.move(), place.before(), place.here());
  }

  @Override
  public @Nullable Move move() {
    return move;
  }

  @Override
  public Position before() {
    return before;
  }

  @Override
  public Position here() {
    return here;
  }
}
