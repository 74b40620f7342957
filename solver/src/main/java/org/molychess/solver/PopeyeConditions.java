package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.UnknownRuleException;

/** Reads conditions under the names that Popeye gives them, and under our own. */
final class PopeyeConditions {
  /** Names of one word. Popeye's Couscous is Coucou here, as docs/rules.md says. */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("circe", "circe"),
          Map.entry("anticirce", "anticirce"),
          Map.entry("immunchess", "immune"),
          Map.entry("ghostchess", "ghost"),
          Map.entry("hauntedchess", "haunted"),
          Map.entry("mirrorcirce", "circe-mirror"),
          Map.entry("pwc", "circe-pwc"),
          Map.entry("couscouscirce", "circe-coucou"),
          Map.entry("chameleoncirce", "circe-chameleon"),
          Map.entry("equipollentscirce", "circe-equipollents"),
          Map.entry("filecirce", "circe-file"),
          Map.entry("symmetrycirce", "circe-symmetry"),
          Map.entry("supercirce", "circe-super"),
          Map.entry("circeclone", "circe-clone"),
          Map.entry("clonecirce", "circe-clone"),
          Map.entry("diametralcirce", "circe-diametral"),
          Map.entry("circeassassin", "circe-assassin"),
          Map.entry("rankcirce", "circe-rank"));

  /** Words behind {@code Circe} or {@code AntiCirce}. */
  private static final Map<String, String> VARIANTS =
      Map.ofEntries(
          Map.entry("circe mirror", "circe-mirror"),
          Map.entry("circe pwc", "circe-pwc"),
          Map.entry("circe couscous", "circe-coucou"),
          Map.entry("circe chameleon", "circe-chameleon"),
          Map.entry("circe equipollents", "circe-equipollents"),
          Map.entry("circe file", "circe-file"),
          Map.entry("circe rank", "circe-rank"),
          Map.entry("circe symmetry", "circe-symmetry"),
          Map.entry("circe super", "circe-super"),
          Map.entry("circe clone", "circe-clone"),
          Map.entry("circe diametral", "circe-diametral"),
          Map.entry("circe assassin", "circe-assassin"),
          Map.entry("circe strict", "circe-strict"),
          Map.entry("circe rexinclusive", "circe:rex-inclusive"),
          Map.entry("circe relaxed", "circe"),
          Map.entry("circe rexexclusive", "circe"),
          Map.entry("anticirce cheylan", "anticirce:cheylan"),
          Map.entry("anticirce calvet", "anticirce"),
          Map.entry("anticirce rexinclusive", "anticirce"));

  private PopeyeConditions() {}

  /** Reads conditions up to a word that names none and is told to end them. */
  static Rules read(Words words, java.util.function.Predicate<String> isEnd) {
    List<String> found = new ArrayList<>();
    while (words.hasNext() && !isEnd.test(words.peek())) {
      String word = words.next("a condition").toLowerCase(Locale.ROOT);
      String known = NAMES.get(word);
      if (known == null) {
        found.add(own(words, word));
        continue;
      }
      String variant = VARIANTS.get(word + " " + words.peek().toLowerCase(Locale.ROOT));
      while (variant != null) {
        words.next("a condition");
        known = variant;
        variant = VARIANTS.get(word + " " + words.peek().toLowerCase(Locale.ROOT));
      }
      found.add(known);
    }
    if (found.isEmpty()) {
      return Rules.orthodox();
    }
    try {
      return Rules.parse(found.stream().distinct().collect(Collectors.joining("+")));
    } catch (RuleLoadException e) {
      throw words.fault("the conditions do not go together: " + e.getMessage());
    }
  }

  private static String own(Words words, String word) {
    try {
      return Rules.parse(word).toString();
    } catch (UnknownRuleException | RuleLoadException e) {
      throw words.fault("the condition '" + word + "' is not known here: " + e.getMessage());
    }
  }
}
