package org.molychess.engine.count;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.play.MoveExecutor;
import org.molychess.engine.play.ReplySearch;
import org.molychess.engine.play.StalemateOffers;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** Finds out whether there is a legal move, and stops at the first. */
public final class LegalMoveSearch implements ReplySearch {
  private final CompiledRules rules;
  private final PredictedRules predicted;
  private final MoveExecutor executor;
  private final CountPly root;

  private LegalMoveSearch(PredictedRules predicted) {
    this.predicted = predicted;
    rules = predicted.rules();
    executor = new MoveExecutor(rules, ofReplies(predicted));
    root = new CountPly(rules);
  }

  /** Returns a search under these rules, with scratch memory of its own. */
  public static LegalMoveSearch of(PredictedRules rules) {
    return new LegalMoveSearch(rules);
  }

  /**
   * Returns a search for replies by the rules without endings; null if no condition answers mates.
   */
  public static @Nullable ReplySearch ofReplies(PredictedRules rules) {
    PredictedRules withoutEndings = rules.withoutEndings();
    return withoutEndings == null ? null : new LegalMoveSearch(withoutEndings);
  }

  @Override
  public boolean hasLegalMove(Board board) {
    root.board.copy(board);
    if (rules.isOver(board)) {
      return false;
    }
    return hasMove(root) || rules.stalemates.length != 0 && isOffered(root);
  }

  private boolean hasMove(CountPly ply) {
    long waiting = waiting(ply);
    if (waiting != 0) {
      int square = Long.numberOfTrailingZeros(waiting);
      for (int code : UnitCode.PROMOTIONS) {
        executor.choosePending(ply.board, square, code, ply.next().board);
        if (hasMove(ply.next())) {
          return true;
        }
      }
      return false;
    }
    HookPrediction prediction = predicted.prediction();
    // The king's steps are the usual answer to a check, and quick to find.
    ply.gen.prepareCount();
    ply.gen.hooked.includePromoters();
    return Generator.hasKingStep(ply.gen)
        || ply.leaves.count(prediction) != 0
        || isSomeLegal(ply, ply.moves);
  }

  private boolean isSomeLegal(CountPly ply, MoveList moves) {
    Board scratch = ply.next().board;
    for (int i = 0; i < moves.count; i++) {
      ply.choices.first();
      do {
        if (executor.judge(ply.gen, moves.moves[i], ply.choices, scratch)) {
          return true;
        }
      } while (ply.choices.next());
    }
    return false;
  }

  /** Returns whether a condition offers a legal move, the position being stalemate otherwise. */
  private boolean isOffered(CountPly ply) {
    return !Checks.inCheck(rules, ply.board, ply.board.side)
        && !executor.hasReplyWithoutEndings(ply.board)
        && isOfferLegal(ply);
  }

  private boolean isOfferLegal(CountPly ply) {
    long waiting = waiting(ply);
    if (waiting != 0) {
      int square = Long.numberOfTrailingZeros(waiting);
      for (int code : UnitCode.PROMOTIONS) {
        executor.choosePending(ply.board, square, code, ply.next().board);
        if (isOfferLegal(ply.next())) {
          return true;
        }
      }
      return false;
    }
    ply.gen.prepare();
    StalemateOffers.list(rules, ply.board, ply.moves);
    return isSomeLegal(ply, ply.moves);
  }

  private long waiting(CountPly ply) {
    return rules.kinds().leavesPawnsWaiting() ? ply.board.waiting(ply.board.side) : 0;
  }
}
