package org.molychess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.Engine;
import org.molychess.engine.board.Board;
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
  private static final int LONGEST = 2_000;
  private static final String FORM =
      "write such as circe+progressive, or orthodox for chess without conditions";

  /** How moves are found. */
  public enum Plan {
    /** Every move is orthodox. */
    ORTHODOX,
    /**
     * Moves that no hook concerns are counted by masks; the others are played through the hooks.
     */
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

  // Making rules

  /** Returns chess without conditions. */
  public static Rules orthodox() {
    return new Rules(List.of(), ORTHODOX, CompiledRules.ORTHODOX);
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

  /** Returns the same as {@link #of(String...)}, with conditions that this class loader offers. */
  public static Rules of(ClassLoader loader, String... names) {
    return new Builder(Catalog.of(loader)).add(names).build();
  }

  /**
   * Returns the rules that a text names: {@code circe+promotion-circe:white+progressive}.
   *
   * @param text at most 2000 characters
   * @throws UnknownRuleException if a condition is not found
   * @throws RuleLoadException if the text cannot be read, or the conditions refuse each other
   */
  public static Rules parse(String text) {
    Objects.requireNonNull(text, "text");
    demandShort(text);
    String[] names = text.split("\\+", -1);
    for (int i = 0; i < names.length; i++) {
      if (names[i].isEmpty()) {
        throw new RuleLoadException(
            "the rules '"
                + Quotes.clip(text)
                + "' name no condition "
                + place(names, i)
                + "; "
                + FORM);
      }
    }
    return of(names);
  }

  /** Says where an empty name stands among those that {@code +} parts. */
  private static String place(String[] names, int empty) {
    if (names.length == 1) {
      return "at all";
    }
    if (empty == 0) {
      return "before the first '+'";
    }
    String before = "'" + Quotes.clip(names[empty - 1]) + "+'";
    return empty == names.length - 1
        ? "after the last " + before
        : "between " + before + " and the next '+'";
  }

  private static void demandShort(String text) {
    if (text.length() > LONGEST) {
      throw new RuleLoadException(
          "the rules '" + Quotes.clip(text) + "' are too long; at most " + LONGEST + " characters");
    }
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

  // Positions

  /** Returns the start position. */
  public Position initialPosition() {
    return position(START);
  }

  /**
   * Returns the position of a FEN with the tokens of these rules (RULES 8).
   *
   * @param fen at most 20,000 characters, with at most 10,000 units on the board and under it
   * @throws FenException if it is not one, or the position cannot be under these rules
   */
  public Position position(String fen, Reading... readings) {
    return read(fen, readings).position();
  }

  /** Returns the same as {@link #position}, with what the reading mended. */
  public FenReading read(String fen, Reading... readings) {
    Objects.requireNonNull(fen, "fen");
    for (Reading reading : Objects.requireNonNull(readings, "readings")) {
      Objects.requireNonNull(reading, "reading");
    }
    List<Reading> how = List.of(readings);
    FenReader.Result result =
        FenReader.read(
            engine.rules(), fen, how.contains(Reading.LENIENT), how.contains(Reading.PROBLEM));
    return new FenReading(
        new Position(this, new Board(result.board()), result.halfmoves(), result.moveNumber()),
        result.repairs());
  }

  /** Returns an editor with an empty board. */
  public PositionBuilder setUp() {
    return new PositionBuilder(this);
  }

  // What they are

  /** Returns the ids of all conditions in order, included ones too; none for orthodox chess. */
  public List<String> conditions() {
    return conditions.stream().map(condition -> condition.variant().id()).toList();
  }

  /** Returns the conditions themselves, in the same order. */
  public List<RuleVariant> variants() {
    return conditions.stream().map(HookRegistry.Condition::variant).toList();
  }

  /** Returns the options that the condition with this id was given, sorted. */
  public SortedSet<String> options(String id) {
    Objects.requireNonNull(id, "id");
    return conditions.stream()
        .filter(condition -> condition.variant().id().equals(id))
        .findFirst()
        .map(condition -> new TreeSet<>(condition.options()))
        .orElseThrow(
            () -> new IllegalArgumentException("'" + text + "' has no condition '" + id + "'"));
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
    return conditions.stream()
        .map(HookRegistry.Condition::variant)
        .filter(variant -> variant.id().equals(id))
        .map(RuleVariant::summary)
        .findFirst()
        .orElse("");
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
    private final Map<String, RuleVariant> variants = new LinkedHashMap<>();
    private Map<String, Set<String>> named = new LinkedHashMap<>();
    private boolean orthodox;

    private Builder(Catalog catalog) {
      this.catalog = catalog;
    }

    /**
     * Adds conditions by name, each with options after a colon.
     *
     * @throws RuleLoadException if one of the names cannot be read; none of them is then added
     */
    public Builder add(String... names) {
      Objects.requireNonNull(names, "names");
      Map<String, Set<String>> all = new LinkedHashMap<>(named);
      boolean none = orthodox;
      for (String name : names) {
        demandShort(Objects.requireNonNull(name, "name"));
        int colon = name.indexOf(':');
        String id = colon < 0 ? name : name.substring(0, colon);
        if (id.isEmpty()) {
          throw new RuleLoadException("'" + Quotes.clip(name) + "' names no condition; " + FORM);
        }
        if (!id.equals(ORTHODOX)) {
          name(all, id, colon < 0 ? Set.of() : split(name, colon));
        } else if (colon < 0) {
          none = true;
        } else {
          throw new RuleLoadException("'orthodox' takes no options");
        }
      }
      named = all;
      orthodox = none;
      return this;
    }

    private static Set<String> split(String name, int colon) {
      Set<String> options = new TreeSet<>();
      for (String option : name.substring(colon + 1).split(",", -1)) {
        if (!options.add(option)) {
          throw new RuleLoadException(
              "'" + Quotes.clip(name) + "' names the option '" + Quotes.clip(option) + "' twice");
        }
      }
      return options;
    }

    /**
     * Adds a condition that need not be registered anywhere.
     *
     * @throws RuleLoadException if its id is none, or stands for another already; it is then not
     *     added
     */
    public Builder add(RuleVariant variant, String... options) {
      Objects.requireNonNull(variant, "variant");
      Set<String> given = new TreeSet<>();
      for (String option : Objects.requireNonNull(options, "options")) {
        given.add(Objects.requireNonNull(option, "option"));
      }
      String wrong = Catalog.faultOf(variant.id());
      if (wrong != null) {
        throw new RuleLoadException(variant.getClass().getName() + ": " + wrong);
      }
      RuleVariant before = variants.getOrDefault(variant.id(), variant);
      if (before.getClass() != variant.getClass()) {
        throw new RuleLoadException(
            "condition '"
                + variant.id()
                + "' is given by two classes: "
                + before.getClass().getName()
                + ", "
                + variant.getClass().getName());
      }
      name(named, variant.id(), given);
      variants.put(variant.id(), before);
      return this;
    }

    private static void name(Map<String, Set<String>> named, String id, Set<String> options) {
      Set<String> before = named.putIfAbsent(id, options);
      if (before != null && !before.equals(options)) {
        throw new RuleLoadException(
            "condition '"
                + Quotes.clip(id)
                + "' is named twice with different options: "
                + before
                + ", "
                + options);
      }
    }

    /**
     * Returns the rules.
     *
     * @throws UnknownRuleException if a condition is not found
     * @throws RuleLoadException if the conditions refuse each other or their options
     */
    public Rules build() {
      if (orthodox && !named.isEmpty()) {
        throw new RuleLoadException(
            "'orthodox' means no condition and stands alone; leave it out before "
                + String.join("+", named.keySet()));
      }
      if (named.isEmpty()) {
        if (!orthodox) {
          throw new RuleLoadException("no condition is named; 'orthodox' means none");
        }
        return Rules.orthodox();
      }
      List<String> order = expand(new ArrayList<>(named.keySet()));
      List<HookRegistry.Condition> conditions = new ArrayList<>();
      for (String id : order) {
        conditions.add(new HookRegistry.Condition(find(id, null), options(id)));
      }
      try {
        return new Rules(List.copyOf(conditions), text(order), HookRegistry.compile(conditions));
      } catch (HookRegistry.RefusedException e) {
        throw new RuleLoadException(String.valueOf(e.getMessage()), e);
      }
    }

    private Set<String> options(String id) {
      Set<String> options = named.getOrDefault(id, Set.of());
      Set<String> known = find(id, null).options();
      for (String option : options) {
        if (!known.contains(option)) {
          throw new RuleLoadException(
              "condition '"
                  + id
                  + "' has no option '"
                  + Quotes.clip(option)
                  + "'; it has "
                  + (known.isEmpty() ? "none" : String.join(", ", new TreeSet<>(known))));
        }
      }
      return Set.copyOf(options);
    }

    private RuleVariant find(String id, @Nullable String by) {
      RuleVariant variant = variants.get(id);
      if (variant != null) {
        return variant;
      }
      try {
        return catalog.find(id);
      } catch (UnknownRuleException e) {
        if (by == null) {
          throw e;
        }
        throw new UnknownRuleException(
            id, "'" + by + "' builds on '" + id + "': " + e.getMessage());
      }
    }

    /** Puts every included condition before the one that includes it, unless it came earlier. */
    private List<String> expand(List<String> ids) {
      List<String> order = new ArrayList<>();
      for (String id : ids) {
        expand(id, null, order, new ArrayList<>());
      }
      return order;
    }

    private void expand(String id, @Nullable String by, List<String> order, List<String> path) {
      if (order.contains(id)) {
        return;
      }
      if (path.contains(id)) {
        throw new RuleLoadException(
            "conditions include each other in a circle: " + String.join(", ", path) + ", " + id);
      }
      RuleVariant variant = find(id, by);
      path.add(id);
      for (String included : new TreeSet<>(variant.includes())) {
        expand(included, id, order, path);
      }
      path.remove(path.size() - 1);
      order.add(id);
    }

    /** Returns the shortest text that means this order. */
    private String text(List<String> order) {
      List<String> shortest = new ArrayList<>(order);
      for (String id : order) {
        List<String> without = new ArrayList<>(shortest);
        without.remove(id);
        if (options(id).isEmpty() && expand(without).equals(order)) {
          shortest = without;
        }
      }
      StringBuilder text = new StringBuilder();
      for (String id : shortest) {
        text.append(text.length() == 0 ? "" : "+").append(id);
        Set<String> options = options(id);
        if (!options.isEmpty()) {
          text.append(':').append(String.join(",", new TreeSet<>(options)));
        }
      }
      return text.toString();
    }
  }
}
