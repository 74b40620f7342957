package org.molychess;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.molychess.engine.text.Quotes;

/** Takes the text of rules apart: names joined by {@code +}, each with options after a colon. */
final class RulesText {
  private static final int LONGEST = 2_000;
  private static final String FORM =
      "write such as circe+progressive, or orthodox for chess without conditions";

  private static final CharMatcher BLANK = CharMatcher.whitespace().or(CharMatcher.is('\uFEFF'));

  /** Other names of chess without conditions, folded. */
  private static final Set<String> ORTHODOX =
      Set.of("orthodox", "orthodoxchess", "standard", "standardchess", "chess", "normal");

  /**
   * A condition that is asked for.
   *
   * @param name as it was typed, without blanks around it
   * @param options as they were typed
   */
  record Named(String name, Set<String> options) {
    /** Returns whether it is chess without conditions. */
    boolean isOrthodox() {
      return name.equals(Rules.ORTHODOX) || ORTHODOX.contains(RuleNames.fold(name));
    }
  }

  private RulesText() {}

  /**
   * Returns the names that a text joins.
   *
   * @throws RuleLoadException if it is too long, or a name is missing
   */
  static List<String> names(String text) {
    requireShort(text);
    List<String> names = Splitter.on('+').splitToList(text);
    for (int i = 0; i < names.size(); i++) {
      if (BLANK.matchesAllOf(names.get(i))) {
        throw new RuleLoadException(
            "the rules '"
                + Quotes.clip(text)
                + "' name no condition "
                + place(names, i)
                + "; "
                + FORM);
      }
    }
    return names;
  }

  /** Says where an empty name stands among those that {@code +} parts. */
  private static String place(List<String> names, int empty) {
    if (names.size() == 1) {
      return "at all";
    }
    if (empty == 0) {
      return "before the first '+'";
    }
    String before = "'" + Quotes.clip(names.get(empty - 1)) + "+'";
    return empty == names.size() - 1
        ? "after the last " + before
        : "between " + before + " and the next '+'";
  }

  private static void requireShort(String text) {
    if (text.length() > LONGEST) {
      throw new RuleLoadException(
          "the rules '" + Quotes.clip(text) + "' are too long; at most " + LONGEST + " characters");
    }
  }

  /**
   * Takes a name with options apart.
   *
   * @throws RuleLoadException if it is too long, no name, or names an option twice
   */
  static Named named(String text) {
    requireShort(text);
    int colon = text.indexOf(':');
    String name = BLANK.trimFrom(colon < 0 ? text : text.substring(0, colon));
    if (name.isEmpty()) {
      throw new RuleLoadException("'" + Quotes.clip(text) + "' names no condition; " + FORM);
    }
    Set<String> options = new TreeSet<>();
    if (colon >= 0) {
      for (String option : Splitter.on(',').trimResults(BLANK).split(text.substring(colon + 1))) {
        if (!options.add(option)) {
          throw new RuleLoadException(
              "'" + Quotes.clip(text) + "' names the option '" + Quotes.clip(option) + "' twice");
        }
      }
    }
    Named named = new Named(name, options);
    if (colon >= 0 && named.isOrthodox()) {
      throw new RuleLoadException("'orthodox' takes no options");
    }
    return named;
  }
}
