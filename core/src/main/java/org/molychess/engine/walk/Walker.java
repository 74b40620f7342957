package org.molychess.engine.walk;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Zobrist;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** Walks through the tree of moves below a position: lists, makes and unmakes moves. */
public final class Walker {
  private final CompiledRules rules;
  private final MoveLister lister;
  private final Board scratch;
  private final LegalMoves beside = new LegalMoves();
  private WalkPly ply;

  /** Makes a walker with an empty board. */
  public Walker(PredictedRules predicted) {
    rules = predicted.rules();
    lister = new MoveLister(predicted);
    scratch = rules.layout.newBoard();
    ply = new WalkPly(rules, null);
  }

  /** Returns the rules. */
  public CompiledRules rules() {
    return rules;
  }

  /** Makes a board the root of the tree, and goes there. */
  public void reset(Board board) {
    for (WalkPly above = ply.above(); above != null; above = above.above()) {
      ply = above;
    }
    ply.board.copy(board);
    ply.enter();
  }

  /** Returns the ply where the walk is. */
  public WalkPly ply() {
    return ply;
  }

  /** Returns the number of moves made from the root. */
  public int depth() {
    return ply.depth();
  }

  /** Returns the board where the walk is; it must not be changed. */
  public Board board() {
    return ply.board;
  }

  /** Returns the moves listed last where the walk is. */
  public LegalMoves legal() {
    return ply.legal;
  }

  /** Returns whether moves of the position have been listed. */
  public boolean isListed() {
    return ply.listed != null;
  }

  /** Returns whether the moves of the position have been listed with this filter. */
  public boolean isListed(MoveFilter filter) {
    return ply.listed == filter;
  }

  /** Lists the legal moves that a filter wants, unless they are listed. */
  public LegalMoves list(MoveFilter filter) {
    if (ply.listed != filter) {
      lister.list(ply.gen, filter, ply.legal, ply.boards);
      ply.listed = filter;
    }
    return ply.legal;
  }

  /**
   * Returns the legal moves that a filter wants. The list of the ply stays as it is; this one is
   * valid until the next call.
   */
  public LegalMoves look(MoveFilter filter) {
    lister.list(ply.gen, filter, beside, null);
    return beside;
  }

  /** Makes the n-th of the moves that {@link #look} has found. */
  public void makeBeside(int n) {
    WalkPly next = ply.next();
    lister.make(ply.board, beside.move(n), beside.pending(n), beside.choices(n), next.board);
    enter(next);
  }

  /** Makes the n-th of the moves listed last. */
  public void make(int n) {
    WalkPly next = ply.next();
    makeOn(next.board, n);
    enter(next);
  }

  /** Makes the n-th of the moves listed last on a board. */
  private void makeOn(Board out, int n) {
    WalkPly from = ply;
    int move = from.legal.move(n);
    if (PackedMove.isPlain(move) && !from.legal.anyPending()) {
      lister.executor.playPlain(from.board, PackedMove.identity(move), out);
      return;
    }
    Board stored = from.boards.get(n);
    if (stored != null) {
      out.copy(stored);
    } else if (lister.waiting(from.board) != 0) {
      lister.make(from.board, move, from.legal.pending(n), from.legal.choices(n), out);
    } else {
      lister.make(from.gen, move, from.legal.choices(n), out);
    }
  }

  /** Hands the turn over without a move. */
  public void pass() {
    WalkPly next = ply.next();
    next.board.copy(ply.board);
    next.board.side ^= 1;
    next.board.enPassant = 0;
    enter(next);
  }

  private void enter(WalkPly next) {
    ply = next;
    next.enter();
  }

  /** Takes back the last move; returns false at the root. */
  public boolean unmake() {
    WalkPly above = ply.above();
    if (above == null) {
      return false;
    }
    ply = above;
    return true;
  }

  // Keys

  /** Returns the key of the position, as {@link PositionHash} has it. */
  public long key() {
    return key(ply);
  }

  private long key(WalkPly of) {
    if (!of.keyKnown) {
      Board board = of.board;
      of.key =
          unitsKey(of)
              ^ Zobrist.rest(
                  board, PositionHash.usableEnPassant(lister, board), rules.unmoved(board));
      of.keyKnown = true;
    }
    return of.key;
  }

  /** Returns the key of the units; it is worked out from the key before the last move. */
  private static long unitsKey(WalkPly of) {
    if (!of.unitsKeyKnown) {
      WalkPly above = of.above();
      of.unitsKey =
          above == null
              ? Zobrist.units(of.board)
              : unitsKey(above) ^ Zobrist.difference(above.board, of.board);
      of.unitsKeyKnown = true;
    }
    return of.unitsKey;
  }

  /** Returns how often the position has occurred on the line from the root, this time included. */
  public int repetitions() {
    long key = key();
    int count = 1;
    for (WalkPly earlier = ply.above(); earlier != null; earlier = earlier.above()) {
      if (key(earlier) == key && PositionHash.areEqual(lister, earlier.board, ply.board)) {
        count++;
      }
    }
    return count;
  }

  // Checks

  /** Returns whether the n-th of the moves listed last gives check. */
  public boolean givesCheck(int n) {
    int move = ply.legal.move(n);
    if (PackedMove.isPlain(move)
        && rules.check == null
        && rules.turns.length == 0
        && !PackedMove.isSpecial(move)
        && !ply.legal.anyPending()) {
      return ply.givesPlainCheck(move);
    }
    makeOn(scratch, n);
    return scratch.side != ply.board.side && Checks.inCheck(rules, scratch, scratch.side);
  }
}
