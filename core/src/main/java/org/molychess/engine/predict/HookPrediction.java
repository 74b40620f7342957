package org.molychess.engine.predict;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.Optimization;
import org.molychess.engine.rules.RuleHook;
import org.molychess.spi.PromotionHook;

/**
 * What the hooks of a set of rules do, learned in advance by probes.
 *
 * <p>Most victims are reborn where they cannot attack the capturer's king, and most promoted
 * officers are carried where they do not shield it. Such moves are counted by masks, as in orthodox
 * chess. Captures whose victim may be reborn on a square that the king sees are judged one by one,
 * and few of them must be played.
 */
public final class HookPrediction {
  private final CapturePrediction captures;
  private final ReappearancePrediction reappearances;
  private final boolean predictsPromotions;
  private final boolean changesCaptures;
  private final boolean predictsReappearances;

  private HookPrediction(CompiledRules rules, CapturePrediction captures) {
    this.captures = captures;
    changesCaptures = !captures.isHarmless();
    reappearances = ReappearancePrediction.of(rules, captures);
    predictsReappearances = reappearances.isPossible();
    predictsPromotions =
        rules.uses(Optimization.PREDICT_PROMOTIONS) && promotionsArePredictable(rules);
  }

  /** Learns what the hooks do; null if what one of them does to captures is unpredictable. */
  public static @Nullable HookPrediction of(CompiledRules rules) {
    CapturePrediction captures = rules.isMixed() ? CapturePrediction.of(rules) : null;
    return captures == null ? null : new HookPrediction(rules, captures);
  }

  private static boolean promotionsArePredictable(CompiledRules rules) {
    // An officer that is transferred leaves its square, and what then happens is unpredictable.
    if (rules.promotions.length != 0 && rules.departures.length != 0) {
      return false;
    }
    for (RuleHook<PromotionHook> promotion : rules.promotions) {
      if (!isPredictable(promotion.hook())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPredictable(PromotionHook hook) {
    for (Piece officer : Piece.values()) {
      for (Square square : Square.values()) {
        if (officer.role().isFigure()
            && square.rank() == officer.side().lastRank()
            && !PromotionProbe.isPredictable(hook, officer, square)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns what capture hooks do. */
  public CapturePrediction captures() {
    return captures;
  }

  /** Returns whether a hook may forbid a capture or place a unit. */
  public boolean changesCaptures() {
    return changesCaptures;
  }

  /** Returns whether the units that reappear are known before their squares are left. */
  public boolean predictsReappearances() {
    return predictsReappearances;
  }

  /** Returns which units reappear when others leave their squares. */
  public ReappearancePrediction reappearances() {
    return reappearances;
  }

  /** Returns whether hooks leave a promoted officer alone or transfer it to an empty square. */
  public boolean predictsPromotions() {
    return predictsPromotions;
  }
}
