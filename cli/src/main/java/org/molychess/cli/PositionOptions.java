package org.molychess.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.molychess.MoveLanguage;
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

  private final OptionSpec language =
      Models.text(
              "--language",
              "L",
              "Read moves with the letters of a language: 'german' or 'de'. Default: english.")
          .build();

  void addTo(CommandSpec command) {
    rules.addTo(command);
    reading.addTo(command);
    command.addOption(fen).addOption(moves).addOption(language);
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

  /** Returns the language in which moves are read. */
  MoveLanguage language() {
    @Nullable String name = language.getValue();
    return name == null
        ? MoveLanguage.ENGLISH
        : MoveLanguage.find(name)
            .orElseThrow(
                () ->
                    new InputException(
                        "--language: '"
                            + name
                            + "' is not a known language; the languages are "
                            + Arrays.stream(MoveLanguage.values())
                                .map(known -> known.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", "))));
  }

  /** Returns the position that is asked for. */
  Position position(Console console) {
    Rules rules = rules();
    @Nullable String text = fen.getValue();
    @Nullable String line = moves.getValue();
    Position start =
        text == null ? rules.initialPosition() : reading.read(rules, text, "", console);
    return line == null ? start : PlayedLine.play(start, line, language(), "--moves");
  }
}
