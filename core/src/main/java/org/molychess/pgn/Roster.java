package org.molychess.pgn;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The seven tags that every game in PGN has, and those that follow from the game itself. */
final class Roster {
  /** The seven in their order, with what stands for "unknown". */
  static final Map<String, String> UNKNOWN = new LinkedHashMap<>();

  private static final Set<String> DERIVED = Set.of("Result", "Variant", "SetUp", "FEN");

  static {
    UNKNOWN.put("Event", "?");
    UNKNOWN.put("Site", "?");
    UNKNOWN.put("Date", "????.??.??");
    UNKNOWN.put("Round", "?");
    UNKNOWN.put("White", "?");
    UNKNOWN.put("Black", "?");
    UNKNOWN.put("Result", "*");
  }

  private Roster() {}

  /** Returns whether the game itself says what the tag says. */
  static boolean isDerived(String name) {
    return DERIVED.contains(name);
  }

  /** Returns whether a tag of the seven says no more than that it is unknown. */
  static boolean isUnknown(String name, String value) {
    return value.isEmpty() || value.equals(UNKNOWN.get(name));
  }
}
