package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Position;

/** Solves a problem whose solutions are keys, with all that follows them. */
final class KeySolver {
  private final Run run;
  private final Problem problem;
  private final Options options;
  private final GoalJudge test;
  private final ProofTable table;
  private final int moves;

  KeySolver(Run run) {
    this.run = run;
    this.problem = run.problem();
    this.options = problem.options();
    this.test = GoalJudge.of(problem.stipulation().goal(), null, problem.rules(), run.prunes());
    this.table = new ProofTable(test.usesHistory() ? 0 : run.tableBytes());
    this.moves = problem.stipulation().halfMoves() / 2;
  }

  List<SolutionNode> solve() {
    List<SolutionNode> roots = new ArrayList<>();
    if (options.has(Options.Flag.POST_KEY_PLAY)) {
      addPlay(roots, SolutionNode.Meaning.POST_KEY, moves);
      return roots;
    }
    if (options.has(Options.Flag.SET_PLAY)) {
      addPlay(roots, SolutionNode.Meaning.SET_PLAY, moves - 1);
    }
    if (!run.budget().isStopped()) {
      roots.addAll(firstMoves());
    }
    return roots;
  }

  private BattleSearch search(Position start) {
    return new BattleSearch(problem, test, new Line(start), run.budget().meter(), table);
  }

  private void addPlay(List<SolutionNode> roots, SolutionNode.Meaning meaning, int left) {
    try {
      Position start =
          Diagrams.turn(problem.position(), problem.position().sideToMove().opposite());
      Options all = options.edit().with(Options.Flag.VARIATIONS).build();
      SolutionNode play = new BattleTree(search(start), all).play(meaning, left);
      if (!play.children().isEmpty()) {
        roots.add(play);
        run.listener().found(play);
      }
    } catch (FenException e) {
      // The attacker is in check, so it is not the other side's turn: there is no such play.
    } catch (Budget.Stopped e) {
      run.budget().stop();
    }
  }

  private List<SolutionNode> firstMoves() {
    Position start = problem.position();
    List<Move> first = run.firstMoves(start.legalMoves());
    @Nullable SolutionNode[] nodes = new SolutionNode[first.size()];
    AtomicInteger next = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    AtomicInteger found = new AtomicInteger();
    run.inThreads(
        thread -> {
          BattleSearch search = search(start);
          if (search.isAttackerBound()) {
            return;
          }
          BattleTree tree = new BattleTree(search, options);
          for (int i = next.getAndIncrement(); i < nodes.length; i = next.getAndIncrement()) {
            SolutionNode node = node(search, tree, first.get(i));
            search.flush();
            report(node, nodes, i, done, found);
          }
        });
    List<SolutionNode> roots = new ArrayList<>();
    for (SolutionNode node : nodes) {
      if (node != null && node.meaning() == SolutionNode.Meaning.TRY) {
        roots.add(node);
      }
    }
    for (SolutionNode node : nodes) {
      if (node != null && node.meaning() == SolutionNode.Meaning.KEY) {
        roots.add(node);
      }
    }
    return roots;
  }

  /** Returns the node of a first move that is a key or a try; null for others. */
  private @Nullable SolutionNode node(BattleSearch search, BattleTree tree, Move first) {
    if (run.notes().isFruitless(problem, 2 * moves, first.uci())) {
      return null;
    }
    long move = search.line().cursor.of(first);
    if (search.succeeds(move, moves)) {
      return tree.key(move, moves);
    }
    SolutionNode node = options.tries() > 0 ? tree.attempt(move, moves, options.tries()) : null;
    if (node == null) {
      run.notes().add(problem, 2 * moves, first.uci());
    }
    return node;
  }

  private synchronized void report(
      @Nullable SolutionNode node,
      @Nullable SolutionNode[] nodes,
      int index,
      AtomicInteger done,
      AtomicInteger found) {
    int most = options.maxSolutions();
    boolean key = node != null && node.meaning() == SolutionNode.Meaning.KEY;
    if (key && most > 0 && found.get() >= most) {
      return;
    }
    nodes[index] = node;
    if (node != null) {
      run.listener().found(node);
    }
    if (key && found.incrementAndGet() == most) {
      run.budget().stop();
    }
    run.listener()
        .progressed(
            new Progress(
                run.phase().label(),
                2 * moves,
                done.incrementAndGet(),
                nodes.length,
                found.get(),
                run.budget().positions(),
                run.time()));
  }
}
