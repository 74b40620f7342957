package org.molychess.cli;

import java.io.PrintWriter;
import java.io.Writer;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** The model of the whole program; run without a command, it prints its usage. */
final class Program implements Runnable {
  private final CommandSpec model;

  Program(Console console) {
    model =
        Models.command(
                "moly",
                this,
                "Chess with fairy conditions: moves, perft, suites, boards, explanations, problems.",
                "",
                "Examples:",
                "  moly rules",
                "  moly moves --rules circe --fen '4k3/8/8/8/8/8/3n4/4K3 w - - 0 1'",
                "  moly perft --rules circe+progressive --depth 5",
                "",
                "Exit status: 0 done; 1 a count of a suite or a stated solution is wrong; 2 bad input;",
                "130 interrupted.")
            .addSubcommand("rules", new RulesCommand(console).model())
            .addSubcommand("moves", new MovesCommand(console).model())
            .addSubcommand("perft", new PerftCommand(console).model())
            .addSubcommand("suite", new SuiteCommand(console).model())
            .addSubcommand("show", new ShowCommand(console).model())
            .addSubcommand("explain", new ExplainCommand(console).model())
            .addSubcommand("solve", new SolveCommand(console).model())
            .addSubcommand("completion", new CompletionCommand(console).model())
            .addSubcommand("manual", new ManualCommand(console).model());
    model.usageMessage().synopsisSubcommandLabel("COMMAND");
  }

  /** Returns what parses the arguments and runs a command; help is written to {@code help}. */
  CommandLine commandLine(Console console, Complaints complaints, Writer help) {
    return new CommandLine(model)
        .setOut(new PrintWriter(help, true))
        .setErr(console.err())
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(console.isColoured() ? Ansi.ON : Ansi.OFF))
        .setUsageHelpWidth(100)
        .setExpandAtFiles(false)
        .setParameterExceptionHandler((e, given) -> complaints.about(e))
        .setExecutionExceptionHandler((e, command, parsed) -> complaints.about(e));
  }

  @Override
  public void run() {
    model.commandLine().usage(model.commandLine().getOut());
  }
}
