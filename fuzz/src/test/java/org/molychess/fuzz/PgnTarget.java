package org.molychess.fuzz;

import java.io.StringReader;
import org.molychess.Game;
import org.molychess.pgn.PgnException;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** Games in PGN. */
public final class PgnTarget {
  private PgnTarget() {}

  /** Reads games; those that are read can be written and read again. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    String text = new Input(bytes).text();
    try (PgnReader reader = new PgnReader(new StringReader(text))) {
      for (int games = 0; reader.hasNext(); games++) {
        Check.that(games <= text.length(), "more games than characters");
        Game game;
        try {
          game = reader.next();
        } catch (PgnException e) {
          Check.message(e);
          Check.that(e.line() >= 1 && e.column() >= 1 && e.gameNumber() == games + 1, e);
          continue;
        }
        Check.same(game, PgnReader.parse(PgnWriter.text(game)), text);
        Check.same(game, game.copy(), text);
      }
    }
  }
}
