package org.molychess.engine.walk;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CompiledRules;

/** A position in which some waiting pawns have become officers; in the next one, one more has. */
final class PendingContext {
  final GenContext gen;
  private final CompiledRules rules;
  private @Nullable PendingContext next;

  PendingContext(CompiledRules rules) {
    this.rules = rules;
    gen = new GenContext(rules);
  }

  PendingContext next() {
    PendingContext below = next;
    if (below == null) {
      below = new PendingContext(rules);
      next = below;
    }
    return below;
  }
}
