package org.molychess.cli;

import org.molychess.Rules;
import picocli.CommandLine.Option;

/** The option {@code --rules}. */
final class RulesOption {
  @Option(
      names = "--rules",
      paramLabel = "R",
      defaultValue = Rules.ORTHODOX,
      description =
          "The conditions, joined by '+', each perhaps with options after a colon:"
              + " circe+promotion-circe:enlarged,black. 'moly rules' lists them. Default: orthodox.")
  private String text;

  /** Returns the rules that are asked for. */
  Rules rules() {
    return Rules.parse(text);
  }
}
