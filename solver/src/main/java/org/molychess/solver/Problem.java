package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/**
 * A chess problem: a diagram, what is asked for, and what else is known of it. Immutable.
 *
 * <pre>{@code
 * Problem problem = Problem.of(Rules.of("circe"), "2k5/8/3P4/R7/8/3B4/3P4/4K2R", "#2");
 * }</pre>
 */
public final class Problem {
  private final Position position;
  private final Stipulation stipulation;
  private final Options options;
  private final @Nullable Position target;
  private final List<Twin> twins;
  private final boolean zeroPosition;
  private final Map<String, String> texts;
  private final List<String> stated;

  private Problem(
      Position position,
      Stipulation stipulation,
      Options options,
      @Nullable Position target,
      List<Twin> twins,
      boolean zeroPosition,
      Map<String, String> texts,
      List<String> stated) {
    this.position = position;
    this.stipulation = stipulation;
    this.options = options;
    this.target = target;
    this.twins = List.copyOf(twins);
    this.zeroPosition = zeroPosition;
    this.texts = Map.copyOf(texts);
    this.stated = List.copyOf(stated);
  }

  /**
   * Returns the problem of a position; its side to move makes the first move.
   *
   * @throws ProblemException if the stipulation cannot be met in any way
   */
  public static Problem of(Position position, Stipulation stipulation) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(stipulation, "stipulation");
    if (stipulation.goal().kind() == Goal.Kind.POSITION) {
      throw new ProblemException("the stipulation " + stipulation + " needs a target");
    }
    return checked(
        new Problem(
            position, stipulation, Options.none(), null, List.of(), false, Map.of(), List.of()));
  }

  /**
   * Returns the problem of a FEN and a stipulation.
   *
   * <p>A placement alone is read by the convention of problems: who begins follows from the
   * stipulation, and kings and rooks at home may castle. In a whole FEN the side to move begins.
   *
   * @throws FenException if the FEN cannot be read
   * @throws ProblemException if the stipulation cannot be read or met in any way
   */
  public static Problem of(Rules rules, String fen, String stipulation) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(fen, "fen");
    Stipulation asked = Stipulation.parse(stipulation);
    String text = fen.strip();
    if (text.indexOf(' ') < 0) {
      text += whiteIsToMove(asked) ? " w - -" : " b - -";
    }
    return of(rules.position(text, Reading.PROBLEM, Reading.LENIENT), asked);
  }

  /** Returns whether White is to move in a diagram of which only the units are given. */
  private static boolean whiteIsToMove(Stipulation stipulation) {
    return stipulation.goal().kind() == Goal.Kind.PROOF_GAME
        ? stipulation.play() == Play.ALTERNATE && stipulation.halfMoves() % 2 == 0
        : stipulation.attackerBegins();
  }

  private static Problem checked(Problem problem) {
    Goal goal = problem.stipulation.goal();
    Side victim =
        switch (problem.stipulation.genre()) {
          case DIRECT, HELP, RECIPROCAL -> problem.attacker().opposite();
          case SELF, REFLEX, SEMI_REFLEX, HELP_SELF, HELP_REFLEX -> problem.attacker();
        };
    boolean needsKing = goal.kind() == Goal.Kind.MATE || goal.kind() == Goal.Kind.CHECK;
    boolean needsBoth = problem.stipulation.genre() == Genre.RECIPROCAL;
    if (needsKing && !problem.zeroPosition) {
      for (Side side : needsBoth ? List.of(victim, victim.opposite()) : List.of(victim)) {
        requireKing(problem, side);
      }
    }
    if (goal.kind() == Goal.Kind.KISS && !problem.zeroPosition) {
      Square square = Objects.requireNonNull(goal.square());
      if (problem.position.at(square).isEmpty()) {
        throw new ProblemException(
            "the stipulation "
                + problem.stipulation
                + " is impossible: there is no unit on "
                + square
                + " to stand next to");
      }
    }
    return problem;
  }

  private static void requireKing(Problem problem, Side side) {
    if (problem.position.king(side).isEmpty()) {
      throw new ProblemException(
          "the stipulation "
              + problem.stipulation
              + " is impossible: there is no "
              + (side == Side.WHITE ? "white" : "black")
              + " king; put one on the board, or ask for another goal");
    }
  }

  private Problem with(
      Position newPosition,
      Stipulation newStipulation,
      Options newOptions,
      @Nullable Position newTarget,
      List<Twin> newTwins) {
    return checked(
        new Problem(
            newPosition,
            newStipulation,
            newOptions,
            newTarget,
            newTwins,
            zeroPosition,
            texts,
            stated));
  }

  /** Returns the diagram, with the side to move that makes the first move. */
  public Position position() {
    return position;
  }

  /** Returns the rules it is played under. */
  public Rules rules() {
    return position.rules();
  }

  /** Returns what is asked for. */
  public Stipulation stipulation() {
    return stipulation;
  }

  /** Returns what else is asked for. */
  public Options options() {
    return options;
  }

  /** Returns the diagram to reach; for the goal {@code a=>b} only. */
  public Optional<Position> target() {
    return Optional.ofNullable(target);
  }

  /** Returns the twins after the first phase, in order. */
  public List<Twin> twins() {
    return twins;
  }

  /** Returns whether the diagram itself is not to be solved, only its twins. */
  public boolean isZeroPosition() {
    return zeroPosition;
  }

  /** Returns texts about the problem by their names: {@code author}, {@code source}, {@code id}. */
  public Map<String, String> texts() {
    return texts;
  }

  /** Returns the solution as its source states it, in the form of {@link Solution#plain}. */
  public List<String> stated() {
    return stated;
  }

  /** Returns the side that by convention is White: it attacks, or the last help move is its own. */
  public Side attacker() {
    if (stipulation.goal().kind() == Goal.Kind.PROOF_GAME) {
      return Side.WHITE;
    }
    Side first = position.sideToMove();
    return stipulation.attackerBegins() ? first : first.opposite();
  }

  /** Returns the problem with other options. */
  public Problem with(Options other) {
    Objects.requireNonNull(other, "other");
    return with(position, stipulation, other, target, twins);
  }

  /** Returns the problem with these twins. */
  public Problem withTwins(List<Twin> other) {
    return with(position, stipulation, options, target, other);
  }

  /** Returns the problem whose own diagram is not to be solved. */
  public Problem asZeroPosition() {
    return new Problem(position, stipulation, options, target, twins, true, texts, stated);
  }

  /** Returns the problem with a text about it, such as its {@code author}. */
  public Problem withText(String name, String text) {
    Map<String, String> more = new TreeMap<>(texts);
    more.put(name, text);
    return new Problem(position, stipulation, options, target, twins, zeroPosition, more, stated);
  }

  /** Returns the problem with the solution that its source states. */
  public Problem withStated(List<String> lines) {
    return new Problem(position, stipulation, options, target, twins, zeroPosition, texts, lines);
  }

  /**
   * Returns the problem to go from one position to another.
   *
   * @throws ProblemException if the stipulation is another, or the rules differ
   */
  public static Problem between(Position from, Position to, Stipulation stipulation) {
    Objects.requireNonNull(to, "to");
    if (stipulation.goal().kind() != Goal.Kind.POSITION) {
      throw new ProblemException("the stipulation " + stipulation + " has no target; write a=>b");
    }
    if (!from.rules().equals(to.rules())) {
      throw new ProblemException(
          "the target is under " + to.rules() + ", the diagram under " + from.rules());
    }
    return new Problem(
        from, stipulation, Options.none(), to, List.of(), false, Map.of(), List.of());
  }

  /** A part of a problem that is solved by itself. */
  public record Phase(String label, Problem problem) {}

  /**
   * Returns what is to be solved: the diagram and its twins, each under its letter, each with the
   * sides exchanged as well if the options ask for duplex.
   *
   * @throws ProblemException if a twin cannot be made
   */
  public List<Phase> phases() {
    List<Phase> found = new ArrayList<>();
    Problem bare = with(position, stipulation, options, target, List.of());
    if (!twins.isEmpty()) {
      bare = bare.withStated(List.of()); // It belongs to all phases together.
    }
    Problem latest = bare;
    char letter = 'a';
    if (!zeroPosition) {
      addPhases(found, twins.isEmpty() ? "" : letter++ + ")", bare);
    }
    for (Twin twin : twins) {
      latest = twin.apply(twin.continued() ? latest : bare);
      addPhases(found, letter++ + ") " + twin, latest);
    }
    return found;
  }

  private static void addPhases(List<Phase> found, String label, Problem problem) {
    boolean half = problem.options.has(Options.Flag.HALF_DUPLEX);
    if (!half) {
      found.add(new Phase(label, problem));
    }
    if (half || problem.options.has(Options.Flag.DUPLEX)) {
      Position turned = Diagrams.turn(problem.position, problem.position.sideToMove().opposite());
      found.add(
          new Phase(
              (label + " duplex").strip(),
              problem.with(
                  turned, problem.stipulation, problem.options, problem.target, List.of())));
    }
  }

  /** Returns the problem on another diagram, with the same side to begin by convention. */
  Problem onto(Position diagram) {
    Side first = stipulation.attackerBegins() ? attacker() : attacker().opposite();
    return with(Diagrams.turn(diagram, first), stipulation, options, target, twins);
  }

  /** Returns the problem with another stipulation, for the same attacker. */
  public Problem with(Stipulation other) {
    Objects.requireNonNull(other, "other");
    Side first = other.attackerBegins() ? attacker() : attacker().opposite();
    return with(Diagrams.turn(position, first), other, options, target, twins);
  }

  /** Returns the rules, the FEN and the stipulation. */
  @Override
  public String toString() {
    return position + " " + stipulation;
  }
}
