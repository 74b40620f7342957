package org.molychess.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** The model of the whole program; run without a command, it prints its usage. */
final class Commands implements Runnable {
  private final CommandSpec model;

  Commands(Console console, String... arguments) {
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
            "130 interrupted.");
    commands(console, arguments)
        .forEach((name, command) -> model.addSubcommand(name, command.get()));
    model.usageMessage().synopsisSubcommandLabel("COMMAND");
  }

  /**
   * Returns the models of the commands; that of the command that is named first alone, where it
   * needs no others, as picocli prepares each of them at a cost.
   */
  private static Map<String, Supplier<CommandSpec>> commands(Console console, String... arguments) {
    Map<String, Supplier<CommandSpec>> commands = new LinkedHashMap<>();
    commands.put("rules", () -> new RulesCommand(console).model());
    commands.put("moves", () -> new MovesCommand(console).model());
    commands.put("perft", () -> new PerftCommand(console).model());
    commands.put("suite", () -> new SuiteCommand(console).model());
    commands.put("show", () -> new ShowCommand(console).model());
    commands.put("explain", () -> new ExplainCommand(console).model());
    commands.put("solve", () -> new SolveCommand(console).model());
    if (arguments.length > 0 && commands.containsKey(arguments[0])) {
      commands.keySet().retainAll(Set.of(arguments[0]));
      return commands;
    }
    commands.put("completion", () -> new CompletionCommand(console).model());
    commands.put("manual", () -> new ManualCommand(console).model());
    return commands;
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
