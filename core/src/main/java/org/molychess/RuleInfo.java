package org.molychess;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * A condition that was found.
 *
 * @param id the name that {@link Rules#parse} takes
 * @param summary what it does, in a line
 * @param options the options it takes after a colon
 * @param includes the conditions it builds on
 * @param provider the class that provides it
 */
public record RuleInfo(
    String id, String summary, Set<String> options, Set<String> includes, Class<?> provider) {
  /** Keeps sorted copies of the sets. */
  public RuleInfo {
    options = Collections.unmodifiableSet(new TreeSet<>(options));
    includes = Collections.unmodifiableSet(new TreeSet<>(includes));
  }
}
