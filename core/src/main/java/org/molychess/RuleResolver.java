package org.molychess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.rules.HookRegistry;
import org.molychess.engine.text.Quotes;

/**
 * Finds the conditions that are asked for, puts those that they include before them, and writes the
 * canonical text (RULES 1.6).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.6">RULES 1.6</a>
 */
final class RuleResolver {
  /** What has been found: the conditions in order, and the shortest text that means them. */
  record Resolved(List<HookRegistry.Condition> conditions, String text) {}

  private final Catalog catalog;

  /** Conditions that need not be registered anywhere, by id. */
  private final Map<String, DescribedVariant> given;

  private @Nullable RuleNames names;

  /** The options by the id of each condition that was asked for, in order. */
  private final Map<String, Set<String>> asked = new LinkedHashMap<>();

  RuleResolver(Catalog catalog, Map<String, DescribedVariant> given) {
    this.catalog = catalog;
    this.given = given;
  }

  /**
   * Resolves what is asked for, in order.
   *
   * @throws UnknownRuleException if a condition is not found
   * @throws RuleLoadException if the names contradict each other, or options are unknown
   */
  Resolved resolve(List<RulesText.Named> wanted) {
    wanted.forEach(this::ask);
    List<String> order = withIncluded(asked.keySet());
    List<HookRegistry.Condition> conditions = new ArrayList<>();
    for (String id : order) {
      DescribedVariant found = find(id, null);
      conditions.add(
          new HookRegistry.Condition(id, found.summary(), found.variant(), optionsOf(id)));
    }
    return new Resolved(List.copyOf(conditions), text(order));
  }

  private void ask(RulesText.Named named) {
    RuleNames.Meaning meaning = meaning(named.name());
    Set<String> options = new TreeSet<>();
    if (!meaning.option().isEmpty()) {
      options.add(meaning.option());
    }
    for (String option : named.options()) {
      options.add(known(meaning.id(), option));
    }
    Set<String> before = asked.putIfAbsent(meaning.id(), options);
    if (before != null && !before.equals(options)) {
      throw new RuleLoadException(
          "condition '"
              + meaning.id()
              + "' is named twice with different options: "
              + before
              + ", "
              + options);
    }
  }

  // Names

  private RuleNames.Meaning meaning(String name) {
    if (given.containsKey(name) || catalog.has(name)) {
      return new RuleNames.Meaning(name, "");
    }
    RuleNames.Meaning found = names().find(name);
    if (found == null) {
      throw catalog.unknown(name, names());
    }
    return found;
  }

  private RuleNames names() {
    RuleNames known = names;
    if (known == null) {
      List<DescribedVariant> variants = new ArrayList<>(given.values());
      for (DescribedVariant variant : catalog.variants()) {
        if (!given.containsKey(variant.id())) {
          variants.add(variant);
        }
      }
      known = new RuleNames(variants);
      names = known;
    }
    return known;
  }

  /**
   * Returns the condition with this id.
   *
   * @param by the condition that includes it, or null
   */
  private DescribedVariant find(String id, @Nullable String by) {
    DescribedVariant variant = given.get(id);
    if (variant == null) {
      variant = catalog.find(id);
    }
    if (variant == null) {
      UnknownRuleException unknown = catalog.unknown(id, names());
      throw by == null
          ? unknown
          : new UnknownRuleException(
              id, "'" + by + "' builds on '" + id + "': " + unknown.getMessage());
    }
    return variant;
  }

  // Options

  private Set<String> optionsOf(String id) {
    return Set.copyOf(asked.getOrDefault(id, Set.of()));
  }

  /** Returns the option of a condition that was typed, as the condition writes it. */
  private String known(String id, String typed) {
    Set<String> known = find(id, null).options().keySet();
    if (known.contains(typed)) {
      return typed;
    }
    String folded = RuleNames.fold(typed);
    List<String> same =
        known.stream().filter(option -> RuleNames.fold(option).equals(folded)).toList();
    if (same.size() != 1) {
      throw new RuleLoadException(
          "condition '"
              + id
              + "' has no option '"
              + Quotes.clip(typed)
              + "'; it has "
              + (known.isEmpty() ? "none" : String.join(", ", known)));
    }
    return same.get(0);
  }

  // Inclusion

  /** Puts every included condition before the one that includes it, unless it came earlier. */
  private List<String> withIncluded(Iterable<String> ids) {
    List<String> order = new ArrayList<>();
    for (String id : ids) {
      include(id, null, order, new ArrayList<>());
    }
    return order;
  }

  private void include(String id, @Nullable String by, List<String> order, List<String> path) {
    if (order.contains(id)) {
      return;
    }
    if (path.contains(id)) {
      throw new RuleLoadException(
          "conditions include each other in a circle: " + String.join(", ", path) + ", " + id);
    }
    DescribedVariant variant = find(id, by);
    path.add(id);
    for (String included : variant.includes()) {
      include(included, id, order, path);
    }
    path.remove(path.size() - 1);
    order.add(id);
  }

  /** Returns the shortest text that means this order: options sorted, inclusions left out. */
  private String text(List<String> order) {
    List<String> shortest = new ArrayList<>(order);
    for (String id : order) {
      List<String> without = new ArrayList<>(shortest);
      without.remove(id);
      if (optionsOf(id).isEmpty() && withIncluded(without).equals(order)) {
        shortest = without;
      }
    }
    StringBuilder text = new StringBuilder();
    for (String id : shortest) {
      text.append(text.length() == 0 ? "" : "+").append(id);
      Set<String> options = new TreeSet<>(optionsOf(id));
      if (!options.isEmpty()) {
        text.append(':').append(String.join(",", options));
      }
    }
    return text.toString();
  }
}
