package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.engine.board.Board;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.StateView;

/**
 * Declared state as a hook holds it.
 *
 * <p>The kinds of state ask this class and nothing else. So they do not know whether a board is
 * looked at, a move is played, or a hook is shown a move that is not played.
 *
 * <p>It is a class, and a word is read by a method that cannot be overridden, because counting
 * reads words all the time.
 */
public abstract class HookState {
  /** The hook may look at the board and at declared state. */
  public static final int READ = 1;

  /** The hook may write declared state. */
  public static final int WRITE = 2;

  /** The hook may forbid the move. */
  public static final int FORBID = 4;

  /** The hook may edit the board, and ask for the mover's choices. */
  public static final int EDIT = 8;

  /** The hook may say how the turn ends. */
  public static final int END_TURN = 16;

  /** The hook may offer moves, or refuse a position. */
  public static final int ANSWER = 32;

  /** What the hook at work may do; 0 while none is. */
  private int rights;

  /** The thread of the hook at work. */
  private @Nullable Thread user;

  /** The board that the hook sees; a probe has one without state. */
  public Board board;

  /** Makes the state of a board. */
  protected HookState(Board board) {
    this.board = board;
  }

  /** Returns the state behind a view that core has handed to a hook. */
  static HookState of(StateView view) {
    return (HookState) view;
  }

  /** Shows the hook another board from now on. */
  public final void lookAt(Board other) {
    // Here and below, a reference that is there already is not written again: that would cost a
    // garbage collector's barrier for every move.
    if (board != other) {
      board = other;
    }
  }

  /**
   * Opens this for a hook that is about to be called in this thread.
   *
   * @param allowed what the hook may do
   * @return what the hook before it may do, to be given to {@link #reopen} after the call
   */
  public final int open(int allowed) {
    int before = rights;
    Thread thread = Thread.currentThread();
    if (user != thread) {
      user = thread;
    }
    rights = allowed;
    return before;
  }

  /** Closes this behind a hook: what it has kept is of no use to it any more. */
  public final void reopen(int before) {
    rights = before;
  }

  /**
   * Checks that a hook is at work in this thread and may do something.
   *
   * @throws BrokenRuleException if not
   */
  protected final void require(int right) {
    if ((rights & right) == 0 || user != Thread.currentThread()) {
      throw misused();
    }
  }

  private BrokenRuleException misused() {
    return new BrokenRuleException(
        rights == 0
            ? "what a hook is given is of no use after the call"
            : user != Thread.currentThread()
                ? "what a hook is given is of no use in another thread"
                : "this hook may not do that");
  }

  /** Returns a whole word of the state. */
  public final long word(int word) {
    require(READ);
    long[] words = board.words;
    return word < words.length ? words[word] : unknownWord(word);
  }

  /** Returns a word that the board does not have, or throws: a probe has a board without words. */
  protected long unknownWord(int word) {
    throw new IndexOutOfBoundsException(word);
  }

  /** Sets a word that holds a number. */
  public abstract void setCounter(CounterState counter, int value);

  /** Returns whether a unit lies under the square. */
  public abstract boolean isUnder(PileState pile, int square);

  /** Returns the unit that lies so deep under the square, 0 for the top; null below the last. */
  public abstract @Nullable Piece under(PileState pile, int square, int depth);

  /** Lays a unit under the square. */
  public abstract void push(PileState pile, int square, Piece piece);

  /** Takes the topmost unit from under the square; null if there is none. */
  public abstract @Nullable Piece pop(PileState pile, int square);

  /**
   * Returns the unit state of the unit on the square.
   *
   * @param bits the bits that are asked for; others of the result mean nothing
   */
  public abstract long unitState(int square, long bits);

  /** Replaces these bits of the unit state of the unit on the square. */
  public abstract void setUnitState(StateKind kind, int square, long bits, long value);

  /** Returns the unit state of the captured unit. */
  public abstract long victimState();
}
