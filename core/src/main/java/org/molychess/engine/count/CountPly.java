package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.predict.PredictionContext;
import org.molychess.engine.rules.CompiledRules;

/** The scratch memory of one ply of a count. */
final class CountPly {
  final GenContext gen;
  final Board board;
  final MoveList moves = new MoveList();
  final ChoiceSequence choices = new ChoiceSequence();
  final HookAwareCounter leaves;

  /** The number of legal moves of the position counted last. */
  long legal;

  private final CompiledRules rules;
  private @Nullable CountPly next;

  // The keys of the positions to which the moves lead, and their counts in the table.
  private long[] keys = {};
  private long[] counts = {};

  CountPly(CompiledRules rules) {
    this.rules = rules;
    gen = new GenContext(rules);
    board = gen.board;
    leaves = new HookAwareCounter(new PredictionContext(gen), moves);
  }

  /** Returns the ply below. */
  CountPly next() {
    CountPly below = next;
    if (below == null) {
      below = new CountPly(rules);
      next = below;
    }
    return below;
  }

  /** Returns scratch memory for the keys of the positions to which the moves lead. */
  long[] keys() {
    if (keys.length == 0) {
      keys = new long[moves.moves.length];
    }
    return keys;
  }

  /** Returns scratch memory for the counts of these positions. */
  long[] counts() {
    if (counts.length == 0) {
      counts = new long[moves.moves.length];
    }
    return counts;
  }
}
