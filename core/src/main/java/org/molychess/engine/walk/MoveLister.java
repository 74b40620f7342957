package org.molychess.engine.walk;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.count.LegalMoveSearch;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.play.Journal;
import org.molychess.engine.play.MoveCode;
import org.molychess.engine.play.MoveExecutor;
import org.molychess.engine.play.StalemateOffers;
import org.molychess.engine.predict.CapturePrediction;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** Lists legal moves and makes them, with scratch memory of its own: one for each thread. */
public final class MoveLister {
  /** The positions that are listed first. To learn what hooks do costs as much as some hundred. */
  private static final int LEARN_AFTER = 256;

  private final CompiledRules rules;
  private final PredictedRules predicted;
  final MoveExecutor executor;
  private final MoveList scratch = new MoveList();
  private final ChoiceSequence choices = new ChoiceSequence();
  private final ChoiceSequence given = new ChoiceSequence();

  /**
   * The context of the position that is listed; the next ones are for officers of waiting pawns.
   */
  private final PendingContext pendingRoot;

  private final Board child;
  private final LegalMoves enPassant = new LegalMoves();

  /** All moves of the position, where a filter wants few but it matters whether there are any. */
  private final LegalMoves others = new LegalMoves();

  /** Keeps the boards to which hooked moves lead; null if the caller does not want them. */
  private @Nullable StoredBoards boards;

  /** What capture hooks do; null until enough positions were listed, or if it is unpredictable. */
  private @Nullable CapturePrediction captures;

  private int listed;

  /** Makes a lister under these rules. */
  public MoveLister(PredictedRules predicted) {
    this.predicted = predicted;
    rules = predicted.rules();
    executor = new MoveExecutor(rules, LegalMoveSearch.ofReplies(predicted));
    pendingRoot = new PendingContext(rules);
    child = rules.layout.newBoard();
  }

  /** Returns the rules. */
  public CompiledRules rules() {
    return rules;
  }

  /** Lists the legal moves that a filter wants; the list is emptied first. */
  public void list(Board board, MoveFilter filter, LegalMoves out) {
    pendingRoot.gen.board.copy(board);
    list(pendingRoot.gen, filter, out, null);
  }

  /**
   * Returns the legal captures en passant of a board; the list is valid until it is asked again.
   */
  LegalMoves enPassantCaptures(Board board) {
    list(board, MoveFilter.EN_PASSANT, enPassant);
    return enPassant;
  }

  /**
   * Makes a legal move of a position.
   *
   * @param context prepared for the position, in which no pawn waits
   */
  void make(GenContext context, int move, int[] meanings, Board out) {
    int identity = PackedMove.identity(move);
    if (PackedMove.isPlain(move)) {
      executor.playPlain(context.board, identity, out);
    } else if (PackedMove.isPredicted(move)) {
      int home =
          Objects.requireNonNull(captures)
              .rebirth(
                  context,
                  CapturePrediction.capturer(identity),
                  PackedMove.from(identity),
                  PackedMove.to(identity));
      executor.playPredicted(context.board, identity, home, out);
    } else {
      given.give(meanings);
      executor.play(context, identity, given, out);
    }
  }

  /**
   * Makes a legal move of a board.
   *
   * @param move marked as plain only if it is
   */
  public void make(Board before, int move, int pending, int[] meanings, Board out) {
    if (PackedMove.isPlain(move) && waiting(before) == 0) {
      executor.playPlain(before, PackedMove.identity(move), out);
      return;
    }
    PendingContext frame = choosePending(before, pending);
    frame.gen.prepare();
    make(frame.gen, move & ~PackedMove.PREDICTED, meanings, out);
  }

  /** Returns the context in which the waiting pawns have become these officers. */
  private PendingContext choosePending(Board before, int pending) {
    PendingContext frame = pendingRoot;
    frame.gen.board.copy(before);
    int left = Long.bitCount(waiting(before));
    while (left-- > 0) {
      PendingContext next = frame.next();
      choose(frame.gen.board, waiting(frame.gen.board), MoveCode.officer(pending, left), next);
      frame = next;
    }
    return frame;
  }

  /** Returns what a legal move does besides itself, in order. */
  public List<Effect> effects(Board before, MoveCode code) {
    Journal journal = new Journal();
    executor.keep(journal);
    try {
      make(before, code.move(), code.pending(), code.choices(), child);
      return journal.effects();
    } finally {
      executor.keep(null);
    }
  }

  /**
   * Lists the legal moves of a context's board; the list is emptied first. Afterwards the context
   * is prepared, unless a pawn waits.
   *
   * @param boards keeps the boards to which hooked moves lead; null if nobody wants them
   */
  void list(GenContext context, MoveFilter filter, LegalMoves out, @Nullable StoredBoards boards) {
    out.clear();
    if (boards != null) {
      boards.clear();
    }
    if (rules.isOver(context.board)) {
      return;
    }
    this.boards = boards;
    listMoves(context, pendingRoot, 0, filter, out);
    if (out.count() == 0 && rules.stalemates.length != 0 && isStalemate(context, filter)) {
      this.boards = boards;
      listOffers(context, pendingRoot, 0, filter, out);
    }
  }

  /**
   * Returns whether it is stalemate by the rules without endings, once no wanted move was found.
   */
  private boolean isStalemate(GenContext context, MoveFilter filter) {
    Board board = context.board;
    if (Checks.inCheck(rules, board, board.side) || executor.hasReplyWithoutEndings(board)) {
      return false;
    }
    if (filter == MoveFilter.ALL) {
      return true;
    }
    boards = null;
    others.clear();
    listMoves(context, pendingRoot, 0, MoveFilter.ALL, others);
    return others.count() == 0;
  }

