package org.molychess.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The parts of the model that picocli parses by. They are built by hand, as picocli takes longer to
 * read annotations than most commands take to run.
 */
final class Models {
  private Models() {}

  /**
   * Returns the model of a command, with {@code --help} and {@code --version}.
   *
   * @param action runs when the command is named: a {@code Runnable}, or a {@code Callable} that
   *     returns the exit status
   * @param description one sentence
   * @param footer the lines below the options
   */
  static CommandSpec command(String name, Object action, String description, String... footer) {
    CommandSpec command =
        CommandSpec.wrapWithoutInspection(action)
            .name(name)
            .versionProvider(new Version())
            .addOption(
                OptionSpec.builder("-h", "--help")
                    .usageHelp(true)
                    .description("Show this help message and exit.")
                    .build())
            .addOption(
                OptionSpec.builder("-V", "--version")
                    .versionHelp(true)
                    .description("Print version information and exit.")
                    .build());
    command.usageMessage().description(description).footer(footer);
    return command;
  }

  /** Returns an option that takes a text; it is null where it is not given. */
  static OptionSpec.Builder text(String name, String label, String description) {
    return OptionSpec.builder(name).paramLabel(label).type(String.class).description(description);
  }

  /** Returns an option that takes a number, or another value that a converter reads. */
  static OptionSpec.Builder number(
      String name, String label, Class<?> type, ITypeConverter<?> reader, String description) {
    return OptionSpec.builder(name)
        .paramLabel(label)
        .type(type)
        .converters(reader)
        .description(description);
  }

  /** Returns an option that is given or not. */
  static OptionSpec flag(String name, String description) {
    return OptionSpec.builder(name).type(boolean.class).arity("0").description(description).build();
  }

  /** Returns whether a flag is given. Those of a group that is not used have no value at all. */
  static boolean isGiven(OptionSpec flag) {
    return Boolean.TRUE.equals(flag.getValue());
  }
}
