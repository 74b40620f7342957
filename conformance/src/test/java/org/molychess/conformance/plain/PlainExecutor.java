package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The order of a move, section 1.2.1. Nothing is judged here but what a condition forbids. */
final class PlainExecutor {

  private PlainExecutor() {}

  /** Makes a step on a copy: one result for each answer to the choices that the move asks for. */
  static List<PlainDraft> play(PlainPosition before, PlainStep step) {
    PlainDraft draft = new PlainDraft(before.copy(), step);
    skeleton(draft);
    List<PlainDraft> drafts = List.of(draft);
    if (step.isCapture()) {
      drafts = settleVictim(draft);
    }
    List<PlainDraft> result = new ArrayList<>();
    for (PlainDraft settled : drafts) {
      result.addAll(carryOn(settled));
    }
    for (PlainDraft done : result) {
      sealLostBars(done);
      PlainTurn.end(done);
    }
    return result;
  }

  /** Victim lifted, unit moved, pawn promoted, castling rook moved, left squares refilled. */
  private static void skeleton(PlainDraft draft) {
    PlainPosition position = draft.position;
    PlainStep step = draft.step;
    if (step.isCapture()) {
      draft.victim = position.lift(step.victimSquare);
    }
    position.lift(step.from);
    PlainMan rook = step.isCastling() ? position.lift(step.rookFrom) : null;
    draft.arrived = step.isPromotion() ? draft.mover.promotedTo(step.officer) : draft.mover;
    position.put(step.to, draft.arrived);
    if (step.isCastling()) {
      position.put(step.rookTo, rook);
    }
    draft.reappear(step.from);
    if (step.isCastling()) {
      draft.reappear(step.rookFrom);
    }
    openBars(draft);
  }

  /** Haunted: the en passant victim comes back when its captor moves. */
  private static void openBars(PlainDraft draft) {
    for (PlainBarred bar : List.copyOf(draft.position.barred)) {
      if (bar.captor == draft.mover) {
        draft.position.barred.remove(bar);
        draft.place(bar.square, bar.ghost);
      }
    }
  }

  /** Asks the conditions in their order until one settles the victim. */
  private static List<PlainDraft> settleVictim(PlainDraft captured) {
    List<PlainCondition> conditions = captured.position.rules.conditions();
    for (PlainCondition condition : conditions) {
      if (condition.forbidsCapture(captured)) {
        return List.of();
      }
    }
    List<PlainDraft> drafts = List.of(captured);
    for (PlainCondition condition : conditions) {
      List<PlainDraft> next = new ArrayList<>();
      for (PlainDraft draft : drafts) {
        next.addAll(draft.settled ? List.of(draft) : condition.settle(draft));
      }
      drafts = next;
    }
    List<PlainDraft> result = new ArrayList<>();
    for (PlainDraft draft : drafts) {
      if (draft.settled || !draft.victim.isKing()) {
        if (draft.step.isEnPassant() && !draft.position.isBarred(draft.step.victimSquare)) {
          draft.reappear(draft.step.victimSquare);
        }
        result.add(draft);
      }
    }
    return result;
  }

  /** Haunted: a captor that neither stands where it arrived nor lies there is lost. */
  private static void sealLostBars(PlainDraft draft) {
    PlainPosition position = draft.position;
    position.barred.replaceAll(
        bar -> {
          if (bar.isSealed()) {
            return bar;
          }
          int square = bar.captorSquare();
          boolean stands = position.board[square] == bar.captor;
          boolean lies = position.ghosts.getOrDefault(square, List.of()).contains(bar.captor);
          return stands || lies ? bar : bar.withCaptor(null);
        });
  }

  /** After the victim: the capturer's return, then the transfer of a promoted unit. */
  private static List<PlainDraft> carryOn(PlainDraft settled) {
    List<PlainDraft> drafts = List.of(settled);
    for (PlainCondition condition : settled.position.rules.conditions()) {
      drafts = each(drafts, condition::returnCapturer);
    }
    for (PlainCondition condition : settled.position.rules.conditions()) {
      drafts = each(drafts, condition::transferPromoted);
    }
    for (PlainDraft draft : drafts) {
      draft.reappear(draft.step.to);
    }
    return drafts;
  }

  private static List<PlainDraft> each(
      List<PlainDraft> drafts, Function<PlainDraft, List<PlainDraft>> stage) {
    List<PlainDraft> result = new ArrayList<>();
    for (PlainDraft draft : drafts) {
      result.addAll(stage.apply(draft));
    }
    return result;
  }
}
