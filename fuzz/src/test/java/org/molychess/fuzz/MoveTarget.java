package org.molychess.fuzz;

import java.util.List;
import org.molychess.Explanation;
import org.molychess.Game;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;

/** Texts of moves, by machine and by hand. */
public final class MoveTarget {
  /** Positions with castling, promotions, waiting pawns, twins, ghosts and a running series. */
  private static final List<Position> POSITIONS = Seeds.positions();

  private MoveTarget() {}

  /** Reads a move; a game in which it is refused stays as it was. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    Position position = POSITIONS.get(input.choose(POSITIONS.size()));
    String text = input.text();
    Explanation explanation = position.explain(text);
    Game game = new Game(position);
    try {
      Move move = position.move(text);
      Check.that(position.legalMoves().contains(move), move);
      Check.that(explanation.isLegal(), explanation);
      game.play(text);
      Check.same(move.after(), game.position(), position, text);
      Check.position(game.position());
    } catch (IllegalMoveException e) {
      Check.message(e);
      Check.that(!explanation.isLegal(), explanation);
      refuse(game, text);
    }
    Check.that(!explanation.toString().isBlank(), position, text);
    try {
      Move exact = position.exactMove(text);
      Check.that(exact.uci().equals(text) || exact.san().equals(text), text);
    } catch (IllegalMoveException e) {
      Check.message(e);
    }
  }

  private static void refuse(Game game, String text) {
    Game before = game.copy();
    try {
      game.play(text);
      throw new AssertionError("played " + text);
    } catch (IllegalMoveException e) {
      Check.same(before, game);
      Check.same(0, game.ply());
    }
  }
}
