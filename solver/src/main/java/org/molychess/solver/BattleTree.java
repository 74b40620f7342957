package org.molychess.solver;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.Move;

/** Tells in a tree how an attacker succeeds, or fails against few defences. */
final class BattleTree {
  private final BattleSearch search;
  private final Line line;
  private final Cursor cursor;
  private final boolean variations;
  private final boolean threats;
  private final boolean shortVariations;

  BattleTree(BattleSearch search, Options options) {
    this.search = search;
    this.line = search.line();
    this.cursor = line.cursor;
    this.variations = options.has(Options.Flag.VARIATIONS);
    this.threats = !options.has(Options.Flag.NO_THREATS);
    this.shortVariations = !options.has(Options.Flag.NO_SHORT_VARIATIONS);
  }

  /** Returns the node of a first move that solves in so many moves. */
  SolutionNode key(long move, int moves) {
    int fewest = search.isExact() ? moves : 1;
    while (fewest < moves && !search.succeeds(move, fewest)) {
      fewest++;
    }
    return attack(SolutionNode.Meaning.KEY, move, fewest, variations);
  }

  /**
   * Returns the node of a first move with at most so many refutations and at least one, or null.
   */
  @Nullable SolutionNode attempt(long move, int moves, int most) {
    Move shown = cursor.toMove(move);
    line.make(move);
    List<Long> refutations = refutations(moves - 1, most);
    SolutionNode node = null;
    if (!refutations.isEmpty() && refutations.size() <= most) {
      List<SolutionNode> children =
          new ArrayList<>(variations ? replies(moves - 1, refutations) : List.of());
      for (long refutation : refutations) {
        children.add(
            SolutionNode.of(
                SolutionNode.Meaning.REFUTATION, cursor.toMove(refutation), false, List.of()));
      }
      node = SolutionNode.of(SolutionNode.Meaning.TRY, shown, false, children);
    }
    line.unmake();
    return node;
  }

  /** Returns the defences that save the other side, at most one more than asked for. */
  private List<Long> refutations(int moves, int most) {
    List<Long> found = new ArrayList<>();
    if (moves == 0 && search.genre() != Genre.SELF) {
      return found;
    }
    for (long defence : moves()) {
      if (!search.fails(defence, moves)) {
        found.add(defence);
        if (found.size() > most) {
          break;
        }
      }
    }
    return found;
  }

  /** Returns what the other side can do in the diagram, and how each of it fails. */
  SolutionNode play(SolutionNode.Meaning meaning, int moves) {
    boolean alone = meaning == SolutionNode.Meaning.SET_PLAY;
    return SolutionNode.of(
        meaning,
        null,
        false,
        alone ? variations(moves, Set.of(), 0, List.of()) : replies(moves, List.of()));
  }

  private SolutionNode attack(
      SolutionNode.Meaning meaning, long move, int moves, boolean withReplies) {
    Move shown = cursor.toMove(move);
    line.make(move);
    boolean goal = search.genre() == Genre.DIRECT && search.test().reached(line);
    List<SolutionNode> children = goal || !withReplies ? List.of() : replies(moves - 1, List.of());
    line.unmake();
    return new SolutionNode(meaning, shown, goal, moves, children);
  }

  /** Returns threats and variations, after which the attacker has so many moves. */
  private List<SolutionNode> replies(int moves, List<Long> refutations) {
    List<SolutionNode> nodes = new ArrayList<>();
    if (search.isParry() && !cursor.isCheck()) {
      line.pass();
      nodes.addAll(continuations(moves));
      line.unmake();
      return nodes;
    }
    Set<String> threatened = new HashSet<>();
    int threatLength = 0;
    if (threats && moves > 0 && !cursor.isCheck()) {
      line.pass();
      List<SolutionNode> found = continuations(moves);
      threatLength = shortest(moves);
      line.unmake();
      found.forEach(node -> threatened.add(node.machineText()));
      nodes.add(
          found.isEmpty()
              ? SolutionNode.of(SolutionNode.Meaning.ZUGZWANG, null, false, List.of())
              : SolutionNode.of(SolutionNode.Meaning.THREAT, null, false, found));
    }
    nodes.addAll(variations(moves, threatened, threatLength, refutations));
    return nodes;
  }

  private List<SolutionNode> variations(
      int moves, Set<String> threatened, int threatLength, List<Long> refutations) {
    List<SolutionNode> nodes = new ArrayList<>();
    for (long defence : moves()) {
      if (!refutations.contains(defence)) {
        SolutionNode node = variation(defence, moves, threatened, threatLength);
        if (node != null) {
          nodes.add(node);
        }
      }
    }
    return nodes;
  }

  private @Nullable SolutionNode variation(
      long defence, int moves, Set<String> threatened, int threatLength) {
    Move shown = cursor.toMove(defence);
    line.make(defence);
    SolutionNode node = null;
    boolean byDefender = search.genre() != Genre.DIRECT && search.test().reached(line);
    if (byDefender) {
      node = SolutionNode.of(SolutionNode.Meaning.VARIATION, shown, true, List.of());
    } else if (moves > 0) {
      List<SolutionNode> next = continuations(moves);
      boolean threatWorks =
          !threatened.isEmpty()
              && shortest(threatLength) > 0
              && next.stream().anyMatch(each -> threatened.contains(each.machineText()));
      boolean tooShort = !shortVariations && !next.isEmpty() && shortest(moves) < moves;
      if (!next.isEmpty() && !threatWorks && !tooShort) {
        node = SolutionNode.of(SolutionNode.Meaning.VARIATION, shown, false, next);
      }
    }
    line.unmake();
    return node;
  }

  /** Returns the attacker's moves that succeed in the fewest moves, each with what follows. */
  private List<SolutionNode> continuations(int moves) {
    List<SolutionNode> nodes = new ArrayList<>();
    int fewest = shortest(moves);
    if (fewest == 0) {
      return nodes;
    }
    for (long move : moves()) {
      if (search.succeeds(move, fewest)) {
        nodes.add(attack(SolutionNode.Meaning.CONTINUATION, move, fewest, true));
      }
    }
    return nodes;
  }

  /** Returns the fewest moves in which the attacker, to move, succeeds; 0 if in none. */
  private int shortest(int moves) {
    for (int count = search.isExact() ? Math.max(moves, 1) : 1; count <= moves; count++) {
      if (search.attack(count)) {
        return count;
      }
    }
    return 0;
  }

  private List<Long> moves() {
    List<Long> moves = new ArrayList<>();
    int count = cursor.listMoves();
    for (int i = 0; i < count; i++) {
      moves.add(cursor.move(i));
    }
    return moves;
  }
}
