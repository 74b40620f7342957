package org.molychess.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Model.CommandSpec;

/** {@code moly completion}: a script by which a shell completes what is typed. */
final class CompletionCommand implements Runnable {
  private final Console console;
  private final CommandSpec model;

  CompletionCommand(Console console) {
    this.console = console;
    model =
        Models.command(
            "completion",
            this,
            "Print a script that completes commands and options in bash and zsh.",
            "",
            "Examples, for this shell and for all that are started from now on:",
            "  source <(moly completion)",
            "  moly completion > ~/.local/share/bash-completion/completions/moly");
  }

  CommandSpec model() {
    return model;
  }

  @Override
  public void run() {
    console.out().print(AutoComplete.bash("moly", model.root().commandLine()));
  }
}
