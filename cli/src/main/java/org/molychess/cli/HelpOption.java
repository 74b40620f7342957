package org.molychess.cli;

import picocli.CommandLine.Option;

/** The option {@code --help} of every command. */
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help and exit.")
  private boolean help;
}
