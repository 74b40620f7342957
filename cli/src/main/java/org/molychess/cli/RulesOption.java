package org.molychess.cli;

import org.molychess.Rules;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The option {@code --rules}. */
final class RulesOption {
  private final OptionSpec rules =
      Models.text(
              "--rules",
              "R",
              "The conditions, joined by '+', each perhaps with options after a colon:"
                  + " circe+promotion-circe:enlarged,black. 'moly rules' lists them."
                  + " Default: orthodox.")
          .defaultValue(Rules.ORTHODOX)
          .build();

  void addTo(CommandSpec command) {
    command.addOption(rules);
  }

  /** Returns the rules that are asked for. */
  Rules rules() {
    return Rules.parse(rules.getValue());
  }
}
