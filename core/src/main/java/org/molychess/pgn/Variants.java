package org.molychess.pgn;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Rules;

/** Finds the rules that a {@code Variant} tag names; remembers those it has found. */
final class Variants implements Function<String, Variants.Known> {
  /**
   * Rules, and the start of a game under them.
   *
   * @param start gives the position anew each time, which holds nothing of the game before
   */
  record Known(Rules rules, GameNode start) {}

  /** The same for all readers, as the games that they read keep it. */
  private static final Rules ORTHODOX = Rules.orthodox();

  /** What programs write when they mean the usual game, in small letters. */
  private static final Set<String> USUAL =
      Set.of("", "?", "-", "standard", "normal", "chess", "orthodox", "from position");

  private static final int MOST = 64;

  private final Function<String, Rules> finder;
  private final Map<String, Known> found = new HashMap<>();

  Variants(Function<String, Rules> finder) {
    this.finder = finder;
  }

  @Override
  public Known apply(String variant) {
    Known known = found.get(variant);
    if (known != null) {
      return known;
    }
    boolean usual = USUAL.contains(variant.strip().toLowerCase(Locale.ROOT));
    Rules rules = usual ? ORTHODOX : finder.apply(variant);
    if (found.size() == MOST) {
      found.clear();
    }
    known = new Known(rules, new Game(rules).start());
    found.put(variant, known);
    return known;
  }
}
