package org.molychess.cli;

import org.jspecify.annotations.Nullable;
import org.molychess.Position;
import org.molychess.Rules;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that name a position. */
final class PositionOptions {
  private final RulesOption rules = new RulesOption();
  private final ReadingOptions reading = new ReadingOptions();
  private final OptionSpec fen =
      Models.text("--fen", "F", "The position, in one argument. Default: the start position.")
          .build();
  private final OptionSpec moves =
      Models.text(
              "--moves",
              "M",
              "The moves to play from there first, in one argument: 'e4 d5 exd5'. Their numbers may"
                  + " stay.")
          .build();

  void addTo(CommandSpec command) {
    rules.addTo(command);
    reading.addTo(command);
    command.addOption(fen).addOption(moves);
  }

  Rules rules() {
    return rules.rules();
  }

  /** Returns whether a position is named, and not only rules. */
  boolean nameAPosition() {
    return fen.getValue() != null || moves.getValue() != null;
  }

  ReadingOptions reading() {
    return reading;
  }

  /** Returns the position that is asked for. */
  Position position(Console console) {
    Rules rules = rules();
    @Nullable String text = fen.getValue();
    @Nullable String line = moves.getValue();
    Position start =
        text == null ? rules.initialPosition() : reading.read(rules, text, "", console);
    return line == null ? start : PlayedLine.play(start, line, "--moves");
  }
}
