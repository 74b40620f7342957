package org.molychess;

import java.util.Map;
import java.util.Set;

/**
 * A condition that was found.
 *
 * @param id the name that {@link Rules#parse} takes
 * @param summary what it does, in a line
 * @param options the options it takes after a colon, with what each changes, in a line
 * @param includes the conditions it builds on
 * @param provider the class that provides it
 */
public record RuleInfo(
    String id,
    String summary,
    Map<String, String> options,
    Set<String> includes,
    Class<?> provider) {}
