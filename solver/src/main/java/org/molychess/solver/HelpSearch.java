package org.molychess.solver;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
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
      boolean mayEndEarly,
      Side attacker,
      FruitlessTable table,
      AtomicIntegerArray taken,
      int splitAt,
      Found found,
      Runnable done) {
    /** Returns the same with other branches to take. */
    Shared withBranches(AtomicIntegerArray branches) {
      return new Shared(
          steps,
          first,
          tail,
          test,
          prospect,
          bound,
          mayEndEarly,
          attacker,
          table,
          branches,
          splitAt,
          found,
          done);
    }
  }

  /** Takes the lines that are found, each with its branch of the tree. */
  interface Found {
    void add(int branch, Line line);
  }

  private final Shared shared;
  private final Line line;
  private final Budget.Meter meter;
  private final Step[] steps;

  /** By the number of steps made, a number that tells apart what is left to play. */
  private final int[] left;

  /** By the number of steps made, the moves that are left to White and to Black, the last one too. */
  private final int[] white;

  private final int[] black;

  private final GoalJudge test;
  private final @Nullable Prospect prospect;
  private final long[] first;
  private int branch;
  private int current;

  HelpSearch(Shared shared, Line line, Budget.Meter meter) {
    this.shared = shared;
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

  /** Searches all branches that no other thread has taken. */
  void run() {
    branch = 0;
    search(0);
    meter.flush();
  }

  /** Returns the number of branches; all of them must be taken. */
  int countBranches() {
    run();
    return branch;
  }

  /** Returns whether a line has been found; above the branches, whether one may have been. */
  private boolean search(int index) {
    meter.tick();
    Step step = steps[index];
    Cursor cursor = line.cursor;
    if (step.parry() && !(cursor.sideToMove() == step.side() && cursor.isCheck())) {
      return search(index + 1);
    }
    if (cursor.sideToMove() == step.side()) {
      return move(index, step);
    }
    if (cursor.isCheck()) {
      return false;
    }
    line.pass();
    boolean found = move(index, step);
    line.unmake();
    return found;
  }

  private boolean move(int index, Step step) {
    if (index != shared.splitAt()) {
      return explore(index, step);
    }
    int mine = branch++;
    if (mine >= shared.taken().length() || !shared.taken().compareAndSet(mine, 0, 1)) {
      return true;
    }
    current = mine;
    explore(index, step);
    meter.flush();
    shared.done().run();
    return true;
  }

  private boolean explore(int index, Step step) {
    Cursor cursor = line.cursor;
    if (prospect != null && !prospect.mayBeReached(cursor, white[index], black[index])) {
      return false;
    }
    boolean remembers = index >= shared.splitAt();
    long key = remembers ? FruitlessTable.key(cursor.key(), left[index]) : 0;
    if (remembers && shared.table().contains(key)) {
      return false;
    }
    boolean found =
        !(shared.bound() && step.side() == shared.attacker() && test.isInOne(line))
            && tryMoves(index, step);
    if (!found && remembers) {
      shared.table().add(key);
    }
    return found;
  }

  private boolean tryMoves(int index, Step step) {
    Cursor cursor = line.cursor;
    boolean last = index == steps.length - 1;
    boolean found = false;
    boolean reaches = last && shared.tail() == Step.Tail.NONE;
    int count = index == 0 ? first.length : reaches ? test.list(cursor) : cursor.listMoves();
    for (int i = 0; i < count; i++) {
      line.make(index == 0 ? first[i] : cursor.move(i));
      if (last) {
        found |= end();
      } else if (!(step.mayEnd() && shared.mayEndEarly() && isEnd())) {
        found |= search(index + 1);
      }
      line.unmake();
    }
    return found;
  }

  /** Returns whether play ends here, and reports how. */
  private boolean end() {
    if (!isEnd()) {
      return false;
    }
    if (shared.tail() == Step.Tail.NONE) {
      shared.found().add(current, line);
      return true;
    }
    int count = test.list(line.cursor);
    for (int i = 0; i < count; i++) {
      line.make(line.cursor.move(i));
      if (test.reached(line)) {
        shared.found().add(current, line);
      }
      line.unmake();
    }
    return true;
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
