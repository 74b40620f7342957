package org.molychess.engine.predict;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.rules.CompiledRules;

/** Compiled rules, and what is predicted of their hooks, learned when it is first asked for. */
public final class PredictedRules {
  private final CompiledRules rules;
  private final @Nullable PredictedRules withoutEndings;

  /** Null if hooks are unpredictable; read only after {@link #learned}, which is written last. */
  private @Nullable HookPrediction prediction;

  private volatile boolean learned;

  /** Makes the rules; nothing is learned yet. */
  public PredictedRules(CompiledRules rules) {
    this.rules = rules;
    withoutEndings = rules.withoutEndings == null ? null : new PredictedRules(rules.withoutEndings);
  }

  /** Returns the rules. */
  public CompiledRules rules() {
    return rules;
  }

  /** Returns what hooks do; null if that is unpredictable. */
  public @Nullable HookPrediction prediction() {
    if (!learned) {
      learn();
    }
    return prediction;
  }

  private synchronized void learn() {
    if (!learned) {
      prediction = HookPrediction.of(rules);
      learned = true;
    }
  }

  /** Returns the rules without their answers to mate and stalemate; null if there are none. */
  public @Nullable PredictedRules withoutEndings() {
    return withoutEndings;
  }
}
