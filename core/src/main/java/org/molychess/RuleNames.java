package org.molychess;

import com.google.common.collect.Ordering;
import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.text.Quotes;

/**
 * The names by which people ask for conditions: ids and aliases, whatever their case, accents,
 * blanks and hyphens.
 */
final class RuleNames {
  private static final int MOST_SUGGESTIONS = 3;

  /** A part of a name that is as long as this is enough to suggest the whole. */
  private static final int TELLING = 4;

  /**
   * What a name means.
   *
   * @param id the condition
   * @param option an option that the name implies, or an empty text
   */
  record Meaning(String id, String option) {
    @Override
    public String toString() {
      return option.isEmpty() ? id : id + ":" + option;
    }
  }

  private final Map<String, Set<Meaning>> meanings = new TreeMap<>();

  /** Collects the names of these conditions. */
  RuleNames(Collection<DescribedVariant> variants) {
    for (DescribedVariant variant : variants) {
      add(variant.id(), new Meaning(variant.id(), ""));
      variant
          .aliases()
          .forEach(
              (option, names) ->
                  names.forEach(alias -> add(alias, new Meaning(variant.id(), option))));
    }
  }

  private void add(String name, Meaning meaning) {
    meanings.computeIfAbsent(fold(name), key -> new LinkedHashSet<>()).add(meaning);
  }

  /** Returns a name's letters and digits: small, without accents. */
  static String fold(String name) {
    StringBuilder out = new StringBuilder();
    String text = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    text.codePoints().filter(Character::isLetterOrDigit).forEach(out::appendCodePoint);
    return out.toString();
  }

  /**
   * Returns what a name means, or null if no condition has it.
   *
   * @throws RuleLoadException if several conditions have it
   */
  @Nullable Meaning find(String name) {
    Set<Meaning> found = meanings.get(fold(name));
    if (found == null) {
      return null;
    }
    if (found.size() > 1) {
      throw new RuleLoadException(
          "'"
              + Quotes.clip(name)
              + "' may mean "
              + English.either(found.stream().map(Meaning::toString).toList())
              + "; say which");
    }
    return found.iterator().next();
  }

  /**
   * Returns the names that somebody may have meant, the likeliest first.
   *
   * @param others further names that are known, such as those of conditions not at hand
   */
  List<String> suggestions(String name, Collection<String> others) {
    String typed = fold(name);
    if (typed.isEmpty() || typed.length() > DescribedVariant.LONGEST_NAME) {
      return List.of();
    }
    Map<String, Set<String>> known = new TreeMap<>();
    meanings.forEach(
        (key, of) ->
            of.forEach(
                meaning ->
                    known.computeIfAbsent(key, none -> new TreeSet<>()).add(meaning.toString())));
    others.forEach(id -> known.computeIfAbsent(fold(id), none -> new TreeSet<>()).add(id));
    Map<String, Integer> distances = new TreeMap<>();
    known.forEach(
        (key, texts) -> {
          int distance = distance(typed, key);
          boolean near = distance <= 1 + typed.length() / TELLING;
          boolean telling = isTelling(typed, key);
          for (String text : texts) {
            if (near || telling && text.indexOf(':') < 0) {
              distances.merge(text, distance, Math::min);
            }
          }
        });
    return Ordering.from(
            Comparator.<String>comparingInt(text -> distances.getOrDefault(text, 0))
                .thenComparing(Comparator.naturalOrder()))
        .leastOf(distances.keySet(), MOST_SUGGESTIONS);
  }

  private static boolean isTelling(String typed, String key) {
    return typed.length() >= TELLING && key.contains(typed)
        || key.length() >= TELLING && typed.contains(key);
  }

  /**
   * Returns how many letters must be put in, left out, replaced or swapped with a neighbour to make
   * one text of the other.
   */
  static int distance(String a, String b) {
    int[][] least = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          least[i][j] = i + j;
          continue;
        }
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int steps = Math.min(least[i - 1][j], least[i][j - 1]) + 1;
        steps = Math.min(steps, least[i - 1][j - 1] + (same ? 0 : 1));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          steps = Math.min(steps, least[i - 2][j - 2] + 1);
        }
        least[i][j] = steps;
      }
    }
    return least[a.length()][b.length()];
  }
}
