package org.molychess.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.molychess.Explanation;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.spi.RuleVariant;

/**
 * The laws that all rules keep, checked over random games and over the author's own examples.
 *
 * <pre>{@code
 * RuleContract.of(Rules.of("circe"))
 *     .example("7k/8/8/3n4/8/8/8/K2R4 w - - 0 1", "d1d5", "6nk/8/8/3R4/8/8/8/K7 b - - 0 1")
 *     .verify();
 * }</pre>
 *
 * <p>The laws say that a condition works with everything else: that its positions can be written,
 * read, compared and hashed, its moves named, counted by masks, counted by several threads, and
 * found again by another JVM; that its hooks are deterministic, keep nothing to themselves and do
 * what they declared and nothing else. What the condition is <i>meant</i> to do, no law can know:
 * that is what examples are for.
 *
 * <p>The games are the same in every run, unless a {@link #seed} says otherwise.
 */
public final class RuleContract {
  private static final int HASHED = 40;
  private static final int THREADED = 20;

  private final Rules rules;
  private final List<String> openings = new ArrayList<>();
  private final List<Example> examples = new ArrayList<>();
  private long seed = 1;
  private int games = 12;
  private int plies = 16;
  private boolean kingsStay = true;
  private boolean otherJvm = true;

  /** A move and the FEN it leads to, or null if it is illegal. */
  private record Example(String fen, String move, @Nullable String after) {}

  private RuleContract(Rules rules) {
    this.rules = rules;
  }

  /** Returns the contract of these rules. */
  public static RuleContract of(Rules rules) {
    return new RuleContract(rules);
  }

  /** Returns the contract of rules with this condition alone. */
  public static RuleContract of(RuleVariant variant, String... options) {
    return new RuleContract(Rules.builder().add(variant, options).build());
  }

  /** Chooses other random games; 1 at first. */
  public RuleContract seed(long seed) {
    this.seed = seed;
    return this;
  }

  /** Sets how many random games are played; 12 at first. */
  public RuleContract games(int games) {
    this.games = games;
    return this;
  }

  /** Sets how many plies a random game has at most; 16 at first. */
  public RuleContract plies(int plies) {
    this.plies = plies;
    return this;
  }

  /** Adds positions in which games begin, besides the general ones. */
  public RuleContract from(String... fens) {
    openings.addAll(Arrays.asList(fens));
    return this;
  }

  /** Adds a worked example: in this position, this move is legal and leads to that FEN. */
  public RuleContract example(String fen, String move, String after) {
    examples.add(new Example(fen, move, after));
    return this;
  }

  /**
   * Adds a worked example: in this position, this move is illegal.
   *
   * <p>It must be a move that the unit could make but for checks, castling rights, e.p. squares and
   * conditions ({@link Explanation#isPseudoLegal}): a slip in the text is no example.
   */
  public RuleContract illegal(String fen, String move) {
    examples.add(new Example(fen, move, null));
    return this;
  }

  /** Declares that the rules may take a king off the board. */
  public RuleContract kingsMayVanish() {
    kingsStay = false;
    return this;
  }

  /** Leaves out the comparison with a second JVM, where none can be started. */
  public RuleContract withoutOtherJvm() {
    otherJvm = false;
    return this;
  }

  /**
   * Checks the examples, then every law in every position of the games.
   *
   * @throws BrokenLawError at the first breach, with the smallest game that shows it
   */
  public void verify() {
    List<Law> laws = new ArrayList<>();
    laws.addAll(ValueLaws.ALL);
    laws.addAll(MoveLaws.ALL);
    laws.addAll(CursorLaws.ALL);
    if (kingsStay) {
      laws.add(MoveLaws.KINGS);
    }
    Judge judge = new Judge(rules, seed);
    examples.forEach(example -> check(example, judge));
    List<Trial> seen = play(laws, judge);
    sample(seen, THREADED).forEach(trial -> judge.judge(trial, List.of(Threads.LAW)));
    seen.forEach(trial -> judge.judge(trial, List.of(Conditions.SHARED)));
    if (otherJvm) {
      compareWithOtherJvm(seen, judge);
    }
  }

