package com.example.fairy;

import org.molychess.Side;
import org.molychess.spi.Counter;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.Verdict;

/** Whoever gives his third check wins. */
public final class ThreeChecks implements RuleVariant {
  private static final int ENOUGH = 3;

  /** Creates the condition. */
  public ThreeChecks() {}

  @Override
  public String id() {
    return "three-checks";
  }

  @Override
  public String summary() {
    return "the third check wins";
  }

  @Override
  public void install(Hooks hooks) {
    Counter white = hooks.declareCounter("white-checks", 0);
    Counter black = hooks.declareCounter("black-checks", 0);
    hooks.onCheck(
        play -> {
          Counter checks = play.side() == Side.WHITE ? white : black;
          checks.set(play, checks.get(play) + 1);
        });
    hooks.defineOutcome(
        view -> {
          if (white.get(view) >= ENOUGH) {
            return new Verdict(Side.WHITE, "third check");
          }
          return black.get(view) >= ENOUGH ? new Verdict(Side.BLACK, "third check") : null;
        });
  }
}
