package org.molychess.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** {@code moly manual}: the page of the manual about the program or about a command. */
final class ManualCommand implements Runnable {
  private final Console console;
  private final CommandSpec model;
  private final PositionalParamSpec about =
      PositionalParamSpec.builder()
          .paramLabel("COMMAND")
          .type(String.class)
          .arity("0..1")
          .description("The command that the page is about. Default: the program.")
          .build();

  ManualCommand(Console console) {
    this.console = console;
    model =
        Models.command(
                "manual",
                this,
                "Print a page of the manual, for man.",
                "",
                "Examples:",
                "  moly manual perft | man -l -",
                "  moly manual > ~/.local/share/man/man1/moly.1")
            .addPositional(about);
  }

  CommandSpec model() {
    return model;
  }

  @Override
  public void run() {
    CommandSpec program = model.root();
    @Nullable String name = about.getValue();
    @Nullable CommandLine command =
        name == null ? program.commandLine() : program.subcommands().get(name);
    if (command == null) {
      throw new ParameterException(
          model.commandLine(),
          "'"
              + name
              + "' is no command; there are "
              + String.join(", ", program.subcommands().keySet()));
    }
    ManualPage.of(command).forEach(console.out()::println);
  }
}
