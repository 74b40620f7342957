package org.molychess;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.molychess.engine.Engine;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookRegistry;
import org.molychess.engine.setup.FenReader;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.text.Quotes;
import org.molychess.spi.RuleVariant;

/**
 * The rules of a game: conditions in an order, or none. Immutable; share them among threads.
 *
 * <pre>{@code
 * Rules rules = Rules.of("circe", "progressive");
 * Position start = rules.initialPosition();
 * }</pre>
 */
public final class Rules {
  /** The name of chess without conditions. */
  public static final String ORTHODOX = "orthodox";

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final Rules NONE = new Rules(List.of(), ORTHODOX, CompiledRules.ORTHODOX);

  /** How moves are found. */
  public enum Plan {
    /** Every move is orthodox. */
    ORTHODOX,
    /** Moves that no hook concerns are counted by masks; the others are played. */
    MIXED,
    /** Every move is played through the hooks. */
    FULL
  }

  private final List<HookRegistry.Condition> conditions;
  private final String text;
  private final Engine engine;

  private Rules(List<HookRegistry.Condition> conditions, String text, CompiledRules compiled) {
    this.conditions = conditions;
    this.text = text;
    this.engine = new Engine(compiled);
  }

  Engine engine() {
    return engine;
  }

  /** Returns where the declared state lies on boards. */
  StateLayout layout() {
    return engine.rules().layout;
  }

  /** Returns chess without conditions. */
  public static Rules orthodox() {
    return NONE;
  }

  /**
   * Returns the rules with these conditions, in order.
   *
   * @param names each an id, with options after a colon: {@code promotion-circe:enlarged,black}
   * @throws UnknownRuleException if a condition is not found
   * @throws RuleLoadException if a name cannot be read, or the conditions refuse each other
   */
  public static Rules of(String... names) {
    return builder().add(names).build();
  }

  /**
   * Returns the same as {@link #of(String...)}, with conditions that this class loader offers.
   *
   * @throws UnknownRuleException if a condition is not found
   * @throws RuleLoadException if a name cannot be read, or the conditions refuse each other
   */
  public static Rules of(ClassLoader loader, String... names) {
    return new Builder(Catalog.of(loader)).add(names).build();
  }

  /**
   * Returns the rules that a text names: {@code circe+promotion-circe:white+progressive}.
   *
   * <p>Case, accents, hyphens and blanks around and within a name do not matter, and the names that
   * a condition has elsewhere are known ({@link RuleVariant#aliases()}): {@code Haunted chess +
   * Progressive} is read as {@code haunted+progressive}.
   *
   * @param text at most 2000 characters
   * @throws UnknownRuleException if a condition is not found
   * @throws RuleLoadException if the text cannot be read, or the conditions refuse each other
   */
  public static Rules parse(String text) {
    Objects.requireNonNull(text, "text");
    Builder builder = builder();
    RulesText.names(text).forEach(builder::add);
    return builder.build();
  }

  /** Returns a builder, which also takes conditions that no service file names. */
  public static Builder builder() {
    return new Builder(Catalog.current());
  }

  /** Returns the conditions that core's own and the thread's context class loader offer. */
  public static List<RuleInfo> available() {
    return Catalog.current().infos();
  }

  /** Returns the conditions that core's own and this class loader offer. */
  public static List<RuleInfo> available(ClassLoader loader) {
    return Catalog.of(loader).infos();
  }

  /** Returns the providers that could not be loaded. */
  public static List<LoadFailure> failures() {
    return Catalog.current().failures();
  }

  /** Returns the providers that core's own and this class loader could not load. */
  public static List<LoadFailure> failures(ClassLoader loader) {
    return Catalog.of(loader).failures();
  }

  /** Returns the start position. */
  public Position initialPosition() {
    return position(START);
  }

  /**
   * Returns the position of a FEN with the tokens of these rules (RULES 8).
   *
   * @param fen at most 20,000 characters, with at most 10,000 units on the board and under it
   * @throws FenException if it is not one, or the position cannot be under these rules
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#8">RULES 8</a>
   */
  public Position position(String fen, Reading... readings) {
    return read(fen, readings).position();
  }

  /**
   * Returns the same as {@link #position}, with what the reading mended.
   *
   * @throws FenException as {@link #position} does
   */
  public FenReading read(String fen, Reading... readings) {
    Objects.requireNonNull(fen, "fen");
    FenReader.Result result = FenReader.read(engine.rules(), fen, Reading.mode(readings, false));
    return new FenReading(
        new Position(this, result.board(), result.halfmoves(), result.moveNumber()),
        result.repairs());
  }

  /** Returns an editor with an empty board. */
  public PositionBuilder setUp() {
    return new PositionBuilder(this);
  }

  /** Returns the ids of all conditions in order, included ones too; none for orthodox chess. */
  public List<String> conditions() {
    return conditions.stream().map(HookRegistry.Condition::id).toList();
  }

  /** Returns the conditions themselves, in the same order. */
  public List<RuleVariant> variants() {
    return conditions.stream().map(HookRegistry.Condition::variant).toList();
  }

