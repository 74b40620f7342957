package org.molychess.fuzz;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.molychess.Game;
import org.molychess.pgn.PgnException;
import org.molychess.pgn.PgnFinding;
import org.molychess.pgn.PgnHeader;
import org.molychess.pgn.PgnOptions;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnReading;
import org.molychess.pgn.PgnScope;
import org.molychess.pgn.PgnVisitor;
import org.molychess.pgn.PgnWriter;

/** Games in PGN. */
public final class PgnTarget {
  private static final PgnOptions ARCHIVE = PgnOptions.usual().archive();

  private PgnTarget() {}

  /** Reads games; those that are read can be written and read again. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    byte[] rest = new Input(bytes).rest();
    String text = new Input(bytes).text();
    List<PgnReading> readings = read(text);
    refusesWhatIsLost(text, readings);
    passesOver(text, readings.size());
    tellsWhatTreesHave(text, readings);
    // Bytes that are no text are read as well.
    try (PgnReader reader = new PgnReader(new ByteArrayInputStream(rest), ARCHIVE)) {
      Check.that(reader.readings().count() <= rest.length, "more games than bytes");
    }
  }

  private static List<PgnReading> read(String text) {
    List<PgnReading> readings = new ArrayList<>();
    try (PgnReader reader = new PgnReader(new StringReader(text), ARCHIVE)) {
      while (reader.hasNext()) {
        Check.that(readings.size() <= text.length(), "more games than characters");
        PgnReading reading = reader.read();
        readings.add(reading);
        Check.same(readings.size(), reading.number(), text);
        for (PgnFinding finding : reading.findings()) {
          Check.that(finding.line() >= 1 && finding.column() >= 1, finding);
          Check.that(!finding.reason().isBlank(), finding);
        }
        Check.that(reading.game().isPresent() || !reading.isWhole(), "a game is lost silently");
        if (reading.game().isPresent()) {
          Game game = reading.game().get();
          Check.same(game, PgnReader.parse(PgnWriter.text(game), ARCHIVE), text);
          Check.same(game, game.copy(), text);
        }
      }
    }
    return readings;
  }

  /** The usual reading throws where an archive reports a loss, and gives the same game. */
  private static void refusesWhatIsLost(String text, List<PgnReading> readings) {
    try (PgnReader reader = new PgnReader(new StringReader(text))) {
      for (PgnReading reading : readings) {
        try {
          Game game = reader.next();
          Check.that(reading.isWhole(), "nobody was told of", reading.findings());
          Check.same(reading.game().orElseThrow(), game, text);
        } catch (PgnException e) {
          Check.message(e);
          Check.same(reading.number(), e.gameNumber(), text);
          Check.same(reading.tags(), e.tags(), text);
          Check.that(!e.findings().isEmpty(), "no finding in", e);
        }
      }
      Check.that(!reader.hasNext(), "another game");
    }
  }

  /** What a visitor is told, written down, makes the same games. */
  private static void tellsWhatTreesHave(String text, List<PgnReading> readings) {
    StringBuilder copy = new StringBuilder();
    try (PgnReader reader = new PgnReader(new StringReader(text), ARCHIVE)) {
      reader.visitAll(new PgnWriter(copy).visitor());
    }
    try (PgnReader reader = new PgnReader(new StringReader(copy.toString()), ARCHIVE)) {
      for (PgnReading reading : readings) {
        if (reading.game().isPresent()) {
          Game game = reader.next();
          Game original = reading.game().get();
          if (original.resultText().equals("*") == game.resultText().equals("*")) {
            Check.same(original, game, text);
          }
        }
      }
      Check.that(!reader.hasNext(), "another game");
    }
  }

  /** However much is wanted of games, there are as many. */
  private static void passesOver(String text, int games) {
    for (PgnScope scope : PgnScope.values()) {
      PgnVisitor visitor =
          new PgnVisitor() {
            @Override
            public PgnScope begin(PgnHeader header) {
              return scope;
            }
          };
      int told = 0;
      try (PgnReader reader =
          new PgnReader(new StringReader(text), PgnOptions.usual().unchecked())) {
        while (reader.visit(visitor)) {
          told++;
        }
      }
      Check.same(games, told, scope, text);
    }
  }
}
