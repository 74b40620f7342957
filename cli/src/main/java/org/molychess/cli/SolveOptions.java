package org.molychess.cli;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.molychess.solver.Options;
import org.molychess.solver.Options.Flag;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What is asked of a problem besides its stipulation. */
final class SolveOptions {
  /** The first and the last of some numbers. */
  record Span(int first, int last) {}

  private final Map<Flag, OptionSpec> flags = new EnumMap<>(Flag.class);
  private final OptionSpec tries =
      count("--tries", "N", "Show first moves with at most N refutations as tries.");
  private final OptionSpec maxSolutions =
      count("--max-solutions", "N", "Stop after N keys or lines.");
  private final OptionSpec maxTime = count("--max-time", "SECONDS", "Stop after so many seconds.");
  private final OptionSpec maxFlights =
      count(
          "--max-flights",
          "N",
          "In direct play, leave the king at most N flights before the last move.");
  private final OptionSpec maxThreat =
      count("--max-threat", "N", "In direct play, check or threaten the goal in at most N moves.");
  private final OptionSpec firstMoves =
      Models.number(
              "--first-moves",
              "A-B",
              Span.class,
              new Range(),
              "Try only the first moves from number A to B, in the order of their texts.")
          .build();

  SolveOptions() {
    flag(Flag.SET_PLAY, "--set-play", "Show the play if the other side began.");
    flag(Flag.VARIATIONS, "--variations", "Show what follows the keys.");
    flag(Flag.NO_THREATS, "--no-threats", "Show variations without threats.");
    flag(Flag.NO_SHORT_VARIATIONS, "--no-short-variations", "Leave out what ends early.");
    flag(Flag.POST_KEY_PLAY, "--post-key", "The diagram is the position after the key.");
    flag(Flag.DUPLEX, "--duplex", "Solve it with the sides exchanged as well.");
    flag(Flag.HALF_DUPLEX, "--half-duplex", "Solve it with the sides exchanged only.");
    flag(
        Flag.QUODLIBET,
        "--quodlibet",
        "In self and reflex play, the attacker's own goal solves too.");
    flag(
        Flag.STOP_ON_SHORT_SOLUTIONS,
        "--stop-on-short",
        "Do not search longer where there are shorter solutions.");
  }

  private static OptionSpec count(String name, String label, String description) {
    return Models.number(name, label, Integer.class, new Count(), description).build();
  }

  private void flag(Flag flag, String name, String description) {
    flags.put(flag, Models.flag(name, description));
  }

  void addTo(CommandSpec command) {
    flags.values().forEach(command::addOption);
    for (OptionSpec option :
        List.of(tries, maxSolutions, maxTime, maxFlights, maxThreat, firstMoves)) {
      command.addOption(option);
    }
  }

  /** Returns the options of a problem with these added. */
  Options addTo(Options options) {
    Options.Editor editor = options.edit();
    flags.forEach(
        (flag, option) -> {
          if (Models.isGiven(option)) {
            editor.with(flag);
          }
        });
    @Nullable Integer most = tries.getValue();
    if (most != null) {
      editor.tries(most);
    }
    @Nullable Integer solutions = maxSolutions.getValue();
    if (solutions != null) {
      editor.maxSolutions(solutions);
    }
    @Nullable Integer seconds = maxTime.getValue();
    if (seconds != null) {
      editor.maxTime(Duration.ofSeconds(seconds));
    }
    @Nullable Integer flights = maxFlights.getValue();
    if (flights != null) {
      editor.maxFlights(flights);
    }
    @Nullable Integer threat = maxThreat.getValue();
    if (threat != null) {
      editor.maxThreat(threat);
    }
    @Nullable Span range = firstMoves.getValue();
    if (range != null) {
      editor.firstMoves(range.first(), range.last());
    }
    return editor.build();
  }

  /** Reads a number from 0 on. */
  static final class Count implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return (int) WholeNumber.parse(text, 0, Integer.MAX_VALUE);
    }
  }

  /** Reads two numbers with a dash between them, or one for both. */
  static final class Range implements ITypeConverter<Span> {
    @Override
    public Span convert(String text) {
      int dash = text.indexOf('-');
      String from = dash < 0 ? text : text.substring(0, dash);
      String to = dash < 0 ? text : text.substring(dash + 1);
      return new Span(
          (int) WholeNumber.parse(from, 1, Integer.MAX_VALUE),
          (int) WholeNumber.parse(to, 1, Integer.MAX_VALUE));
    }
  }
}
