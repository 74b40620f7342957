package org.molychess.solver;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What else is asked of a problem: immutable; {@link #edit} starts from it.
 *
 * @param flags what is asked for or not
 * @param tries the most refutations of a first move that is shown as a try; 0 shows none
 * @param maxSolutions after so many keys or lines the search stops; 0 for no limit
 * @param maxTime after that time the search stops; null for no limit
 * @param maxFlights in direct play, moves before the last leave the king at most so many flights;
 *     -1 for no limit
 * @param maxThreat in direct play, moves before the last check or threaten the goal in so many
 *     moves; -1 for no limit
 * @param firstMove the first of the first moves that are tried, from 1, in the order of their texts
 * @param lastMove the last of them
 */
public record Options(
    Set<Flag> flags,
    int tries,
    int maxSolutions,
    @Nullable Duration maxTime,
    int maxFlights,
    int maxThreat,
    int firstMove,
    int lastMove) {
  /** What is asked for or not. */
  public enum Flag {
    /** The play if the other side began. */
    SET_PLAY,
    /** What follows the keys: threats, defences and continuations. */
    VARIATIONS,
    /** Among the variations every defence has its own continuations: there are no threats. */
    NO_THREATS,
    /** No variations that end before the last move. */
    NO_SHORT_VARIATIONS,
    /** The diagram is the position after the key. */
    POST_KEY_PLAY,
    /** Then the same with the sides exchanged. */
    DUPLEX,
    /** Only with the sides exchanged. */
    HALF_DUPLEX,
    /** In self and reflex play the attacker's own goal solves too. */
    QUODLIBET,
    /** No search for longer solutions when there are shorter ones. */
    STOP_ON_SHORT_SOLUTIONS
  }

  private static final Options NONE =
      new Options(Set.of(), 0, 0, null, -1, -1, 1, Integer.MAX_VALUE);

  /** Refuses what contradicts itself. */
  public Options {
    flags = Set.copyOf(flags);
    if (tries < 0 || maxSolutions < 0 || maxFlights < -1 || maxThreat < -1) {
      throw new ProblemException("an option's number is negative; give 0 or more");
    }
    if (maxTime != null && (maxTime.isNegative() || maxTime.isZero())) {
      throw new ProblemException("the longest time is " + maxTime + "; give more than 0");
    }
    if (firstMove < 1 || lastMove < firstMove) {
      throw new ProblemException(
          "the first moves from " + firstMove + " to " + lastMove + " are none; count from 1");
    }
    refuse(flags, Flag.DUPLEX, Flag.HALF_DUPLEX);
    refuse(flags, Flag.SET_PLAY, Flag.POST_KEY_PLAY);
    if (tries > 0 && flags.contains(Flag.POST_KEY_PLAY)) {
      throw new ProblemException("post-key play has no first move, so there are no tries");
    }
  }

  private static void refuse(Set<Flag> flags, Flag one, Flag other) {
    if (flags.contains(one) && flags.contains(other)) {
      throw new ProblemException(one + " and " + other + " contradict each other");
    }
  }

  /** Returns no options at all. */
  public static Options none() {
    return NONE;
  }

  /** Returns whether this is asked for. */
  public boolean has(Flag flag) {
    return flags.contains(flag);
  }

  /** Returns an editor that starts from these options. */
  public Editor edit() {
    return new Editor(this);
  }

  /** Collects options. */
  public static final class Editor {
    private final EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
    private int tries;
    private int maxSolutions;
    private @Nullable Duration maxTime;
    private int maxFlights;
    private int maxThreat;
    private int firstMove;
    private int lastMove;

    private Editor(Options options) {
      flags.addAll(options.flags);
      tries = options.tries;
      maxSolutions = options.maxSolutions;
      maxTime = options.maxTime;
      maxFlights = options.maxFlights;
      maxThreat = options.maxThreat;
      firstMove = options.firstMove;
      lastMove = options.lastMove;
    }

    /** Asks for this. */
    public Editor with(Flag flag) {
      flags.add(Objects.requireNonNull(flag, "flag"));
      return this;
    }

    /** Asks no longer for this. */
    public Editor without(Flag flag) {
      flags.remove(Objects.requireNonNull(flag, "flag"));
      return this;
    }

    /** Sets the most refutations of a try; 0 shows no tries. */
    public Editor tries(int refutations) {
      tries = refutations;
      return this;
    }

    /** Sets the number of keys or lines after which the search stops; 0 for no limit. */
    public Editor maxSolutions(int count) {
      maxSolutions = count;
      return this;
    }

    /** Sets the time after which the search stops. */
    public Editor maxTime(@Nullable Duration time) {
      maxTime = time;
      return this;
    }

    /** Sets the most flights that a move before the last may leave; -1 for no limit. */
    public Editor maxFlights(int count) {
      maxFlights = count;
      return this;
    }

    /** Sets the longest threat, in moves, of moves that do not check; -1 for no limit. */
    public Editor maxThreat(int moves) {
      maxThreat = moves;
      return this;
    }

    /** Sets which of the first moves are tried, from 1. */
    public Editor firstMoves(int first, int last) {
      firstMove = first;
      lastMove = last;
      return this;
    }

    /**
     * Returns the options.
     *
     * @throws ProblemException if they contradict each other
     */
    public Options build() {
      return new Options(
          flags, tries, maxSolutions, maxTime, maxFlights, maxThreat, firstMove, lastMove);
    }
  }
}
