package org.molychess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.molychess.engine.text.Quotes;

/** The tags of a game, such as {@code White} and {@code Date}, in the order of their setting. */
final class GameTags {
  private static final int LONGEST_NAME = 255;
  private static final Set<String> DERIVED = Set.of("Result", "Variant", "SetUp", "FEN");

  private final Map<String, String> values = new LinkedHashMap<>();

  Map<String, String> view() {
    return Collections.unmodifiableMap(values);
  }

  void putAll(GameTags other) {
    values.putAll(other.values);
  }

  /** Sets a tag, or drops it if the value is empty; refuses what {@link Game#tag} refuses. */
  void put(String name, String value) {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "'" + Quotes.clip(name) + "' is not a tag's name: letters, digits and underscores");
    }
    if (DERIVED.contains(name)) {
      throw new IllegalArgumentException("the tag '" + name + "' follows from the game itself");
    }
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < ' ') {
        throw new IllegalArgumentException(
            "the tag '" + name + "' has control characters: '" + Quotes.clip(value) + "'");
      }
    }
    if (value.isEmpty()) {
      values.remove(name);
    } else {
      values.put(name, value);
    }
  }

  private static boolean isName(String name) {
    if (name.isEmpty() || name.length() > LONGEST_NAME) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!letter && c != '_' && !(c >= '0' && c <= '9')) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameTags tags && tags.values.equals(values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }
}
