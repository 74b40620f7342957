package org.molychess.pgn;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.molychess.Rules;

/** Finds the rules that a {@code Variant} tag names; remembers those it has found. */
final class Variants implements Function<String, Rules> {
  /** What programs write when they mean the usual game, in small letters. */
  private static final Set<String> ORTHODOX =
      Set.of("", "?", "-", "standard", "normal", "chess", "orthodox", "from position");

  private static final int MOST = 64;

  private final Function<String, Rules> finder;
  private final Map<String, Rules> found = new HashMap<>();

  Variants(Function<String, Rules> finder) {
    this.finder = finder;
  }

  @Override
  public Rules apply(String variant) {
    if (ORTHODOX.contains(variant.strip().toLowerCase(Locale.ROOT))) {
      return found.computeIfAbsent("", none -> Rules.orthodox());
    }
    if (found.size() == MOST) {
      found.clear();
    }
    return found.computeIfAbsent(variant, finder);
  }
}
