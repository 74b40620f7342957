package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
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
  private final FruitlessTable table;
  private final Position start;
  private final LineStore lines;
  private int count;
  private int branches;
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
    this.lines = new LineStore(start);
    this.table = new FruitlessTable(test.usesHistory() ? 0 : run.tableBytes());
  }

  private @Nullable Prospect prospect(@Nullable Position target) {
    if (target != null) {
      return target.rules().equals(Rules.orthodox()) ? new NeededMoves(target) : null;
    }
    Side attacker = problem.attacker();
    boolean reaches = Step.tail(stipulation) == Step.Tail.NONE;
    return KingNet.of(stipulation.goal(), reaches ? attacker.opposite() : attacker, problem.rules());
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
      lines.addAll(search(start, steps));
      if (count > 0 && problem.options().has(Options.Flag.STOP_ON_SHORT_SOLUTIONS)) {
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
    if (set.isEmpty()) {
      return List.of();
    }
    try {
      Position from = Diagrams.turn(problem.position(), set.get(0).side());
      int before = count;
      LineStore found = search(from, set);
      count = before;
      return LineTree.of(found.moves());
    } catch (FenException e) {
      return List.of(); // The other side is in check: there is no set play.
    }
  }

  private LineStore search(Position from, List<Step> steps) {
    Step.Tail tail = Step.tail(stipulation);
    boolean mayEndEarly = !isImmobile(tail);
    List<LineStore> byBranch = new ArrayList<>();
    HelpSearch.Shared shared =
        new HelpSearch.Shared(
            steps,
            run.firstMoves(from.legalMoves()),
            tail,
            test,
            prospect,
            stipulation.genre().bindsAttacker(),
            mayEndEarly,
            problem.attacker(),
            table,
            new AtomicIntegerArray(0),
            splitAt(steps),
            (branch, line) -> add(byBranch, from, branch, line),
            () -> progressed(steps.size()));
    branches = search(shared, from).countBranches();
    done = 0;
    HelpSearch.Shared all = shared.withBranches(new AtomicIntegerArray(branches));
    run.inThreads(thread -> search(all, from).run());
    LineStore found = new LineStore(from);
    byBranch.forEach(found::addAll);
    return found;
  }

  private HelpSearch search(HelpSearch.Shared shared, Position from) {
    return new HelpSearch(shared, new Line(from), run.budget().meter());
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
                branches,
                count,
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

  private synchronized void add(List<LineStore> byBranch, Position from, int branch, Line line) {
    while (byBranch.size() <= branch) {
      byBranch.add(new LineStore(from));
    }
    int most = problem.options().maxSolutions();
    if (most > 0 && count >= most) {
      return;
    }
    byBranch.get(branch).add(line.toArray());
    run.listener().found(line::toMoves);
    count++;
    if (count == most) {
      run.budget().stop();
    }
  }
}
