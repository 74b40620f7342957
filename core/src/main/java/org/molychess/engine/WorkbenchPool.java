package org.molychess.engine;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.predict.PredictedRules;

/**
 * Keeps a few workbenches for the next question. Threads seldom meet at the same place of the pool;
 * where they do, one of them makes a new workbench.
 *
 * <p>A workbench in use belongs to nobody else. It is not given back after an exception, as nobody
 * knows what state it is in.
 */
final class WorkbenchPool {
  /** A power of two. */
  private static final int SIZE = 16;

  private final PredictedRules rules;
  private final AtomicReferenceArray<@Nullable Workbench> free = new AtomicReferenceArray<>(SIZE);

  WorkbenchPool(PredictedRules rules) {
    this.rules = rules;
  }

  Workbench take() {
    Workbench bench = free.getAndSet(place(), null);
    return bench == null ? new Workbench(rules) : bench;
  }

  void giveBack(Workbench bench) {
    free.set(place(), bench);
  }

  private static int place() {
    return (int) Thread.currentThread().getId() & SIZE - 1;
  }
}
