package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import org.molychess.FenReading;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that say how a FEN is read. */
final class ReadingOptions {
  private final OptionSpec problem =
      Models.flag(
          "--problem",
          "Read a FEN as a problem: a side may lack its king; king and rooks at home may castle.");
  private final OptionSpec lenient =
      Models.flag(
          "--lenient",
          "Mend a FEN: fill in missing counters, drop what cannot be used, and say so.");

  void addTo(CommandSpec command) {
    command.addOption(problem).addOption(lenient);
  }

  /**
   * Returns the position of a FEN, and says what was mended on standard error.
   *
   * @param where put before what is said: empty, or such as {@code "line 3: "}
   */
  Position read(Rules rules, String fen, String where, Console console) {
    List<Reading> how = new ArrayList<>();
    if (Models.isGiven(problem)) {
      how.add(Reading.PROBLEM);
    }
    if (Models.isGiven(lenient)) {
      how.add(Reading.LENIENT);
    }
    FenReading reading = rules.read(fen, how.toArray(Reading[]::new));
    reading.repairs().forEach(repair -> console.complain(where + "note: " + repair));
    return reading.position();
  }
}
