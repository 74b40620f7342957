package org.molychess.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code moly} program. */
@Command(
    name = "moly",
    description =
        "Chess with fairy conditions: legal moves, perft, suites, boards, explanations, problems.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    footer = {
      "",
      "Examples:",
      "  moly rules",
      "  moly moves --rules circe --fen '4k3/8/8/8/8/8/3n4/4K3 w - - 0 1'",
      "  moly perft --rules circe+progressive --depth 5",
      "",
      "Exit status: 0 done; 1 a count of a suite or a stated solution is wrong; 2 bad input;"
          + " 130 interrupted."
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs the command and exits with its status. */
  public static void main(String[] arguments) {
    System.exit(run(Console.system(), arguments));
  }

  /** Runs the command, writes all there is to write, and returns the exit status. */
  static int run(Console console, String... arguments) {
    Complaints complaints = new Complaints(console);
    try {
      // Kept back, as picocli would report a failure to print its help in its own way.
      StringWriter help = new StringWriter();
      int status = commandLine(console, complaints, help).execute(arguments);
      console.out().print(help);
      console.out().flush();
      return status;
    } catch (OutputException | Error e) {
      return complaints.about(e);
    }
  }

  private static CommandLine commandLine(Console console, Complaints complaints, Writer help) {
    return new CommandLine(new Main())
        .addSubcommand(new RulesCommand(console))
        .addSubcommand(new MovesCommand(console))
        .addSubcommand(new PerftCommand(console))
        .addSubcommand(new SuiteCommand(console))
        .addSubcommand(new ShowCommand(console))
        .addSubcommand(new ExplainCommand(console))
        .addSubcommand(new SolveCommand(console))
        .setOut(new PrintWriter(help, true))
        .setErr(console.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setUsageHelpWidth(100)
        .setExpandAtFiles(false)
        .setParameterExceptionHandler((e, given) -> complaints.about(e))
        .setExecutionExceptionHandler((e, command, parsed) -> complaints.about(e));
  }

  /** Prints the usage, as no subcommand is named. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** Reads the version from the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"moly " + (version == null ? "(unpackaged)" : version)};
    }
  }
}
