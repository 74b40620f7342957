package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Writes the model of a command in the language of manual pages, roff with the macros of man. */
final class ManualPage {
  private final CommandSpec command;
  private final List<String> lines = new ArrayList<>();

  private ManualPage(CommandSpec command) {
    this.command = command;
  }

  /** Returns the lines of the page. */
  static List<String> of(CommandLine command) {
    ManualPage page = new ManualPage(command.getCommandSpec());
    page.write(command.getHelp().synopsis(0).strip());
    return page.lines;
  }

  private void write(String synopsis) {
    String name = command.qualifiedName("-");
    lines.add(".TH \"" + escape(name.toUpperCase(Locale.ROOT)) + "\" 1 \"\" \"" + version() + "\"");
    section("NAME", escape(name + " - " + description(command)));
    section("SYNOPSIS", escape(synopsis.replaceAll("\\s+", " ")));
    section("DESCRIPTION", escape(description(command)));
    section("OPTIONS");
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      entry("\\fI" + escape(parameter.paramLabel()) + "\\fR", parameter);
    }
    for (OptionSpec option : command.options()) {
      String names = "\\fB" + escape(String.join(", ", option.names())) + "\\fR";
      boolean takesValue = option.arity().max() > 0;
      entry(takesValue ? names + "=\\fI" + escape(option.paramLabel()) + "\\fR" : names, option);
    }
    if (!command.subcommands().isEmpty()) {
      section("COMMANDS");
      command
          .subcommands()
          .forEach(
              (subcommand, model) ->
                  entry("\\fB" + escape(subcommand) + "\\fR", description(model.getCommandSpec())));
    }
    section("NOTES", ".nf");
    for (String line : command.usageMessage().footer()) {
      lines.add(escape(line));
    }
    lines.add(".fi");
    if (command.parent() != null) {
      section("SEE ALSO", "\\fB" + escape(command.root().name()) + "\\fR(1)");
    }
  }

  private static String description(CommandSpec command) {
    return String.join(" ", command.usageMessage().description());
  }

  private static String version() {
    return escape(new Version().getVersion()[0]);
  }

  private void section(String heading, String... text) {
    lines.add(".SH \"" + heading + "\"");
    lines.addAll(List.of(text));
  }

  private void entry(String term, ArgSpec argument) {
    entry(term, String.join(" ", argument.description()));
  }

  private void entry(String term, String text) {
    lines.add(".TP");
    lines.add(term);
    lines.add(escape(text));
  }

  /** Keeps a line from being read as a request, and its hyphens and quotes as they are. */
  static String escape(String text) {
    String escaped =
        text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("^", "\\(ha");
    return escaped.startsWith(".") ? "\\&" + escaped : escaped;
  }
}
