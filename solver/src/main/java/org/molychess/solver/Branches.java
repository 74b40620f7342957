package org.molychess.solver;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.Multiset;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** The branches of a tree, which threads take in turn, and what is found in each. */
final class Branches {
  private final AtomicIntegerArray taken;
  private final AtomicReferenceArray<@Nullable LineNode> found;

  /** By first move, the number of its branches that are not known to lead to nothing. */
  private final Multiset<Long> open;

  private final Runnable done;
  private final LongConsumer fruitless;

  private Branches(int count, Multiset<Long> open, Runnable done, LongConsumer fruitless) {
    this.taken = new AtomicIntegerArray(count);
    this.found = new AtomicReferenceArray<>(count);
    this.open = open;
    this.done = done;
    this.fruitless = fruitless;
  }

  /** Returns what counts branches, and lets nobody take one. */
  static Branches counter() {
    return new Branches(0, ConcurrentHashMultiset.create(), () -> {}, move -> {});
  }

  /**
   * Returns the branches that have been counted.
   *
   * @param done hears of each that is finished
   * @param fruitless hears of each first move that leads to nothing
   */
  Branches counted(Runnable done, LongConsumer fruitless) {
    return new Branches(count(), ConcurrentHashMultiset.create(open), done, fruitless);
  }

  int count() {
    return open.size();
  }

  /** Returns whether a branch, of a first move, is the caller's from now on. */
  boolean take(int branch, long firstMove) {
    if (taken.length() == 0) {
      open.add(firstMove);
    }
    return branch < taken.length() && taken.compareAndSet(branch, 0, 1);
  }

  /**
   * Keeps what was found in a branch.
   *
   * @param whole whether all of it has been searched
   */
  void finish(int branch, long firstMove, @Nullable LineNode lines, boolean whole) {
    found.set(branch, lines);
    if (whole && lines == null && open.remove(firstMove, 1) == 1) {
      fruitless.accept(firstMove);
    }
    done.run();
  }

  /** Returns what was found in a branch; null for nothing, or if it is not finished. */
  @Nullable LineNode found(int branch) {
    return branch < found.length() ? found.get(branch) : null;
  }
}
