package org.molychess.cli;

import org.jspecify.annotations.Nullable;
import org.molychess.Position;
import org.molychess.Rules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that name a position. */
final class PositionOptions {
  @Mixin private RulesOption rules;

  @Option(
      names = "--fen",
      paramLabel = "F",
      description = "The position, in one argument. Default: the start position.")
  private @Nullable String fen;

  @Mixin private ReadingOptions reading;

  Rules rules() {
    return rules.rules();
  }

  boolean hasFen() {
    return fen != null;
  }

  ReadingOptions reading() {
    return reading;
  }

  /** Returns the position that is asked for. */
  Position position(Console console) {
    Rules rules = rules();
    return fen == null ? rules.initialPosition() : reading.read(rules, fen, "", console);
  }
}
