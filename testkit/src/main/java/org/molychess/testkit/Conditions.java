package org.molychess.testkit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.Position;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Builds rules anew from the conditions of other rules. */
final class Conditions {
  /** The law that no field of a condition holds what belongs to one {@code Rules}. */
  static final Law SHARED =
      Law.of("one instance of a condition serves any number of rules", Conditions::shared);

  private Conditions() {}

  /** Returns the same rules, with the same instances installed anew. */
  static Rules rebuild(Rules rules) {
    return rules.conditions().isEmpty() ? rules : add(Rules.builder(), rules).build();
  }

  private static Rules.Builder add(Rules.Builder builder, Rules rules) {
    for (RuleVariant variant : rules.variants()) {
      builder.add(variant, rules.options(variant.id()).toArray(new String[0]));
    }
    return builder;
  }

  private static @Nullable String shared(Position position) {
    Rules own = rebuild(position.rules());
    Listing before = Listing.of(Reader.under(own, position));
    List<Rules> others = List.of(behindAnother(own), withOtherOptions(own));
    for (Rules other : others) {
      other.initialPosition().perft(1);
      String when = "before it was installed in '" + other + "'";
      try {
        Listing after = Listing.of(Reader.under(own, position));
        String difference = Listing.difference(when, before, "afterwards", after);
        if (difference != null) {
          return difference;
        }
      } catch (BrokenRuleException e) {
        return "it worked " + when + ", and afterwards " + e.getMessage();
      }
    }
    return null;
  }

  /** Returns the rules with a condition before them that takes the first word of state. */
  private static Rules behindAnother(Rules rules) {
    return add(Rules.builder().add(new Bystander()), rules).build();
  }

  /** Returns the same conditions without options, or with one; the same rules if all refuse. */
  private static Rules withOtherOptions(Rules rules) {
    for (RuleVariant variant : rules.variants()) {
      for (String option : variant.options()) {
        Rules.Builder builder = Rules.builder();
        for (RuleVariant each : rules.variants()) {
          Set<String> options = rules.options(each.id());
          if (each == variant) {
            options = options.isEmpty() ? Set.of(option) : Set.of();
          }
          builder.add(each, options.toArray(new String[0]));
        }
        Optional<Rules> built = build(builder);
        if (built.isPresent()) {
          return built.get();
        }
      }
    }
    return rules;
  }

  private static Optional<Rules> build(Rules.Builder builder) {
    try {
      return Optional.of(builder.build());
    } catch (RuleLoadException e) {
      return Optional.empty();
    }
  }

  /** A condition that declares a counter and changes nothing. */
  private static final class Bystander implements RuleVariant {
    @Override
    public String id() {
      return "bystander";
    }

    @Override
    public void install(Hooks hooks) {
      hooks.declareCounter("bystander", 0);
    }
  }
}
