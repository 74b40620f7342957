package org.molychess.solver;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.Move;
import org.molychess.Side;

/**
 * Finds every line of help play of one length: help, series, proof games. One object a thread; the
 * threads share the tables and take the branches of the tree in turn.
 */
final class HelpSearch {
  /** What all threads of one search have in common. */
  record Shared(
      List<Step> steps,
      List<Move> first,
      Step.Tail tail,
      GoalJudge test,
      @Nullable Prospect prospect,
      boolean bound,
      boolean reciprocal,
      boolean mayEndEarly,
      Side attacker,
      Memory memory,
      int splitAt,
      Found found) {}

  /** Hears of lines that are found: those that begin with a line and go on in a graph. */
  interface Found {
    void add(Line line, LineNode rest);
  }

  private final Shared shared;
  private final Line line;
  private final Budget.Meter meter;
  private final Step[] steps;

  /** By the number of steps made, a number that tells apart what is left to play. */
  private final int[] left;

  /**
   * By the number of steps made, the moves that are left to White and to Black, the last one too.
   */
  private final int[] white;

  private final int[] black;

  private final GoalJudge test;
  private final @Nullable Prospect prospect;
  private final long[] first;
  private final Branches branches;
  private final Memory memory;
  private int branch;
  private boolean stopped;

  HelpSearch(Shared shared, Branches branches, Line line, Budget.Meter meter) {
    this.shared = shared;
    this.branches = branches;
    this.memory = shared.memory();
    this.line = line;
    this.meter = meter;
    this.steps = shared.steps().toArray(Step[]::new);
    this.test = shared.test();
    this.prospect = shared.prospect();
    this.first = shared.first().stream().mapToLong(line.cursor::of).toArray();
    this.left = new int[steps.length + 1];
    this.white = new int[steps.length + 1];
    this.black = new int[steps.length + 1];
    if (shared.tail() != Step.Tail.NONE) {
      boolean isBlack = shared.attacker() == Side.WHITE;
      white[steps.length] = isBlack ? 0 : 1;
      black[steps.length] = isBlack ? 1 : 0;
    }
    for (int i = steps.length - 1; i >= 0; i--) {
      boolean isWhite = steps[i].side() == Side.WHITE;
      white[i] = white[i + 1] + (isWhite ? 1 : 0);
      black[i] = black[i + 1] + (isWhite ? 0 : 1);
      left[i] = 31 * left[i + 1] + 2 * steps[i].side().ordinal() + (steps[i].parry() ? 2 : 1);
    }
  }

  /**
   * Goes through the moves above the branches, and through the branches that it is given. Returns
   * what has been found, or null for nothing.
   */
  @Nullable LineNode run() {
    branch = 0;
    LineNode found = search(0);
    meter.flush();
    return found;
  }

  private @Nullable LineNode search(int index) {
    stopped = stopped || meter.isStopped();
    if (stopped) {
      return null;
    }
    Step step = steps[index];
    Cursor cursor = line.cursor;
    if (step.parry() && !(cursor.sideToMove() == step.side() && cursor.isCheck())) {
      return search(index + 1);
    }
    if (cursor.sideToMove() == step.side()) {
      return move(index, step);
    }
    if (cursor.isCheck()) {
      return null;
    }
    line.pass();
    LineNode found = move(index, step);
    line.unmake();
    return found == null ? null : LineNode.pass(found);
  }

  private @Nullable LineNode move(int index, Step step) {
    if (index != shared.splitAt()) {
      return explore(index, step);
    }
    int mine = branch++;
    long firstMove = line.length() == 0 ? Cursor.NO_MOVE : line.first();
    if (branches.take(mine, firstMove)) {
      LineNode found = explore(index, step);
      meter.flush();
      branches.finish(mine, firstMove, found, !stopped);
    }
    return branches.found(mine);
  }

  private @Nullable LineNode explore(int index, Step step) {
    Cursor cursor = line.cursor;
    boolean remembers = index >= shared.splitAt();
    long key = remembers ? FruitlessTable.key(cursor.key(), left[index]) : 0;
    if (remembers && memory.isFruitless(key)) {
      return null;
    }
    LineNode found = remembers ? memory.fruit(key) : null;
    if (found != null) {
      shared.found().add(line, found);
      return found;
    }
    if (prospect != null && !prospect.mayBeReached(cursor, white[index], black[index])) {
      return null;
    }
    boolean bound = shared.bound() && step.side() == shared.attacker() && test.isInOne(line);
    boolean reciprocal = shared.reciprocal() && index == steps.length - 2;
    if (!bound && !(reciprocal && !test.isInOne(line))) {
      found = tryMoves(index, step);
    }
    if (reciprocal && found != null) {
      found = found.and(goalMoves());
    }
    if (remembers && !stopped) {
      memory.add(key, found);
    }
    return found;
  }

  private @Nullable LineNode tryMoves(int index, Step step) {
    Cursor cursor = line.cursor;
    boolean last = index == steps.length - 1;
    boolean reaches = last && shared.tail() == Step.Tail.NONE;
    LineNode.Builder found = null;
    int count = index == 0 ? first.length : reaches ? test.list(cursor) : cursor.listMoves();
    for (int i = 0; i < count && !stopped; i++) {
      long move = index == 0 ? first[i] : cursor.move(i);
      LineNode next = null;
      line.make(move);
      if (last) {
        next = end();
      } else if (!(step.mayEnd() && shared.mayEndEarly() && isEnd())) {
        next = search(index + 1);
      }
      line.unmake();
      if (next != null) {
        found = found == null ? new LineNode.Builder() : found;
        found.add(move, cursor.text(move), next);
      }
    }
    return found == null ? null : found.build();
  }

  /** Returns how play ends here, or null if it does not. */
  private @Nullable LineNode end() {
    if (!isEnd()) {
      return null;
    }
    if (shared.tail() == Step.Tail.NONE) {
      shared.found().add(line, LineNode.END);
      return LineNode.END;
    }
    return goalMoves();
  }

  /** Returns the moves of the side to move that reach the goal. */
  private LineNode goalMoves() {
    LineNode.Builder found = new LineNode.Builder();
    Cursor cursor = line.cursor;
    int count = test.list(cursor);
    for (int i = 0; i < count; i++) {
      long move = cursor.move(i);
      line.make(move);
      boolean reached = test.reached(line);
      if (reached) {
        shared.found().add(line, LineNode.END);
      }
      line.unmake();
      if (reached) {
        found.add(move, cursor.text(move), LineNode.END);
      }
    }
    return found.build();
  }

  private boolean isEnd() {
    return switch (shared.tail()) {
      case NONE -> test.reached(line);
      case FORCED -> isForced(test, line);
      case OFFERED -> test.isInOne(line);
    };
  }

  /** Returns whether the side to move has a move, and every move of it reaches the goal. */
  static boolean isForced(GoalJudge test, Line line) {
    Cursor cursor = line.cursor;
    int count = cursor.listMoves();
    if (test.isCheck() && !areAllChecks(cursor, count)) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      line.make(cursor.move(i));
      boolean reached = test.reached(line);
      line.unmake();
      if (!reached) {
        return false;
      }
    }
    return count > 0;
  }

  /** Returns whether all moves listed give check; to know that costs less than to make them. */
  static boolean areAllChecks(Cursor cursor, int count) {
    for (int i = 0; i < count; i++) {
      if (!cursor.givesCheck(cursor.move(i))) {
        return false;
      }
    }
    return true;
  }
}
