package org.molychess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.rules.HookFailure;
import org.molychess.engine.text.Printable;
import org.molychess.engine.text.Quotes;
import org.molychess.spi.RuleVariant;

/**
 * A condition with what it says of itself: asked once, checked and copied, so that a condition that
 * fails, answers nonsense or changes its mind harms nobody.
 *
 * @param variant the condition
 * @param id its id
 * @param summary what it does, in a line
 * @param includes the conditions it builds on, sorted
 * @param options its options, sorted, with what each changes
 * @param aliases the names it has elsewhere, by the option that they imply; none is an empty text
 */
record DescribedVariant(
    RuleVariant variant,
    String id,
    String summary,
    Set<String> includes,
    Map<String, String> options,
    Map<String, Set<String>> aliases) {
  /** The longest id, option and alias. */
  static final int LONGEST_NAME = 100;

  /** The most names of a kind. */
  private static final int MOST_NAMES = 1_000;

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  /**
   * Asks a condition.
   *
   * @throws RuleLoadException that says what is wrong with its answers
   */
  static DescribedVariant of(RuleVariant variant) {
    String id = answer("id()", variant::id);
    if (!isId(id)) {
      throw new RuleLoadException(
          "the id '"
              + Quotes.clip(id)
              + "' is not small letters, digits and single hyphens, at most "
              + LONGEST_NAME);
    }
    if (id.equals(Rules.ORTHODOX)) {
      throw new RuleLoadException("the id 'orthodox' means no condition");
    }
    String summary = text("summary()", variant::summary);
    Set<String> includes =
        names(
            "included condition",
            "includes()",
            variant::includes,
            name -> isId(name) ? null : "is no id");
    Map<String, String> options = new TreeMap<>();
    Map<String, Set<String>> aliases = new TreeMap<>();
    aliases.put("", names("alias", "aliases()", variant::aliases, DescribedVariant::faultOfAlias));
    for (String option :
        names("option", "options()", variant::options, DescribedVariant::faultOfOption)) {
      String of = "('" + option + "')";
      options.put(option, text("summary" + of, () -> variant.summary(option)));
      aliases.put(
          option,
          names(
              "alias",
              "aliases" + of,
              () -> variant.aliases(option),
              DescribedVariant::faultOfAlias));
    }
    return new DescribedVariant(
        variant,
        id,
        summary,
        includes,
        Collections.unmodifiableMap(options),
        Collections.unmodifiableMap(aliases));
  }

  private static boolean isId(String name) {
    return name.length() <= LONGEST_NAME && ID.matcher(name).matches();
  }

  private static @Nullable String faultOfOption(String option) {
    return isName(option) && option.indexOf(',') < 0
        ? null
        : "is not a name of at most " + LONGEST_NAME + " characters without '+', ':' and ','";
  }

  private static @Nullable String faultOfAlias(String alias) {
    return isName(alias)
        ? null
        : "is not a name of at most " + LONGEST_NAME + " characters without '+' and ':'";
  }

  private static boolean isName(String name) {
    return name.length() <= LONGEST_NAME
        && Printable.fault(name) == null
        && name.chars().noneMatch(c -> c == '+' || c == ':')
        && !RuleNames.fold(name).isEmpty();
  }

  private static String text(String asked, Supplier<String> code) {
    String text = answer(asked, code);
    String fault = Printable.fault(text);
    if (fault != null) {
      throw new RuleLoadException(asked + " " + fault);
    }
    return text;
  }

  private static Set<String> names(
      String what,
      String asked,
      Supplier<Set<String>> code,
      Function<String, @Nullable String> faultOf) {
    Set<String> answered = answer(asked, code);
    List<String> names = answer(asked, () -> copy(answered));
    if (names.size() > MOST_NAMES) {
      throw new RuleLoadException(asked + " returns more than " + MOST_NAMES + " names");
    }
    for (String name : names) {
      @Nullable String fault = faultOf.apply(name);
      if (fault != null) {
        throw new RuleLoadException("the " + what + " '" + Quotes.clip(name) + "' " + fault);
      }
    }
    return Collections.unmodifiableSet(new TreeSet<>(names));
  }

  /** Returns the names, or the first of a set without end. */
  private static List<String> copy(Set<String> names) {
    List<String> copy = new ArrayList<>();
    for (String name : names) {
      copy.add(Objects.requireNonNull(name, "a name"));
      if (copy.size() > MOST_NAMES) {
        break;
      }
    }
    return copy;
  }

  private static <T> T answer(String asked, Supplier<T> code) {
    @Nullable T answer;
    try {
      answer = Loading.call(code);
    } catch (Throwable e) {
      HookFailure.rethrowIfFatal(e);
      throw new RuleLoadException(asked + " throws " + HookFailure.describe(e), e);
    }
    if (answer == null) {
      throw new RuleLoadException(asked + " returns null");
    }
    return answer;
  }
}