  private void check(Example example, Judge judge) {
    Law law =
        Law.of(
            "the author's examples hold",
            position -> {
              try {
                String after = position.play(example.move()).fen();
                return after.equals(example.after())
                    ? null
                    : example.move()
                        + " leads to "
                        + after
                        + ", not to "
                        + (example.after() == null ? "an error" : example.after());
              } catch (IllegalMoveException e) {
                return example.after() == null
                    ? slip(position.explain(example.move()))
                    : String.valueOf(e.getMessage());
              }
            });
    judge.judgeAsItIs(Trial.of(example.fen(), List.of()), law);
  }

  /** Returns what is wrong with the text of an illegal move, or null if a unit could move so. */
  private static @Nullable String slip(Explanation explanation) {
    return explanation.isPseudoLegal()
        ? null
        : "no unit moves like that, so it is no example of an illegal move: " + explanation;
  }

  /** Plays the games and returns each of them at each of its positions. */
  private List<Trial> play(List<Law> laws, Judge judge) {
    Random random = new Random(seed);
    List<Position> starts = new ArrayList<>();
    openings.forEach(fen -> starts.add(Trial.start(rules, fen)));
    examples.forEach(example -> starts.add(Trial.start(rules, example.fen())));
    starts.addAll(new Openings(rules, random).choose(games));
    List<Trial> seen = new ArrayList<>();
    Map<Long, Position> byHash = new HashMap<>();
    for (Position start : starts) {
      Position position = start;
      List<String> moves = new ArrayList<>();
      while (true) {
        Trial trial = Trial.of(start.fen(), moves);
        seen.add(trial);
        judge.judge(trial, laws);
        judge.judgeHash(trial, position, byHash);
        Move move = moves.size() == plies ? null : choose(position, random);
        if (move == null) {
          break;
        }
        moves.add(move.uci());
        position = move.after();
      }
    }
    return seen;
  }

  /** Returns a random move; every other time one of those on which hooks are likely to be asked. */
  private static @Nullable Move choose(Position position, Random random) {
    List<Move> moves = position.legalMoves();
    List<Move> eventful =
        moves.stream()
            .filter(move -> move.isCapture() || move.promotion().isPresent() || hasMore(move))
            .toList();
    List<Move> from = eventful.isEmpty() || random.nextBoolean() ? moves : eventful;
    return from.isEmpty() ? null : from.get(random.nextInt(from.size()));
  }

  private static boolean hasMore(Move move) {
    return !move.effects().isEmpty() || !move.choices().isEmpty() || !move.pending().isEmpty();
  }

  /** Returns about this many of the games, evenly chosen. */
  private static List<Trial> sample(List<Trial> seen, int size) {
    List<Trial> chosen = new ArrayList<>();
    for (int i = 0; i < seen.size(); i += 1 + seen.size() / size) {
      chosen.add(seen.get(i));
    }
    return chosen;
  }

  private void compareWithOtherJvm(List<Trial> seen, Judge judge) {
    List<Trial> chosen = sample(seen, HASHED);
    List<Position> positions = chosen.stream().map(trial -> trial.play(rules)).toList();
    List<String> there = new OtherJvm(rules).probe(positions.stream().map(Position::fen).toList());
    for (int i = 0; i < chosen.size(); i++) {
      String answer = there.get(i);
      Law law =
          Law.of(
              "another JVM finds the same hash and the same moves",
              position ->
                  Probe.digest(position).equals(answer)
                      ? null
                      : "hash and moves are "
                          + Probe.digest(position)
                          + " here, "
                          + answer
                          + " there");
      judge.judgeAsItIs(Trial.of(positions.get(i).fen(), List.of()), law);
    }
  }
}
