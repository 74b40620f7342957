package org.molychess;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A condition that was found.
 *
 * @param id the name that {@link Rules#parse} takes
 * @param summary what it does, in a line
 * @param options the options it takes after a colon, with what each changes, in a line
 * @param includes the conditions it builds on
 * @param aliases other names by which it can be asked for, with what each means: the id, or the id
 *     and an option
 * @param provider the class that provides it
 */
public record RuleInfo(
    String id,
    String summary,
    Map<String, String> options,
    Set<String> includes,
    Map<String, String> aliases,
    Class<?> provider) {
  /** Keeps sorted copies of the collections. */
  public RuleInfo {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
    includes = Collections.unmodifiableSet(new TreeSet<>(includes));
    aliases = Collections.unmodifiableMap(new TreeMap<>(aliases));
  }
}
