package org.molychess.fuzz;

import java.util.List;
import java.util.Set;
import org.molychess.cli.Program;

/** The arguments of the program. */
public final class ArgumentsTarget {
  private static final List<String> COMMANDS =
      List.of("rules", "moves", "show", "explain", "perft");

  /** Options that read and write files, which is not for made-up names. */
  private static final List<String> FILES =
      List.of("--input", "--svg", "--latex", "--checkpoint", "--depth", "--hash");

  private ArgumentsTarget() {}

  /** Runs a command with arguments, one a line; only input can be to blame. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    String command = COMMANDS.get(input.choose(COMMANDS.size()));
    String[] given = input.text().split("\n", -1);
    String[] arguments = new String[given.length + 1];
    arguments[0] = command;
    for (int i = 0; i < given.length; i++) {
      String argument = given[i];
      if (FILES.stream().anyMatch(option -> argument.startsWith(option.substring(0, 3)))) {
        return;
      }
      arguments[i + 1] = argument;
    }
    List<Object> run = Program.run(new byte[0], arguments);
    Check.that(Set.of(0, 2).contains(run.get(0)), run);
    Check.that(run.get(0).equals(0) || run.get(2).toString().startsWith("moly: "), run);
  }
}
