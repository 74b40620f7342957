package org.molychess.conformance.plain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The conditions of a game in their order, section 1.6. */
public final class PlainRules {

  /** A condition that builds on another puts that one immediately before itself. */
  private static final Map<String, String> INCLUDES =
      Map.of("circe-ulysses", "circe", "progressive-circe", "progressive");

  private static final Map<String, Set<String>> OPTIONS =
      Map.of(
          "circe", Set.of("rex-inclusive"),
          "anticirce", Set.of("cheylan"),
          "promotion-circe", Set.of("inverse", "enlarged", "white", "black"));

  private final String text;
  private final List<PlainCondition> conditions;

  private PlainRules(String text, List<PlainCondition> conditions) {
    this.text = text;
    this.conditions = conditions;
  }

  /** Reads names in order, as {@code circe+promotion-circe:enlarged,white+progressive}. */
  public static PlainRules parse(String text) {
    Map<String, Set<String>> named = new LinkedHashMap<>();
    for (String part : text.split("\\+", -1)) {
      String name = part.contains(":") ? part.substring(0, part.indexOf(':')) : part;
      Set<String> options = new TreeSet<>();
      if (part.contains(":")) {
        for (String option : part.substring(part.indexOf(':') + 1).split(",", -1)) {
          if (!OPTIONS.getOrDefault(name, Set.of()).contains(option) || !options.add(option)) {
            throw new IllegalArgumentException("bad option " + option + " of " + name);
          }
        }
      }
      Set<String> before = named.putIfAbsent(name, options);
      if (before != null && !before.equals(options)) {
        throw new IllegalArgumentException(name + " is named with different options");
      }
    }
    if (named.containsKey("orthodox")) {
      if (named.size() > 1) {
        throw new IllegalArgumentException("orthodox stands alone");
      }
      return new PlainRules("orthodox", List.of());
    }
    if (named.containsKey("ghost") && named.containsKey("haunted")) {
      throw new IllegalArgumentException("ghost and haunted have one FEN token");
    }
    Map<String, PlainCondition> ordered = new LinkedHashMap<>();
    for (String name : named.keySet()) {
      String included = INCLUDES.get(name);
      if (included != null && !ordered.containsKey(included)) {
        ordered.put(included, create(included, named.getOrDefault(included, Set.of())));
      }
      if (!ordered.containsKey(name)) {
        ordered.put(name, create(name, named.get(name)));
      }
    }
    return new PlainRules(text, List.copyOf(ordered.values()));
  }

  private static PlainCondition create(String name, Set<String> options) {
    switch (name) {
      case "circe":
        return new PlainCirce(options);
      case "circe-coucou":
        return new PlainCoucou(name, false);
      case "circe-couscous":
        return new PlainCoucou(name, true);
      case "promotion-circe":
        return new PlainPromotionCirce(options);
      case "progressive":
        return new PlainProgressive();
      case "progressive-circe":
        return new PlainProgressiveCirce();
      case "circe-ulysses":
        return new PlainUlyssesCirce();
      case "ghost":
        return new PlainGhost();
      case "haunted":
        return new PlainHaunted();
      case "circe-mirror":
        return new PlainMirror();
      case "circe-clone":
        return new PlainClone();
      case "circe-rank":
        return new PlainRank();
      case "circe-file":
        return new PlainFile();
      case "circe-symmetry":
        return new PlainSymmetry();
      case "circe-diametral":
        return new PlainDiametral();
      case "circe-pwc":
        return new PlainPwc();
      case "circe-equipollents":
        return new PlainEquipollents();
      case "circe-super":
        return new PlainSuper();
      case "circe-assassin":
        return new PlainAssassin();
      case "circe-strict":
        return new PlainStrict();
      case "circe-chameleon":
        return new PlainChameleon();
      case "anticirce":
        return new PlainAnticirce(options);
      case "chess960":
        return new PlainChess960();
      case "immune":
        return new PlainImmune();
      default:
        throw new IllegalArgumentException("no such condition: " + name);
    }
  }

  /** Reads a position as a game has it. */
  public PlainPosition position(String fen) {
    return PlainFenReader.read(this, fen, false);
  }

  /** Reads a position as a problem has it: a king may be missing, units at home are unmoved. */
  public PlainPosition problem(String fen) {
    return PlainFenReader.read(this, fen, true);
  }

  public PlainPosition initialPosition() {
    return position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  List<PlainCondition> conditions() {
    return conditions;
  }

  boolean has(String name) {
    return conditions.stream().anyMatch(condition -> condition.name.equals(name));
  }

  boolean isProgressive() {
    return has("progressive");
  }

  /** Whether units know where they stood when the game began. */
  boolean hasOrigins() {
    return has("progressive-circe");
  }

  boolean castlesFreely() {
    return has("chess960");
  }

  boolean reappearsTaboo() {
    return has("ghost");
  }

  boolean keepsGhosts() {
    return has("ghost") || has("haunted");
  }

  boolean placesUnits() {
    return conditions.stream().anyMatch(PlainCondition::placesUnits);
  }

  boolean returnsKings() {
    return conditions.stream().anyMatch(PlainCondition::returnsKings);
  }

  boolean capturesKings() {
    return conditions.stream().anyMatch(PlainCondition::capturesKings);
  }

  boolean leavesPawnsWaiting() {
    return conditions.stream().anyMatch(PlainCondition::leavesPawnsWaiting);
  }

  boolean strandsPawns() {
    return conditions.stream().anyMatch(PlainCondition::strandsPawns);
  }

  /** The first condition that says what check means decides; else it is orthodox. */
  PlainCheck check() {
    for (PlainCondition condition : conditions) {
      PlainCheck check = condition.check();
      if (check != null) {
        return check;
      }
    }
    return PlainCheck.ORTHODOX;
  }

  @Override
  public String toString() {
    return text;
  }
}
