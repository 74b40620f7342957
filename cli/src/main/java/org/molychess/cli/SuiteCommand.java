package org.molychess.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code moly suite}: checks the counts of a file of positions. */
final class SuiteCommand implements Callable<Integer> {
  private final Console console;
  private final Map<String, Rules> known = new HashMap<>();

  private final PositionalParamSpec file =
      PositionalParamSpec.builder()
          .paramLabel("FILE")
          .type(String.class)
          .required(true)
          .description("The file; '-' is standard input.")
          .build();
  private final RulesOption rules = new RulesOption();
  private final OptionSpec maxNodes =
      OptionSpec.builder("--max-nodes")
          .paramLabel("N")
          .type(long.class)
          .converters(new Nodes())
          .initialValue(Long.MAX_VALUE)
          .description("Skip expected counts above N. Default: skip none.")
          .build();
  private final ReadingOptions reading = new ReadingOptions();

  private int positions;
  private int checked;
  private int wrong;
  private int skipped;
  private int unreadable;

  SuiteCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    CommandSpec model =
        Models.command(
            "suite",
            this,
            "Check expected counts: lines 'FEN ;D1 20 ;D2 400', perhaps with ';rules R'.",
            "",
            "Lines that are blank or begin with '#' are skipped. Exit status: 1 if a count is wrong,",
            "2 if a line cannot be read.",
            "",
            "Examples:",
            "  moly suite perft.epd --max-nodes 5000000",
            "  moly suite circe.epd --rules circe");
    rules.addTo(model);
    reading.addTo(model);
    return model.addPositional(file).addOption(maxNodes);
  }

  @Override
  public Integer call() {
    Rules usual = rules.rules();
    try (Lines lines = Lines.of(file.getValue(), console)) {
      for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
        if (!line.isSkipped()) {
          check(line.text().strip(), line.number(), usual);
        }
      }
    }
    summarize();
    return unreadable > 0 ? Status.BAD_INPUT : wrong > 0 ? Status.MISMATCH : Status.OK;
  }

  private void check(String text, int number, Rules usual) {
    SuiteLine line;
    Position position;
    String where = "line " + number + ": ";
    try {
      line = SuiteLine.parse(text);
      String named = line.rules();
      Rules rules = named == null ? usual : known.computeIfAbsent(named, Rules::parse);
      position = reading.read(rules, line.fen(), where, console);
    } catch (RuntimeException e) {
      if (!Complaints.isBadInput(e)) {
        throw e;
      }
      unreadable++;
      console.complain(where + e.getMessage());
      return;
    }
    positions++;
    for (SuiteLine.Count expected : line.counts()) {
      check(position, expected, where);
    }
  }

  private void check(Position position, SuiteLine.Count expected, String where) {
    if (expected.nodes() > maxNodes.<Long>getValue()) {
      skipped++;
      return;
    }
    checked++;
    long counted = count(position, expected.depth(), where);
    if (counted != expected.nodes()) {
      wrong++;
      console.out().println(where + mismatch(position, expected, counted));
      console.out().flush();
    }
  }

  private long count(Position position, int depth, String where) {
    Perft perft = Perft.of(position);
    return ProgressLine.during(
        () -> perft.count(depth),
        perft::cancel,
        () -> PerftText.progress(where + "depth " + depth, perft.progress()),
        console);
  }

  private static String mismatch(Position position, SuiteLine.Count expected, long counted) {
    return "depth "
        + expected.depth()
        + ": expected "
        + expected.nodes()
        + ", counted "
        + counted
        + " ("
        + position
        + ")";
  }

  private void summarize() {
    console
        .out()
        .println(
            String.format(
                "positions: %d, counts checked: %d, wrong: %d, skipped: %d, unreadable lines: %d",
                positions, checked, wrong, skipped, unreadable));
  }

  /** Reads a number of nodes. */
  static final class Nodes implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return WholeNumber.parse(text, 0, Long.MAX_VALUE);
    }
  }
}
