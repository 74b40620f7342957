package org.molychess.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.solver.Options;
import org.molychess.solver.Options.Flag;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** What is asked of a problem besides its stipulation. */
final class SolveOptions {
  @Option(names = "--set-play", description = "Show the play if the other side began.")
  private boolean setPlay;

  @Option(
      names = "--tries",
      paramLabel = "N",
      converter = Count.class,
      description = "Show first moves with at most N refutations as tries.")
  private int tries;

  @Option(names = "--variations", description = "Show what follows the keys.")
  private boolean variations;

  @Option(names = "--no-threats", description = "Show variations without threats.")
  private boolean noThreats;

  @Option(names = "--no-short-variations", description = "Leave out variations that end early.")
  private boolean noShortVariations;

  @Option(names = "--post-key", description = "The diagram is the position after the key.")
  private boolean postKey;

  @Option(names = "--duplex", description = "Solve it with the sides exchanged as well.")
  private boolean duplex;

  @Option(names = "--half-duplex", description = "Solve it with the sides exchanged only.")
  private boolean halfDuplex;

  @Option(
      names = "--quodlibet",
      description = "In self and reflex play, the attacker's own goal solves too.")
  private boolean quodlibet;

  @Option(
      names = "--stop-on-short",
      description = "Do not search longer where there are shorter solutions.")
  private boolean stopOnShort;

  @Option(
      names = "--intelligent",
      description = "In helpmates, leave out positions from which no mate is in reach.")
  private boolean intelligent;

  @Option(
      names = "--max-solutions",
      paramLabel = "N",
      converter = Count.class,
      description = "Stop after N keys or lines.")
  private int maxSolutions;

  @Option(
      names = "--max-time",
      paramLabel = "SECONDS",
      converter = Count.class,
      description = "Stop after so many seconds.")
  private int maxTime;

  @Option(
      names = "--max-flights",
      paramLabel = "N",
      converter = Count.class,
      description = "In direct play, leave the king at most N flights before the last move.")
  private @Nullable Integer maxFlights;

  @Option(
      names = "--max-threat",
      paramLabel = "N",
      converter = Count.class,
      description = "In direct play, check or threaten the goal in at most N moves.")
  private @Nullable Integer maxThreat;

  @Option(
      names = "--first-moves",
      paramLabel = "A-B",
      converter = Range.class,
      description = "Try only the first moves from number A to B, in the order of their texts.")
  private int @Nullable [] firstMoves;

  /** Returns the options of a problem with these added. */
  Options addTo(Options options) {
    Options.Editor editor = options.edit();
    for (Flag flag : flags()) {
      editor.with(flag);
    }
    if (tries > 0) {
      editor.tries(tries);
    }
    if (maxSolutions > 0) {
      editor.maxSolutions(maxSolutions);
    }
    if (maxTime > 0) {
      editor.maxTime(Duration.ofSeconds(maxTime));
    }
    if (maxFlights != null) {
      editor.maxFlights(maxFlights);
    }
    if (maxThreat != null) {
      editor.maxThreat(maxThreat);
    }
    if (firstMoves != null) {
      editor.firstMoves(firstMoves[0], firstMoves[1]);
    }
    return editor.build();
  }

  private List<Flag> flags() {
    List<Flag> flags = new ArrayList<>();
    add(flags, setPlay, Flag.SET_PLAY);
    add(flags, variations, Flag.VARIATIONS);
    add(flags, noThreats, Flag.NO_THREATS);
    add(flags, noShortVariations, Flag.NO_SHORT_VARIATIONS);
    add(flags, postKey, Flag.POST_KEY_PLAY);
    add(flags, duplex, Flag.DUPLEX);
    add(flags, halfDuplex, Flag.HALF_DUPLEX);
    add(flags, quodlibet, Flag.QUODLIBET);
    add(flags, stopOnShort, Flag.STOP_ON_SHORT_SOLUTIONS);
    add(flags, intelligent, Flag.INTELLIGENT);
    return flags;
  }

  private static void add(List<Flag> flags, boolean asked, Flag flag) {
    if (asked) {
      flags.add(flag);
    }
  }

  /** Reads a number from 0 on. */
  static final class Count implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return (int) WholeNumber.parse(text, 0, Integer.MAX_VALUE);
    }
  }

  /** Reads two numbers with a dash between them, or one for both. */
  static final class Range implements ITypeConverter<int[]> {
    @Override
    public int[] convert(String text) {
      int dash = text.indexOf('-');
      String from = dash < 0 ? text : text.substring(0, dash);
      String to = dash < 0 ? text : text.substring(dash + 1);
      return new int[] {
        (int) WholeNumber.parse(from, 1, Integer.MAX_VALUE),
        (int) WholeNumber.parse(to, 1, Integer.MAX_VALUE)
      };
    }
  }
}
