package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.play.MoveExecutor;
import org.molychess.engine.play.StalemateOffers;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.predict.PredictionCache;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** Counts a tree of moves: the last ply by masks, the last two in pairs where that is possible. */
final class TreeCounter implements PerftCounter {
  private final CompiledRules rules;
  private final PredictedRules predicted;
  final MoveExecutor executor;
  private final CountPly root;
  private final @Nullable PerftTable table;
  private final TwoPlyCounter pairs;
  private final boolean anyHooked;

  // Learned when the first count begins.
  private boolean learned;
  @Nullable HookPrediction prediction;
  private @Nullable PredictionCache cache;

  TreeCounter(PredictedRules predicted, @Nullable PerftTable table) {
    this.predicted = predicted;
    this.table = table;
    rules = predicted.rules();
    executor = new MoveExecutor(rules, LegalMoveSearch.ofReplies(predicted));
    root = new CountPly(rules);
    pairs = new TwoPlyCounter(rules);
    anyHooked = rules.kinds().any();
  }

  @Override
  public long count(Board board, int depth) {
    if (depth == 0) {
      return 1;
    }
    begin(board);
    return perft(root, depth);
  }

  private void begin(Board board) {
    if (!learned) {
      prediction = predicted.prediction();
      cache = prediction == null ? PredictionCache.of(rules) : null;
      learned = true;
    }
    root.board.copy(board);
  }

  @Override
  public long count(Board board, int depth, int from, int to) {
    begin(board);
    return rules.isOver(board) ? 0 : new PartialCount(this).count(root, depth, from, to);
  }

  private long perft(CountPly ply, int depth) {
    if (table == null || depth < 2) {
      return perftHere(ply, depth);
    }
    long key = PerftKey.of(rules, ply.board, depth);
    long known = table.get(key);
    return known >= 0 ? known : perftAndKeep(table, key, ply, depth);
  }

  private long perftAndKeep(PerftTable kept, long key, CountPly ply, int depth) {
    long total = perftHere(ply, depth);
    kept.put(key, total);
    return total;
  }

  private long perftHere(CountPly ply, int depth) {
    if (rules.outcomes.length != 0 && rules.isOver(ply.board)) {
      return 0;
    }
    long total = countMoves(ply, depth);
    if (ply.legal == 0 && rules.stalemates.length != 0) {
      total = countOffers(ply, depth);
    }
    return total;
  }

  /** Counts below a position, and sets {@code ply.legal} to the number of its legal moves. */
  private long countMoves(CountPly ply, int depth) {
    long waiting = waiting(ply);
    if (waiting != 0) {
      return countChoices(ply, Long.numberOfTrailingZeros(waiting), depth);
    }
    if (depth == 1) {
      ply.legal = countLeaves(ply);
      return ply.legal;
    }
    ply.gen.prepare();
    ply.legal = 0;
    long total = ply.gen.hooked.all() ? 0 : countPlain(ply, depth);
    Generator.listHooked(ply.gen, ply.moves);
    return Math.addExact(total, countHooked(ply, depth));
  }

  /** Counts below the legal ones of the listed moves. */
  long countHooked(CountPly ply, int depth) {
    CountPly next = ply.next();
    MoveList moves = ply.moves;
    CapturePrediction captures = playableCaptures(ply.gen);
    long total = 0;
    for (int i = 0; i < moves.count; i++) {
      int move = moves.moves[i];
      if (captures != null && isPlainCapture(ply.gen, move)) {
        int verdict = captures.judge(ply.gen, move);
        if (verdict != CapturePrediction.UNKNOWN) {
          if (verdict == CapturePrediction.LEGAL) {
            ply.legal++;
            total = Math.addExact(total, countPredicted(ply, move, depth, captures));
          }
          continue;
        }
      }
      ply.choices.first();
      do {
        if (executor.play(ply.gen, move, ply.choices, next.board)) {
          ply.legal++;
          total = Math.addExact(total, perft(next, depth - 1));
        }
      } while (ply.choices.next());
    }
    return total;
  }

  /** Counts below a legal capture whose hooks are predicted. */
  private long countPredicted(CountPly ply, int move, int depth, CapturePrediction captures) {
    if (countsInPairs(depth)) {
      int replies = pairs.countCapture(ply.gen, move, captures);
      if (replies > 0 || replies == 0 && rules.stalemates.length == 0) {
        return replies;
      }
    }
    CountPly next = ply.next();
    int home =
        captures.rebirth(
            ply.gen, CapturePrediction.capturer(move), PackedMove.from(move), PackedMove.to(move));
    executor.playPredicted(ply.board, move, home, next.board);
    return perft(next, depth - 1);
  }

  /** Returns whether quiet moves and their replies can be counted together. */
  private boolean countsInPairs(int depth) {
    return depth == 2
        && rules.kinds().countsInPairs()
        && (prediction != null || !rules.kinds().captures());
  }

  /** Returns the prediction if captures can be played by it here, or null. */
  private @Nullable CapturePrediction playableCaptures(GenContext gen) {
    HookPrediction known = prediction;
    return known != null
            && known.captures().playsCaptures()
            && !gen.hooked.all()
            && !gen.given.matter
        ? known.captures()
        : null;
  }

  /** Returns whether the move is a capture that concerns no hook but that of captures. */
  private boolean isPlainCapture(GenContext gen, int move) {
    return (gen.their >>> PackedMove.to(move) & 1) != 0
        && (PackedMove.promotion(move) == 0 || rules.promotions.length == 0);
  }

