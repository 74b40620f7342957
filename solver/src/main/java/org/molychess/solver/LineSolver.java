package org.molychess.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Position;

/** Solves a problem whose solutions are lines. */
final class LineSolver {
  private static final int MOST_BRANCHES = 1 << 16;

  private final Run run;
  private final Problem problem;
  private final Stipulation stipulation;
  private final GoalJudge test;
  private final FruitlessTable table;
  private int count;

  LineSolver(Run run) {
    this.run = run;
    this.problem = run.problem();
    this.stipulation = problem.stipulation();
    Position target =
        stipulation.goal().kind() == Goal.Kind.PROOF_GAME
            ? problem.position()
            : problem.target().orElse(null);
    this.test = GoalJudge.of(stipulation.goal(), target);
    this.table = new FruitlessTable(test.usesHistory() ? 0 : run.tableBytes());
  }

  List<SolutionNode> solve() {
    List<SolutionNode> roots = new ArrayList<>();
    if (problem.options().has(Options.Flag.SET_PLAY)) {
      List<SolutionNode> set = setPlay();
      if (!set.isEmpty()) {
        roots.add(SolutionNode.of(SolutionNode.Meaning.SET_PLAY, null, false, set));
      }
    }
    Position start =
        stipulation.goal().kind() == Goal.Kind.PROOF_GAME
            ? problem.rules().initialPosition()
            : problem.position();
    for (List<Step> steps : Step.lists(stipulation, problem.attacker())) {
      if (run.budget().isStopped()) {
        break;
      }
      roots.addAll(LineTree.of(search(start, steps)));
      if (count > 0 && problem.options().has(Options.Flag.STOP_ON_SHORT_SOLUTIONS)) {
        break;
      }
    }
    return roots;
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
      Position start = Diagrams.turn(problem.position(), set.get(0).side());
      int before = count;
      List<List<Move>> lines = search(start, set);
      count = before;
      return LineTree.of(lines);
    } catch (FenException e) {
      return List.of(); // The other side is in check: there is no set play.
    }
  }

  private List<List<Move>> search(Position start, List<Step> steps) {
    Step.Tail tail = Step.tail(stipulation);
    boolean mayEndEarly = !isImmobile(tail);
    int splitAt =
        run.threads() == 1 ? Math.min(1, steps.size() - 1) : Math.min(2, steps.size() - 1);
    AtomicIntegerArray taken = new AtomicIntegerArray(MOST_BRANCHES);
    List<List<List<Move>>> byBranch = new ArrayList<>();
    HelpSearch.Shared shared =
        new HelpSearch.Shared(
            steps,
            run.firstMoves(start.legalMoves()),
            tail,
            test,
            stipulation.genre().bindsAttacker(),
            mayEndEarly,
            problem.attacker(),
            table,
            HelpSearch.Pruning.NONE,
            taken,
            splitAt,
            (branch, line) -> add(byBranch, branch, line));
    run.inThreads(thread -> new HelpSearch(shared, new Line(start), run.budget().meter()).run());
    List<List<Move>> lines = new ArrayList<>();
    byBranch.forEach(lines::addAll);
    lines.sort(Comparator.comparing(LineSolver::text));
    return lines;
  }

  private static String text(List<Move> line) {
    return String.join(" ", line.stream().map(Move::uci).toList());
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

  private synchronized void add(List<List<List<Move>>> byBranch, int branch, List<Move> line) {
    while (byBranch.size() <= branch) {
      byBranch.add(new ArrayList<>());
    }
    int most = problem.options().maxSolutions();
    if (most > 0 && count >= most) {
      return;
    }
    byBranch.get(branch).add(line);
    run.listener().found(line);
    count++;
    if (count == most) {
      run.budget().stop();
    }
  }
}
