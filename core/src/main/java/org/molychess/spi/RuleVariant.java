package org.molychess.spi;

import java.util.Set;

/** A condition. (The full recipe follows below.) */
public interface RuleVariant {
  String id();

  void install(Hooks hooks);

  default String summary() {
    return "";
  }

  default Set<String> includes() {
    return Set.of();
  }

  default Set<String> options() {
    return Set.of();
  }
}
