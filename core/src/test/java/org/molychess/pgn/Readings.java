package org.molychess.pgn;

import java.io.StringReader;
import java.util.List;
import java.util.stream.Collectors;
import org.molychess.Game;
import org.molychess.GameNode;

/** Reads texts for tests, and says of games what tests compare. */
final class Readings {
  private Readings() {}

  /** Reads all that can be read. */
  static List<PgnReading> of(String pgn) {
    return of(pgn, PgnOptions.usual());
  }

  static List<PgnReading> of(String pgn, PgnOptions options) {
    try (PgnReader reader = new PgnReader(new StringReader(pgn), options)) {
      return reader.readings().toList();
    }
  }

  /** Reads what must be one game. */
  static PgnReading one(String pgn) {
    return one(pgn, PgnOptions.usual());
  }

  static PgnReading one(String pgn, PgnOptions options) {
    List<PgnReading> all = of(pgn, options);
    if (all.size() != 1) {
      throw new AssertionError(all.size() + " games: " + all);
    }
    return all.get(0);
  }

  /** Returns the moves of the main line with blanks between. */
  static String moves(PgnReading reading) {
    return reading.game().map(Readings::moves).orElse("no game");
  }

  static String moves(Game game) {
    return game.mainLine().stream().map(GameNode::san).collect(Collectors.joining(" "));
  }

  /** Returns a line a game: whether it is whole, a tag, the moves and the result. */
  static List<String> summary(String pgn, String tag) {
    return of(pgn).stream()
        .map(
            reading ->
                (reading.isWhole() ? "" : "broken ")
                    + reading.tags().getOrDefault(tag, "-")
                    + ": "
                    + moves(reading)
                    + " "
                    + reading.game().map(Game::resultText).orElse(""))
        .toList();
  }
}
