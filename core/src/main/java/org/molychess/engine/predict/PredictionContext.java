package org.molychess.engine.predict;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.movegen.GenContext;

/** A position whose moves are counted, with what is predicted of the hooks that they concern. */
public final class PredictionContext {
  /** The position, its checks, pins and hooked moves. */
  public final GenContext gen;

  /** What the king sees, once it is asked for. */
  public final KingSight sight = new KingSight();

  /** Squares that are left out when moves are counted by masks. */
  public final ExcludedTargets excluded = new ExcludedTargets();

  /** The units under which another lies that will reappear, where hooks do nothing else; a set. */
  public long covering;

  private final @Nullable SelfCheckRebirths[] kept = SelfCheckRebirths.newCache();
  private SelfCheckRebirths selfChecks = new SelfCheckRebirths();

  /** Makes a context around another, whose board it shares. */
  public PredictionContext(GenContext gen) {
    this.gen = gen;
  }

  /** Works out what counting moves needs. Moves that are predicted do not count as hooked. */
  public void prepareCount(@Nullable HookPrediction prediction) {
    gen.prepareCount();
    excluded.clear();
    covering = 0;
    if (prediction == null) {
      gen.hooked.includePromoters();
      return;
    }
    if (prediction.predictsReappearances() && !gen.hooked.all() && !gen.given.matter) {
      covering = prediction.reappearances().among(gen);
      gen.hooked.units &= ~covering;
    }
    if (!prediction.predictsPromotions()) {
      gen.hooked.includePromoters();
    }
  }

  /** Works out what the king sees. */
  public void computeSight() {
    sight.compute(gen);
  }

  /**
   * Excludes the captures that are illegal because the reborn victim would attack the king. Call
   * {@link #computeSight} first.
   */
  public void excludeSelfCheckRebirths(CapturePrediction captures) {
    Board board = gen.board;
    long homes = sight.rebirthSquares & captures.attackingHomes(board.side, gen.king);
    selfChecks = SelfCheckRebirths.of(kept, captures, board.side, gen.king, homes);
    for (int rest = selfChecks.capturers() & (1 << CapturePrediction.PROMOTED) - 1;
        rest != 0;
        rest &= rest - 1) {
      int code = Integer.numberOfTrailingZeros(rest);
      excluded.add(code, selfChecks.victims(code, board, gen.their));
    }
  }

  /** Returns the captures that {@link #excludeSelfCheckRebirths} has found illegal. */
  public SelfCheckRebirths selfChecks() {
    return selfChecks;
  }
}