  /**
   * Returns the options that the condition with this id was given, sorted.
   *
   * @throws IllegalArgumentException if these rules have no such condition
   */
  public SortedSet<String> options(String id) {
    return condition(Objects.requireNonNull(id, "id"))
        .map(condition -> new TreeSet<>(condition.options()))
        .orElseThrow(
            () -> new IllegalArgumentException("'" + text + "' has no condition '" + id + "'"));
  }

  private Optional<HookRegistry.Condition> condition(String id) {
    return conditions.stream().filter(condition -> condition.id().equals(id)).findFirst();
  }

  /** Returns how moves are found. */
  public Plan plan() {
    return !engine.rules().isMixed()
        ? Plan.FULL
        : conditions.isEmpty() ? Plan.ORTHODOX : Plan.MIXED;
  }

  /**
   * Returns equal rules that play every move through the hooks: slow, and obviously right.
   *
   * <p>They exist to be compared with these.
   */
  public Rules withFullPlan() {
    return new Rules(conditions, text, engine.rules().fullPlan());
  }

  /** Returns what a condition of these rules does, in a line; empty for any other id. */
  String summary(String id) {
    return condition(id).map(HookRegistry.Condition::summary).orElse("");
  }

  long hash() {
    long hash = 0xCBF2_9CE4_8422_2325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100_0000_01B3L;
    }
    return hash;
  }

  /**
   * Returns the canonical text, which {@link #parse} reads: options sorted, inclusions left out.
   */
  @Override
  public String toString() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Rules rules)
        || !rules.text.equals(text)
        || rules.conditions.size() != conditions.size()) {
      return false;
    }
    for (int i = 0; i < conditions.size(); i++) {
      if (conditions.get(i).variant().getClass() != rules.conditions.get(i).variant().getClass()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Collects conditions in order. */
  public static final class Builder {
    private final Catalog catalog;
    private final Map<String, DescribedVariant> given = new HashMap<>();
    private final List<RulesText.Named> named = new ArrayList<>();

    private Builder(Catalog catalog) {
      this.catalog = catalog;
    }

    /**
     * Adds conditions by name, each with options after a colon, as {@link Rules#parse} reads them.
     *
     * @throws RuleLoadException if one of the names cannot be read; none of them is then added
     */
    public Builder add(String... names) {
      Objects.requireNonNull(names, "names");
      List<RulesText.Named> added = new ArrayList<>();
      for (String name : names) {
        added.add(RulesText.named(Objects.requireNonNull(name, "name")));
      }
      named.addAll(added);
      return this;
    }

    /**
     * Adds a condition that need not be registered anywhere.
     *
     * @throws RuleLoadException if its id or an alias cannot be a name, or its id stands for
     *     another already; it is then not added
     */
    public Builder add(RuleVariant variant, String... options) {
      Objects.requireNonNull(variant, "variant");
      Set<String> wanted = new TreeSet<>();
      for (String option : Objects.requireNonNull(options, "options")) {
        wanted.add(Objects.requireNonNull(option, "option"));
      }
      Class<?> type = variant.getClass();
      DescribedVariant described;
      try {
        described = DescribedVariant.of(variant);
      } catch (RuleLoadException e) {
        throw new RuleLoadException(type.getName() + ": " + e.getMessage(), e);
      }
      DescribedVariant before = given.getOrDefault(described.id(), described);
      Class<?> other = before.variant().getClass();
      if (other != type) {
        throw new RuleLoadException(
            "condition '"
                + described.id()
                + "' is given by two classes: "
                + other.getName()
                + ", "
                + type.getName());
      }
      named.add(new RulesText.Named(described.id(), wanted));
      given.put(described.id(), before);
      return this;
    }

    /**
     * Returns the rules.
     *
     * @throws UnknownRuleException if a condition is not found
     * @throws RuleLoadException if the conditions refuse each other or their options
     */
    public Rules build() {
      List<RulesText.Named> conditions = new ArrayList<>(named);
      boolean orthodox = conditions.removeIf(this::isOrthodox);
      if (conditions.isEmpty()) {
        if (!orthodox) {
          throw new RuleLoadException("no condition is named; 'orthodox' means none");
        }
        return Rules.orthodox();
      }
      if (orthodox) {
        throw new RuleLoadException(
            "'orthodox' means no condition and stands alone; leave it out before "
                + Quotes.clip(
                    String.join("+", conditions.stream().map(RulesText.Named::name).toList())));
      }
      RuleResolver.Resolved found = new RuleResolver(catalog, given).resolve(conditions);
      try {
        return new Rules(
            found.conditions(),
            found.text(),
            Loading.call(() -> CompiledRules.compile(found.conditions())));
      } catch (HookRegistry.RefusedException e) {
        throw new RuleLoadException(String.valueOf(e.getMessage()), e);
      }
    }

    /** A condition at hand may have a name that otherwise means chess without conditions. */
    private boolean isOrthodox(RulesText.Named wanted) {
      return wanted.isOrthodox()
          && !given.containsKey(wanted.name())
          && !catalog.has(wanted.name());
    }
  }
}
