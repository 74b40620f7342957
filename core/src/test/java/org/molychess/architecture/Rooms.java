package org.molychess.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rooms of core and which may look into which; every rule returns the edges that break it. */
final class Rooms {
  /** The packages of the engine, from the lowest floor up: each may use those before it. */
  static final List<String> FLOORS =
      List.of(
          "engine.text",
          "engine.board",
          "engine.state",
          "engine.fen",
          "engine.rules",
          "engine.setup",
          "engine.movegen",
          "engine.play",
          "engine.predict",
          "engine.count",
          "engine.walk",
          "engine.perft",
          "engine");

  /** The types of the facade that stand on the ground: they use nothing of the rest. */
  static final Set<String> VALUES =
      Set.of(
          "Square",
          "SquareSet",
          "Side",
          "Role",
          "Piece",
          "Effect",
          "Stage",
          "FenException",
          "CheckpointException");

  /** The most classes that may depend on one another in a circle within a package. */
  static final int LARGEST_CIRCLE = 3;

  private final JavaClasses classes;
  private final String root;

  Rooms(JavaClasses classes, String root) {
    this.classes = classes;
    this.root = root;
  }

  /** Returns the package below the root: empty for the facade, null for anything else. */
  private String room(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(root)
        ? ""
        : name.startsWith(root + ".") ? name.substring(root.length() + 1) : null;
  }

  private static JavaClass outermost(JavaClass type) {
    JavaClass outer = type;
    while (outer.getEnclosingClass().isPresent()) {
      outer = outer.getEnclosingClass().get();
    }
    return outer;
  }

  private boolean isValue(JavaClass type) {
    return "".equals(room(type)) && VALUES.contains(outermost(type).getSimpleName());
  }

  private static String edge(Dependency dependency) {
    return outermost(dependency.getOriginClass()).getName()
        + " -> "
        + outermost(dependency.getTargetClass().getBaseComponentType()).getName()
        + ": "
        + dependency.getDescription();
  }

  private interface Check {
    boolean isBroken(JavaClass from, JavaClass to);
  }

  private List<String> broken(Check check) {
    List<String> edges = new ArrayList<>();
    for (JavaClass type : classes) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (room(type) != null && room(target) != null && check.isBroken(type, target)) {
          edges.add(edge(dependency));
        }
      }
    }
    return edges;
  }

  /** Floors of the engine use those below them. */
  List<String> upwardEdges() {
    return broken(
        (from, to) ->
            FLOORS.contains(room(from))
                && FLOORS.contains(room(to))
                && FLOORS.indexOf(room(to)) > FLOORS.indexOf(room(from)));
  }

  /** Every package of the engine has its floor. */
  List<String> unknownRooms() {
    return classes.stream()
        .filter(type -> room(type) != null && room(type).startsWith("engine"))
        .map(this::room)
        .filter(room -> !FLOORS.contains(room))
        .distinct()
        .toList();
  }

  /** The engine and the interface of conditions use the values of the facade and nothing else. */
  List<String> edgesIntoTheFacade() {
    return broken(
        (from, to) ->
            (room(from).startsWith("engine") || room(from).equals("spi"))
                && room(to).isEmpty()
                && !isValue(to));
  }

  /** The interface of conditions knows no engine. */
  List<String> edgesFromSpiIntoTheEngine() {
    return broken((from, to) -> room(from).equals("spi") && room(to).startsWith("engine"));
  }

  /** The values stand on the ground, and may quote text in their errors. */
  List<String> edgesOfValues() {
    return broken((from, to) -> isValue(from) && !isValue(to) && !room(to).equals(FLOORS.get(0)));
  }

  /** Games, diagrams and the like stand on the public API. */
  List<String> edgesAroundThePublicApi() {
    return broken(
        (from, to) ->
            (room(from).startsWith("pgn") || room(from).startsWith("diagram"))
                && (room(to).startsWith("engine") || room(to).equals("spi")));
  }

  /** From the boards to the counts, the engine uses the JDK alone. */
  List<String> edgesIntoGuava() {
    List<String> edges = new ArrayList<>();
    for (JavaClass type : classes) {
      int floor = FLOORS.indexOf(room(type));
      if (floor >= FLOORS.indexOf("engine.board") && floor < FLOORS.indexOf("engine")) {
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
          if (dependency.getTargetClass().getPackageName().startsWith("com.google")) {
            edges.add(edge(dependency));
          }
        }
      }
    }
    return edges;
  }

  /** The facade does not use what stands upon it. */
  List<String> edgesOfTheFacadeUpward() {
    return broken(
        (from, to) ->
            !room(from).startsWith("pgn")
                && !room(from).startsWith("diagram")
                && (room(to).startsWith("pgn") || room(to).startsWith("diagram")));
  }

  /** Within a package, no more than a few classes depend on one another in a circle. */
  List<String> largeCircles() {
    return circles().stream()
        .filter(circle -> circle.size() > LARGEST_CIRCLE)
        .map(circle -> String.join(", ", circle))
        .toList();
  }

  /** Returns the circles of classes within the packages of the engine, sorted. */
  List<List<String>> circles() {
    Map<JavaClass, Set<JavaClass>> uses = new LinkedHashMap<>();
    for (JavaClass type : classes) {
      if (room(type) != null && room(type).startsWith("engine")) {
        Set<JavaClass> targets = uses.computeIfAbsent(outermost(type), key -> new HashSet<>());
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
          JavaClass target = outermost(dependency.getTargetClass().getBaseComponentType());
          if (target.getPackageName().equals(type.getPackageName()) && target != outermost(type)) {
            targets.add(target);
          }
        }
      }
    }
    List<List<String>> circles = new ArrayList<>();
    Set<JavaClass> seen = new HashSet<>();
    for (JavaClass type : uses.keySet()) {
      List<String> circle = new ArrayList<>();
      for (JavaClass other : reachable(uses, type)) {
        if (reachable(uses, other).contains(type) && seen.add(other)) {
          circle.add(other.getSimpleName());
        }
      }
      if (circle.size() > 1) {
        circle.sort(Comparator.naturalOrder());
        circles.add(circle);
      }
    }
    circles.sort(Comparator.comparing(circle -> circle.get(0)));
    return circles;
  }

  private static Set<JavaClass> reachable(Map<JavaClass, Set<JavaClass>> uses, JavaClass from) {
    Set<JavaClass> found = new HashSet<>();
    List<JavaClass> next = new ArrayList<>(uses.getOrDefault(from, Set.of()));
    while (!next.isEmpty()) {
      JavaClass type = next.remove(next.size() - 1);
      if (found.add(type)) {
        next.addAll(uses.getOrDefault(type, Set.of()));
      }
    }
    return found;
  }

  /** Returns a predicate for classes below the root. */
  static DescribedPredicate<JavaClass> below(String root) {
    return DescribedPredicate.describe(
        "below " + root, type -> type.getPackageName().startsWith(root));
  }
}
