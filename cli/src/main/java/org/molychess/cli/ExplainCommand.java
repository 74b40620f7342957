package org.molychess.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moly explain}: what a move does, or why it is illegal. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Tell in words what a move does, step by step, or why it is illegal.",
    footer = {
      "",
      "Example:",
      "  moly explain --rules circe --fen '7k/8/4K3/3pP3/8/8/8/8 w - d6 0 1' --move exd6"
    })
final class ExplainCommand implements Runnable {
  private final Console console;

  @Mixin private PositionOptions options;

  @Option(
      names = "--move",
      paramLabel = "M",
      required = true,
      description = "The move, such as e2e4 or Nf3; it need not be legal.")
  private String move;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    options.position(console).explain(move).toString().lines().forEach(console.out()::println);
  }
}
