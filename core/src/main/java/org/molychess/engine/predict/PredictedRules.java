package org.molychess.engine.predict;

import com.google.common.base.Suppliers;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.rules.CompiledRules;

/** Compiled rules, and what is predicted of their hooks, learned when it is first asked for. */
public final class PredictedRules {
  private final CompiledRules rules;
  private final Supplier<Optional<HookPrediction>> prediction;
  private final @Nullable PredictedRules withoutEndings;

  /** Makes the rules; nothing is learned yet. */
  public PredictedRules(CompiledRules rules) {
    this.rules = rules;
    prediction = Suppliers.memoize(() -> Optional.ofNullable(HookPrediction.of(rules)));
    withoutEndings = rules.withoutEndings == null ? null : new PredictedRules(rules.withoutEndings);
  }

  /** Returns the rules. */
  public CompiledRules rules() {
    return rules;
  }

  /** Returns what hooks do; null if that is unpredictable. */
  public @Nullable HookPrediction prediction() {
    return prediction.get().orElse(null);
  }

  /** Returns the rules without their answers to mate and stalemate; null if there are none. */
  public @Nullable PredictedRules withoutEndings() {
    return withoutEndings;
  }
}
