package org.molychess.solver;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a solution says about its problem.
 *
 * @param kind the gravest fault, or none
 * @param places the faults, a text each: cooks, short solutions, duals with the moves before them
 */
public record Soundness(Kind kind, List<String> places) {
  /** The faults, the gravest first. */
  public enum Kind {
    /** Nothing has been found. */
    NO_SOLUTION("no solution"),
    /** There are more keys than one, or answers that are not stated, or stated ones are missing. */
    COOKED("cooked"),
    /** Something is shorter than asked for. */
    SHORT("short solutions"),
    /** The attacker has a choice after the key. */
    DUAL("duals"),
    /** Not everything has been searched. */
    UNFINISHED("search not finished"),
    /** No fault has been found. */
    SOUND("sound");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Returns it in words. */
    @Override
    public String toString() {
      return text;
    }
  }

  /** The most lines that are told as short solutions. */
  private static final int MOST_LINES = 100;

  /** Copies the list. */
  public Soundness {
    places = List.copyOf(places);
  }

  /** Returns what a solution says about its problem. */
  static Soundness of(Solution solution) {
    Problem problem = solution.problem();
    if (!solution.complete()) {
      return new Soundness(Kind.UNFINISHED, List.of());
    }
    if (problem.options().has(Options.Flag.POST_KEY_PLAY)) {
      return duals(solution);
    }
    if (solution.count() == 0) {
      return new Soundness(Kind.NO_SOLUTION, List.of());
    }
    List<String> cooks = cooks(solution, problem);
    if (!cooks.isEmpty()) {
      return new Soundness(Kind.COOKED, cooks);
    }
    List<String> shorts = shorts(solution);
    return shorts.isEmpty() ? duals(solution) : new Soundness(Kind.SHORT, shorts);
  }

  private static List<String> cooks(Solution solution, Problem problem) {
    if (problem.stated().isEmpty() && problem.stipulation().isLines()) {
      return List.of();
    }
    List<String> answers = solution.plain();
    if (problem.stated().isEmpty()) {
      return answers.subList(1, answers.size());
    }
    Set<String> places = new TreeSet<>(answers);
    problem.stated().forEach(places::remove);
    Set<String> missing = new TreeSet<>(problem.stated());
    answers.forEach(missing::remove);
    missing.forEach(text -> places.add(text + " (stated, but solves nothing)"));
    return List.copyOf(places);
  }

  private static List<String> shorts(Solution solution) {
    List<String> places = new ArrayList<>();
    int full = solution.problem().stipulation().halfMoves();
    for (SolutionNode key : solution.keys()) {
      if (key.moves() < full / 2) {
        places.add(key.machineText());
      }
    }
    Stipulation stipulation = solution.problem().stipulation();
    LineStore lines = solution.store();
    boolean alternate = stipulation.play() == Play.ALTERNATE;
    // The other side may reach the goal half a move earlier.
    int least = stipulation.genre() == Genre.RECIPROCAL ? full - 1 : full;
    Iterator<String> shorter = lines.shorterThan(alternate ? least : lines.longest()).iterator();
    while (shorter.hasNext()) {
      if (places.size() == MOST_LINES) {
        places.add("and more");
        break;
      }
      places.add(shorter.next());
    }
    return places;
  }

  private static Soundness duals(Solution solution) {
    List<String> places = new ArrayList<>();
    for (SolutionNode root : solution.trees()) {
      if (root.meaning() == SolutionNode.Meaning.KEY
          || root.meaning() == SolutionNode.Meaning.POST_KEY) {
        duals(root, "", places);
      }
    }
    return new Soundness(places.isEmpty() ? Kind.SOUND : Kind.DUAL, places);
  }

  private static void duals(SolutionNode node, String before, List<String> places) {
    String now = node.move() == null ? before : (before + " " + node.move().uci()).strip();
    List<String> choices =
        node.children().stream()
            .filter(child -> child.meaning() == SolutionNode.Meaning.CONTINUATION)
            .map(SolutionNode::machineText)
            .toList();
    if (choices.size() > 1 && node.meaning() == SolutionNode.Meaning.VARIATION) {
      places.add(now + ": " + String.join(", ", choices));
    }
    node.children().forEach(child -> duals(child, now, places));
  }

  /** Returns the kind, and the places if there are any. */
  @Override
  public String toString() {
    return places.isEmpty() ? kind.toString() : kind + ": " + String.join("; ", places);
  }
}
