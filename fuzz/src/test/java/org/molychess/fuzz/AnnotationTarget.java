package org.molychess.fuzz;

import java.util.List;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** What people write around moves: comments, tags, results. */
public final class AnnotationTarget {
  private AnnotationTarget() {}

  /** Annotates a game; what is taken survives PGN, and what is refused leaves no trace. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    Game game = new Game(Seeds.positions().get(0));
    GameNode node = game.play(game.position().legalMoves().get(0));
    game.back();
    GameNode variation = game.play(game.position().legalMoves().get(1));
    int where = input.choose(7);
    String text = input.text();
    Game before = game.copy();
    try {
      switch (where) {
        case 0 -> node.addComment(text);
        case 1 -> node.addCommentBefore(text);
        case 2 -> variation.addCommentBefore(text);
        case 3 -> game.start().addComment(text);
        case 4 -> game.tag("White", text);
        case 5 -> game.tag(text, "value");
        default -> game.score(text);
      }
    } catch (IllegalArgumentException e) {
      Check.message(e);
      Check.same(before, game, where, text);
      return;
    }
    if (text.equals("?")) {
      // What a tag of the roster says where nothing is known, and so it is not kept.
      game.tag("White", "");
    }
    Game read = PgnReader.parse(PgnWriter.text(game));
    Check.same(game, read, where, text);
    Check.same(List.copyOf(game.tags().values()), List.copyOf(read.tags().values()), text);
  }
}
