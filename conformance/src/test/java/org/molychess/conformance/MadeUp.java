package org.molychess.conformance;

import java.util.function.Consumer;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** A condition that is made up for a test. */
record MadeUp(Consumer<Hooks> hooks) implements RuleVariant {
  @Override
  public String id() {
    return "made-up";
  }

  @Override
  public void install(Hooks to) {
    hooks.accept(to);
  }
}
