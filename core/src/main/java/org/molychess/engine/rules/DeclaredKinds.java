package org.molychess.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.text.Quotes;
import org.molychess.spi.BrokenRuleException;

/** The kinds of state that conditions have declared, each under a FEN token of its own. */
final class DeclaredKinds {
  private static final Pattern TOKEN = Pattern.compile("[a-z][a-z-]*");
  private static final int LONGEST_TOKEN = 100;
  private static final Set<String> CORE_TOKENS = Set.of("unmoved");

  private final List<StateKind> kinds = new ArrayList<>();

  /** Returns all kinds, in the order in which they were declared. */
  List<StateKind> all() {
    return kinds;
  }

  boolean contains(StateKind kind) {
    return kinds.contains(kind);
  }

  /**
   * Adds a kind.
   *
   * @throws BrokenRuleException if its token is none
   * @throws HookRegistry.RefusedException if another condition has the token already
   */
  void add(StateKind kind) {
    String token = kind.token();
    if (token.length() > LONGEST_TOKEN
        || !TOKEN.matcher(token).matches()
        || CORE_TOKENS.contains(token)) {
      throw new BrokenRuleException(
          "condition '"
              + kind.rule()
              + "' declares the FEN token '"
              + Quotes.clip(token)
              + "'; a token is small letters and hyphens, at most "
              + LONGEST_TOKEN
              + ", and 'unmoved' is core's");
    }
    for (StateKind other : kinds) {
      if (other.token().equals(token)) {
        throw new HookRegistry.RefusedException(
            "'"
                + other.rule()
                + "' and '"
                + kind.rule()
                + "' both use the FEN token '"
                + token
                + "'");
      }
    }
    kinds.add(kind);
  }

  /** Throws if a number in a declaration is out of range. */
  static void requireInRange(String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BrokenRuleException(
          what + " is " + value + "; it goes from " + least + " to " + most);
    }
  }
}
