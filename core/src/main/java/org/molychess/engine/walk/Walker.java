package org.molychess.engine.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Zobrist;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** Walks through the tree of moves below a position: lists, makes and unmakes moves. */
public final class Walker {
  private final CompiledRules rules;
  private final MoveLister lister;
  private final MoveLister.Visitor collector = this::collect;
  private final Board scratch;
  private final LegalMoves beside = new LegalMoves();
  private WalkPly ply;
  private int depth;

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

  /** Goes to the top of the tree, and makes this board its root. */
  public void reset(Board board) {
    while (ply.above() != null) {
      ply = ply.above();
    }
    ply.board.copy(board);
    ply.enter();
    depth = 0;
  }

  /** Returns the number of moves made from the root. */
  public int depth() {
    return depth;
  }

  /** Returns how often the position has occurred on the way from the root, now included. */
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
      ply.legal.clear();
      ply.storedCount = 0;
      lister.list(ply.gen, filter, collector);
      ply.listed = filter;
    }
    return ply.legal;
  }

  private void collect(int move, int pending, ChoiceSequence choices, @Nullable Board after) {
    ply.legal.add(move, pending, choices);
    if (after != null) {
      ply.store(ply.legal.count() - 1, after);
    }
  }

  /**
   * Returns the legal moves that a filter wants, beside those listed; the list is valid until it is
   * asked for again.
   */
  public LegalMoves look(MoveFilter filter) {
    lister.list(ply.board, filter, beside);
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
    WalkPly from = ply;
    WalkPly next = from.next();
    makeOn(next.board, n);
    enter(next);
  }

  /** Makes the n-th of the moves listed last on a board. */
  private void makeOn(Board out, int n) {
    WalkPly from = ply;
    int move = from.legal.move(n);
    Board stored = from.stored(n);
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
    WalkPly from = ply;
    WalkPly next = from.next();
    next.board.copy(from.board);
    next.board.side ^= 1;
    next.board.enPassant = 0;
    enter(next);
  }

  private void enter(WalkPly next) {
    ply = next;
    next.enter();
    depth++;
  }

  /** Takes back the last move; there must be one. */
  public void unmake() {
    WalkPly above = ply.above();
    if (above == null) {
      throw new IllegalStateException("this is the root");
    }
    ply = above;
    depth--;
  }

  /** Returns the key of the units; it is worked out from the key before the last move. */
  private long unitsKey(WalkPly of) {
    if (!of.keyKnown) {
      WalkPly above = of.above();
      of.key =
          above == null
              ? Zobrist.units(of.board)
              : unitsKey(above) ^ Zobrist.difference(above.board, of.board);
      of.keyKnown = true;
    }
    return of.key;
  }

  /** Returns the key of the position, as {@link PositionHash} has it. */
  public long key() {
    return key(ply);
  }

  private long key(WalkPly of) {
    if (!of.wholeKeyKnown) {
      Board board = of.board;
      of.wholeKey =
          unitsKey(of)
              ^ Zobrist.rest(
                  board, PositionHash.usableEnPassant(lister, board), rules.unmoved(board));
      of.wholeKeyKnown = true;
    }
    return of.wholeKey;
  }

  /** Returns whether the n-th of the moves listed last gives check. */
  public boolean givesCheck(int n) {
    int move = ply.legal.move(n);
    if (PackedMove.isPlain(move)
        && rules.check == null
        && rules.turns.length == 0
        && !PackedMove.isSpecial(move)
        && lister.waiting(ply.board) == 0) {
      return ply.givesPlainCheck(move);
    }
    makeOn(scratch, n);
    return scratch.side != ply.board.side && Checks.inCheck(rules, scratch, scratch.side);
  }

  /** One position of the walk. */
  private static final class WalkPly {
    private static final int MOST_STORED = 256;

    final GenContext gen;
    final Board board;
    final LegalMoves legal = new LegalMoves();

    /** With which filter the moves are listed; null if they are not. */
    @Nullable MoveFilter listed;

    /** The boards that hooked moves lead to, and the places of the moves in the list. */
    private final List<Board> boards = new ArrayList<>();

    private int[] places = new int[8];
    int storedCount;

    private boolean checksKnown;
    boolean keyKnown;

    /** The key of the units on the board. */
    long key;

    boolean wholeKeyKnown;
    long wholeKey;

    private final CompiledRules rules;
    private final @Nullable WalkPly above;
    private @Nullable WalkPly next;

    WalkPly(CompiledRules rules, @Nullable WalkPly above) {
      this.rules = rules;
      this.above = above;
      gen = new GenContext(rules);
      board = gen.board;
    }

    @Nullable WalkPly above() {
      return above;
    }

    WalkPly next() {
      WalkPly below = next;
      if (below == null) {
        below = new WalkPly(rules, this);
        next = below;
      }
      return below;
    }

    void enter() {
      listed = null;
      storedCount = 0;
      checksKnown = false;
      keyKnown = false;
      wholeKeyKnown = false;
    }

    void store(int place, Board after) {
      if (storedCount == MOST_STORED) {
        return;
      }
      if (storedCount == boards.size()) {
        boards.add(new Board(after));
      } else {
        boards.get(storedCount).copy(after);
      }
      if (storedCount == places.length) {
        places = Arrays.copyOf(places, 2 * storedCount);
      }
      places[storedCount++] = place;
    }

    @Nullable Board stored(int place) {
      int at = Arrays.binarySearch(places, 0, storedCount, place);
      return at < 0 ? null : boards.get(at);
    }

    /** Returns whether a plain move gives check: the unit that moves, or one behind it. */
    boolean givesPlainCheck(int move) {
      if (!checksKnown) {
        gen.findGivenChecks();
        checksKnown = true;
      }
      int from = PackedMove.from(move);
      int to = PackedMove.to(move);
      return (gen.given.from(PackedMove.code(move)) >>> to & 1) != 0
          || (gen.given.discoverers >>> from & 1) != 0 && !gen.isOnLineToEnemyKing(from, to);
    }
  }
}
