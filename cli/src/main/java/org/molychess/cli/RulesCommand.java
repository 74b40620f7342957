package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.molychess.RuleInfo;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import picocli.CommandLine.Model.CommandSpec;

/** {@code moly rules}: a line for each condition and each option, and what excludes what. */
final class RulesCommand implements Runnable {
  /** A line: what is written after {@code --rules}, and what it means. */
  private record Entry(String name, String meaning) {}

  private final Console console;

  RulesCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    return Models.command(
        "rules", this, "List the conditions, their options, and which exclude each other.");
  }

  @Override
  public void run() {
    List<RuleInfo> infos = Rules.available();
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry(Rules.ORTHODOX, "chess without conditions; stands alone, and need not be said"));
    for (RuleInfo info : infos) {
      entries.add(new Entry(info.id(), summary(info)));
      for (Map.Entry<String, String> option : info.options().entrySet()) {
        entries.add(
            new Entry(
                "  :" + option.getKey(), option.getValue() + others(info, option.getKey(), infos)));
      }
    }
    int width = entries.stream().mapToInt(entry -> entry.name.length()).max().orElse(0);
    for (Entry entry : entries) {
      String gap = " ".repeat(width - entry.name.length() + 2);
      console.printBold(Lines.onOneLine(entry.name));
      print((gap + entry.meaning).stripTrailing());
    }
    List<String> exclusions = exclusions(infos);
    if (!exclusions.isEmpty()) {
      print("");
      print("Not together:");
      exclusions.forEach(this::print);
    }
    Rules.failures().forEach(failure -> console.complain("not loaded: " + failure.description()));
  }

  private void print(String line) {
    console.out().println(Lines.onOneLine(line));
  }

  private static String summary(RuleInfo info) {
    return info.includes().isEmpty()
        ? info.summary()
        : info.summary() + " (includes " + String.join(", ", info.includes()) + ")";
  }

  /** Says which other options and which conditions go not with this option. */
  private static String others(RuleInfo info, String option, List<RuleInfo> infos) {
    String name = info.id() + ":" + option;
    List<String> refused = new ArrayList<>();
    for (String other : info.options().keySet()) {
      if (!other.equals(option) && !agree(name + "," + other)) {
        refused.add(":" + other);
      }
    }
    for (RuleInfo other : infos) {
      if (!other.equals(info)
          && agree(info.id() + "+" + other.id())
          && !agree(name + "+" + other.id())) {
        refused.add(other.id());
      }
    }
    return refused.isEmpty() ? "" : " (not with " + String.join(", ", refused) + ")";
  }

  /** Names each condition that refuses later ones of the list, with those. */
  private static List<String> exclusions(List<RuleInfo> infos) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < infos.size(); i++) {
      String id = infos.get(i).id();
      String refused =
          infos.stream()
              .skip(i + 1)
              .filter(other -> !agree(id + "+" + other.id()))
              .map(RuleInfo::id)
              .collect(Collectors.joining(", "));
      if (!refused.isEmpty()) {
        lines.add("  " + id + " with " + refused);
      }
    }
    return lines;
  }

  private static boolean agree(String rules) {
    try {
      Rules.parse(rules);
      return true;
    } catch (RuleLoadException e) {
      return false;
    }
  }
}