  /** Returns the pawns of the mover that wait for a choice, as a set. */
  long waiting(Board board) {
    return rules.kinds().leavesPawnsWaiting() ? board.waiting(board.side) : 0;
  }

  private void listMoves(
      GenContext context, PendingContext frame, int pending, MoveFilter filter, LegalMoves out) {
    long waiting = waiting(context.board);
    if (waiting != 0) {
      PendingContext next = frame.next();
      out.markPending();
      for (int code : UnitCode.PROMOTIONS) {
        choose(context.board, waiting, code, next);
        listMoves(next.gen, next, MoveCode.choose(pending, code), filter, out);
      }
      return;
    }
    context.prepare();
    if (!context.hooked.all()) {
      listPlain(context, pending, filter, out);
    }
    Generator.listHooked(context, scratch);
    if (scratch.count != 0) {
      listHooked(context, pending, filter, out);
    }
  }

  private void choose(Board board, long waiting, int code, PendingContext next) {
    executor.choosePending(board, Long.numberOfTrailingZeros(waiting), code, next.gen.board);
  }

  private void listPlain(GenContext context, int pending, MoveFilter filter, LegalMoves out) {
    if (filter == MoveFilter.ALL) {
      Generator.listPlain(context, scratch);
      out.addPlain(scratch, pending);
      return;
    }
    if (filter == MoveFilter.CHECKS && canTellChecks()) {
      listPlainChecks(context, pending, out);
      return;
    }
    Board board = context.board;
    Generator.listPlain(context, filter.units(board), filter.targets(board), scratch);
    for (int i = 0; i < scratch.count; i++) {
      int move = scratch.moves[i];
      if (filter.wants(board, move)) {
        out.add(move | PackedMove.PLAIN, pending);
      }
    }
  }

  /** Returns whether a plain move gives check just where the masks say so. */
  boolean canTellChecks() {
    return rules.check == null && rules.turns.length == 0;
  }

  /** Lists the plain moves that could give check, and some that do not. */
  private void listPlainChecks(GenContext context, int pending, LegalMoves out) {
    context.findGivenChecks();
    Board board = context.board;
    int side = board.side;
    long any =
        context.given.discoverers
            | board.pawns() & Ranks.seventh(side)
            | board.unmoved & board.kings();
    if ((any & context.own) != 0) {
      Generator.listPlain(context, any, -1L, scratch);
      out.addPlain(scratch, pending);
    }
    for (int code = UnitCode.PAWN; code <= UnitCode.QUEEN; code++) {
      long units = board.coded(code) & context.own & ~any;
      long squares = context.given.from(code);
      if (units != 0 && (squares & context.open) != 0) {
        Generator.listPlain(context, units, squares, scratch);
        out.addPlain(scratch, pending);
      }
    }
  }

  private void listHooked(GenContext context, int pending, MoveFilter filter, LegalMoves out) {
    CapturePrediction predicts = playableCaptures(context);
    for (int i = 0; i < scratch.count; i++) {
      int move = scratch.moves[i];
      if (filter != MoveFilter.ALL && !filter.wants(context.board, move)) {
        continue;
      }
      int verdict =
          predicts == null || !isPlainCapture(context, move)
              ? CapturePrediction.UNKNOWN
              : predicts.judge(context, move);
      if (verdict == CapturePrediction.UNKNOWN) {
        play(context, move, pending, filter, out);
      } else if (verdict == CapturePrediction.LEGAL) {
        out.add(move | PackedMove.PREDICTED, pending);
      }
    }
  }

  /** Returns the prediction if captures can be played by it here, or null. */
  private @Nullable CapturePrediction playableCaptures(GenContext context) {
    if (listed < LEARN_AFTER && ++listed == LEARN_AFTER) {
      HookPrediction prediction = predicted.prediction();
      captures =
          prediction != null && prediction.captures().playsCaptures()
              ? prediction.captures()
              : null;
    }
    return context.hooked.all() || context.given.matter ? null : captures;
  }

  /** Returns whether the move is a capture that concerns no hook but that of captures. */
  private boolean isPlainCapture(GenContext context, int move) {
    return (context.their >>> PackedMove.to(move) & 1) != 0
        && (PackedMove.promotion(move) == 0 || rules.promotions.length == 0);
  }

  /** Plays a move with every sequence of choices, and adds those that are legal. */
  private void play(GenContext context, int move, int pending, MoveFilter filter, LegalMoves out) {
    boolean checksOnly = filter == MoveFilter.CHECKS;
    choices.first();
    do {
      if (boards == null) {
        if (executor.judge(context, move, choices, child)) {
          out.add(move, pending, choices);
        }
      } else if (executor.play(context, move, choices, child)
          && !(checksOnly && isQuiet(context.board))) {
        out.add(move, pending, choices);
        boards.add(out.count() - 1, child);
      }
    } while (choices.next());
  }

  /** Returns whether the move just played gives no check. */
  private boolean isQuiet(Board before) {
    return child.side == before.side || !Checks.inCheck(rules, child, child.side);
  }

  /** Lists the moves that conditions offer in stalemate. */
  private void listOffers(
      GenContext context, PendingContext frame, int pending, MoveFilter filter, LegalMoves out) {
    long waiting = waiting(context.board);
    if (waiting != 0) {
      PendingContext next = frame.next();
      out.markPending();
      for (int code : UnitCode.PROMOTIONS) {
        choose(context.board, waiting, code, next);
        listOffers(next.gen, next, MoveCode.choose(pending, code), filter, out);
      }
      return;
    }
    context.prepare();
    StalemateOffers.list(rules, context.board, scratch);
    for (int i = 0; i < scratch.count; i++) {
      int move = scratch.moves[i];
      if (filter.wants(context.board, move)) {
        play(context, move, pending, filter, out);
      }
    }
  }
}
