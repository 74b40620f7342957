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

  void addTo(CommandSpec command) {
    rules.addTo(command);
    reading.addTo(command);
    command.addOption(fen);
  }

  Rules rules() {
    return rules.rules();
  }

  boolean hasFen() {
    return fen.getValue() != null;
  }

  ReadingOptions reading() {
    return reading;
  }

  /** Returns the position that is asked for. */
  Position position(Console console) {
    Rules rules = rules();
    @Nullable String text = fen.getValue();
    return text == null ? rules.initialPosition() : reading.read(rules, text, "", console);
  }
}
