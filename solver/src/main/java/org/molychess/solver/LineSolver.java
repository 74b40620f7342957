package org.molychess.solver;

import com.google.common.math.LongMath;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;

/** Solves a problem whose solutions are lines. */
final class LineSolver {
  private final Run run;
  private final Problem problem;
  private final Stipulation stipulation;
  private final GoalJudge test;
  private final @Nullable Prospect prospect;
  private final Memory memory;
  private final Position start;
  private final LineStore lines;
  private final long most;
  private long found;
  private int count;
  private int done;

  LineSolver(Run run) {
    this.run = run;
    this.problem = run.problem();
    this.stipulation = problem.stipulation();
    Position target =
        stipulation.goal().kind() == Goal.Kind.PROOF_GAME
            ? problem.position()
            : problem.target().orElse(null);
    this.test = GoalJudge.of(stipulation.goal(), target, problem.rules(), run.prunes());
    this.start =
        stipulation.goal().kind() == Goal.Kind.PROOF_GAME
            ? problem.rules().initialPosition()
            : problem.position();
    this.prospect = run.prunes() ? prospect(target) : null;
    int limit = problem.options().maxSolutions();
    this.most = limit == 0 ? Long.MAX_VALUE : limit;
    this.lines = new LineStore(start, most);
    this.memory = new Memory(test.usesHistory() ? 0 : run.tableBytes());
  }

  private @Nullable Prospect prospect(@Nullable Position target) {
    if (target != null) {
      return target.rules().equals(Rules.orthodox()) ? new NeededMoves(target) : null;
    }
    Side attacker = problem.attacker();
    boolean reaches = Step.tail(stipulation) == Step.Tail.NONE;
    return KingNet.of(
        stipulation.goal(), reaches ? attacker.opposite() : attacker, problem.rules());
  }

  /** Returns the set play, and keeps the lines. */
  List<SolutionNode> solve() {
    List<SolutionNode> roots = new ArrayList<>();
    if (problem.options().has(Options.Flag.SET_PLAY)) {
      List<SolutionNode> set = setPlay();
      if (!set.isEmpty()) {
        roots.add(SolutionNode.of(SolutionNode.Meaning.SET_PLAY, null, false, set));
      }
    }
    for (List<Step> steps : Step.lists(stipulation, problem.attacker())) {
      if (run.budget().isStopped()) {
        break;
      }
      LineNode graph = search(start, steps);
      if (graph != null) {
        lines.add(graph);
      }
      if (graph != null && problem.options().has(Options.Flag.STOP_ON_SHORT_SOLUTIONS)) {
        break;
      }
    }
    return roots;
  }

  LineStore lines() {
    return lines;
  }

  private List<SolutionNode> setPlay() {
    if (!stipulation.genre().isHelp() || problem.options().has(Options.Flag.HALF_DUPLEX)) {
      return List.of();
    }
    List<Step> steps = Step.full(stipulation, problem.attacker());
    List<Step> set =
        stipulation.play() == Play.ALTERNATE
            ? steps.subList(1, steps.size())
            : steps.subList(steps.size() - 1, steps.size());
    boolean tooShort = stipulation.genre() == Genre.RECIPROCAL && set.size() < 2;
    if (set.isEmpty() || tooShort) {
      return List.of();
    }
    try {
      Position from = Diagrams.turn(problem.position(), set.get(0).side());
      LineNode graph = search(from, set);
      found = 0;
      return graph == null ? List.of() : new LineTree(from.cursor(), most).of(graph);
    } catch (FenException e) {
      return List.of(); // The other side is in check: there is no set play.
    }
  }

  /** Returns the lines of one length, or null for none. */
  private @Nullable LineNode search(Position from, List<Step> steps) {
    Step.Tail tail = Step.tail(stipulation);
    HelpSearch.Shared shared =
        new HelpSearch.Shared(
            steps,
            firstMoves(from, steps.size()),
            tail,
            test,
            prospect,
            stipulation.genre().bindsAttacker(),
            stipulation.genre() == Genre.RECIPROCAL,
            !isImmobile(tail),
            problem.attacker(),
            memory,
            splitAt(steps),
            this::add);
    Branches counter = Branches.counter();
    search(shared, counter, from, new Budget(null)).run();
    done = 0;
    count = counter.count();
    Branches branches =
        counter.counted(
            () -> progressed(steps.size()), move -> note(from, steps.size(), shared.first(), move));
    run.inThreads(thread -> search(shared, branches, from, run.budget()).run());
    // All branches are taken: this puts together what was found, also after the search has ended.
    return search(shared, branches, from, new Budget(null)).run();
  }

  /** Returns the first moves that are not known to lead to nothing. */
  private List<Move> firstMoves(Position from, int halfMoves) {
    return run.firstMoves(from.legalMoves()).stream()
        .filter(move -> !run.notes().isFruitless(problem, halfMoves, move.uci()))
        .toList();
  }

  private void note(Position from, int halfMoves, List<Move> first, long fruitless) {
    Cursor cursor = from.cursor();
    first.stream()
        .filter(move -> cursor.of(move) == fruitless)
        .forEach(move -> run.notes().add(problem, halfMoves, move.uci()));
  }

  private static HelpSearch search(
      HelpSearch.Shared shared, Branches branches, Position from, Budget budget) {
    return new HelpSearch(shared, branches, new Line(from), budget.meter());
  }

  /** Several threads take turns at the second move, as first moves differ much in their share. */
  private int splitAt(List<Step> steps) {
    int at = Math.min(run.threads() == 1 ? 1 : 2, steps.size() - 1);
    return steps.get(at).parry() ? at + 1 : at;
  }

  private synchronized void progressed(int halfMoves) {
    run.listener()
        .progressed(
            new Progress(
                run.phase().label(),
                halfMoves,
                ++done,
                count,
                Ints.saturatedCast(found),
                run.budget().positions(),
                run.time()));
  }

  /**
   * Returns whether nobody could go on where the goal has been reached. So he could in a series
   * that stalemates, but there the stalemated side is not on turn.
   */
  private boolean isImmobile(Step.Tail tail) {
    boolean immobile =
        switch (stipulation.goal().kind()) {
          case MATE, STALEMATE, MATE_OR_STALEMATE, DOUBLE_STALEMATE -> true;
          default -> false;
        };
    return immobile
        && (tail == Step.Tail.NONE
            || tail == Step.Tail.FORCED && stipulation.play() == Play.ALTERNATE);
  }

  private synchronized void add(Line line, LineNode rest) {
    if (run.listener().hearsLines()) {
      LineWalk walk = new LineWalk(rest);
      if (rest.edges().isEmpty()) {
        run.listener().found(line::toMoves);
      }
      while (walk.advance()) {
        run.listener().found(() -> line.toMoves(walk.moves()));
      }
    }
    found = LongMath.saturatedAdd(found, rest.count());
    if (found >= most) {
      run.budget().stop();
    }
  }
}