  /** Returns the mover's pawns that wait for a choice. */
  long waiting(CountPly ply) {
    return rules.kinds().leavesPawnsWaiting() ? ply.board.waiting(ply.board.side) : 0;
  }

  /**
   * Counts the legal moves of a leaf. Plain moves are not listed; hooked moves in doubt are judged.
   */
  private long countLeaves(CountPly ply) {
    Board board = ply.board;
    if (!anyHooked
        && (board.enPassant == 0 || !Generator.mayTakeEnPassant(board))
        && board.king(board.side) != Geometry.NO_SQUARE) {
      return BulkCounter.count(board, board.unmoved, 0, 0, null, BulkCounter.UNKNOWN, 0);
    }
    return ply.leaves.count(prediction) + countDoubtful(ply);
  }

  /** Returns how many of the listed moves are legal. */
  long countDoubtful(CountPly ply) {
    return ply.moves.count == 0 ? 0 : judgeDoubtful(ply);
  }

  private long judgeDoubtful(CountPly ply) {
    long total = cache == null ? 0 : cache.count(ply.gen, ply.moves);
    Board scratch = ply.next().board;
    for (int i = 0; i < ply.moves.count; i++) {
      ply.choices.first();
      do {
        total += executor.judge(ply.gen, ply.moves.moves[i], ply.choices, scratch) ? 1 : 0;
      } while (ply.choices.next());
    }
    return total;
  }

  /** Counts below the plain moves of a prepared position. */
  long countPlain(CountPly ply, int depth) {
    if (countsInPairs(depth)) {
      long total = pairs.count(ply.gen, prediction, ply.moves);
      ply.legal = pairs.legal();
      return total + countGrandchildren(ply);
    }
    Generator.listPlain(ply.gen, ply.moves);
    ply.legal = ply.moves.count;
    if (depth == 2 && rules.outcomes.length == 0) {
      return countGrandchildren(ply);
    }
    if (table != null && depth > 2) {
      return countWithTable(table, ply, depth);
    }
    CountPly next = ply.next();
    long total = 0;
    for (int i = 0; i < ply.moves.count; i++) {
      executor.playPlain(ply.board, ply.moves.moves[i], next.board);
      total = Math.addExact(total, perft(next, depth - 1));
    }
    return total;
  }

  /**
   * Counts below plain moves with the table. All of them are looked up before the first is counted,
   * because the processor then waits for many places of a large table at once.
   */
  private long countWithTable(PerftTable kept, CountPly ply, int depth) {
    CountPly next = ply.next();
    long[] keys = ply.keys();
    long[] counts = ply.counts();
    MoveList moves = ply.moves;
    for (int i = 0; i < moves.count; i++) {
      executor.playPlain(ply.board, moves.moves[i], next.board);
      keys[i] = PerftKey.of(rules, next.board, depth - 1);
    }
    for (int i = 0; i < moves.count; i++) {
      counts[i] = kept.get(keys[i]);
    }
    long total = 0;
    for (int i = 0; i < moves.count; i++) {
      long count = counts[i];
      if (count < 0) {
        executor.playPlain(ply.board, moves.moves[i], next.board);
        count = perftAndKeep(kept, keys[i], next, depth - 1);
      }
      total = Math.addExact(total, count);
    }
    return total;
  }

  /**
   * Counts the leaves below plain moves. Nearly all time is spent here, so {@link #perft} is not
   * called for each of them.
   *
   * <p>No plain move leaves a pawn waiting, so no choice comes first.
   */
  private long countGrandchildren(CountPly ply) {
    CountPly next = ply.next();
    long total = 0;
    for (int i = 0; i < ply.moves.count; i++) {
      executor.playPlain(ply.board, ply.moves.moves[i], next.board);
      long leaves = countLeaves(next);
      if (leaves == 0 && rules.stalemates.length != 0) {
        leaves = countOffers(next, 1);
      }
      total += leaves;
    }
    return total;
  }

  private long countChoices(CountPly ply, int square, int depth) {
    CountPly next = ply.next();
    long total = 0;
    long legal = 0;
    for (int code : UnitCode.PROMOTIONS) {
      executor.choosePending(ply.board, square, code, next.board);
      total = Math.addExact(total, countMoves(next, depth));
      legal += next.legal;
    }
    ply.legal = legal;
    return total;
  }

  /** Counts below the moves that conditions offer, if the position is stalemate without them. */
  private long countOffers(CountPly ply, int depth) {
    return Checks.inCheck(rules, ply.board, ply.board.side)
            || executor.hasReplyWithoutEndings(ply.board)
        ? 0
        : countOffersHere(ply, depth);
  }

  private long countOffersHere(CountPly ply, int depth) {
    CountPly next = ply.next();
    long total = 0;
    long waiting = waiting(ply);
    if (waiting != 0) {
      int square = Long.numberOfTrailingZeros(waiting);
      for (int code : UnitCode.PROMOTIONS) {
        executor.choosePending(ply.board, square, code, next.board);
        total = Math.addExact(total, countOffersHere(next, depth));
      }
      return total;
    }
    ply.gen.prepare();
    StalemateOffers.list(rules, ply.board, ply.moves);
    for (int i = 0; i < ply.moves.count; i++) {
      ply.choices.first();
      do {
        if (executor.play(ply.gen, ply.moves.moves[i], ply.choices, next.board)) {
          total = Math.addExact(total, depth == 1 ? 1 : perft(next, depth - 1));
        }
      } while (ply.choices.next());
    }
    return total;
  }
}
