package org.molychess.solver;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The branches of a tree, which threads take in turn, and what is found in each. */
final class Branches {
  private final AtomicIntegerArray taken;
  private final AtomicReferenceArray<@Nullable LineNode> found;
  private final Runnable done;

  /**
   * @param count how many there are; those beyond belong to nobody
   * @param done hears of each that is finished
   */
  Branches(int count, Runnable done) {
    this.taken = new AtomicIntegerArray(count);
    this.found = new AtomicReferenceArray<>(count);
    this.done = done;
  }

  /** Returns whether a branch is the caller's from now on. */
  boolean take(int branch) {
    return branch < taken.length() && taken.compareAndSet(branch, 0, 1);
  }

  void finish(int branch, @Nullable LineNode lines) {
    found.set(branch, lines);
    done.run();
  }

  /** Returns what was found in a branch; null for nothing, or if it is not finished. */
  @Nullable LineNode found(int branch) {
    return branch < found.length() ? found.get(branch) : null;
  }
}
