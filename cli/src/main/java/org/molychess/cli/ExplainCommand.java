package org.molychess.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code moly explain}: what a move does, or why it is illegal. */
final class ExplainCommand implements Runnable {
  private final Console console;
  private final PositionOptions options = new PositionOptions();
  private final OptionSpec move =
      Models.text("--move", "M", "The move, such as e2e4 or Nf3; it need not be legal.")
          .required(true)
          .build();

  ExplainCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    CommandSpec model =
        Models.command(
            "explain",
            this,
            "Tell in words what a move does, step by step, or why it is illegal.",
            "",
            "Example:",
            "  moly explain --rules circe --fen '7k/8/4K3/3pP3/8/8/8/8 w - d6 0 1' --move exd6");
    options.addTo(model);
    return model.addOption(move);
  }

  @Override
  public void run() {
    options
        .position(console)
        .explain(options.language().toEnglish(move.getValue()))
        .toString()
        .lines()
        .forEach(console.out()::println);
  }
}
