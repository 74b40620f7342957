package org.molychess.cli;

import java.util.List;
import org.molychess.RuleInfo;
import org.molychess.Rules;
import picocli.CommandLine.Command;

/** {@code moly rules}: a line for each condition. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "List the conditions, each with its options after a colon and a summary.",
    footer = {"", "Without a condition, chess is 'orthodox'."})
final class RulesCommand implements Runnable {
  private final Console console;

  RulesCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    List<RuleInfo> infos = Rules.available();
    int width = infos.stream().mapToInt(info -> name(info).length()).max().orElse(0);
    for (RuleInfo info : infos) {
      String name = name(info);
      String line = name + " ".repeat(width - name.length() + 2) + summary(info);
      console.out().println(Lines.onOneLine(line.stripTrailing()));
    }
    Rules.failures().forEach(failure -> console.complain("not loaded: " + failure.description()));
  }

  private static String name(RuleInfo info) {
    return info.options().isEmpty()
        ? info.id()
        : info.id() + ":" + String.join(",", info.options());
  }

  private static String summary(RuleInfo info) {
    return info.includes().isEmpty()
        ? info.summary()
        : info.summary() + " (includes " + String.join(", ", info.includes()) + ")";
  }
}
