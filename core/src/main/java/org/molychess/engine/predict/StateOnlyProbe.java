package org.molychess.engine.predict;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.engine.board.PawnSquares;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.spi.CaptureHook;

/**
 * A capture, not en passant, whose hook may look into piles and write declared state, but must not
 * edit the board or forbid the capture. Then the capture is as legal as in orthodox chess.
 *
 * <p>What lies in piles is not known, so the hook is asked once for every unit that could lie
 * there, and for none.
 */
final class StateOnlyProbe extends HookProbe {
  /** The most cases that are tried. A hook with more is asked at every move. */
  private static final int MOST_RUNS = 512;

  private static final Piece[] PIECES = Piece.values();

  private static final Piece[] UNITS =
      Arrays.stream(PIECES).filter(piece -> !piece.is(Role.KING)).toArray(Piece[]::new);

  /** What is known of a pile under a square: nothing yet. */
  private static final byte UNKNOWN = -3;

  /** It is empty. */
  private static final byte EMPTY = -2;

  /** Some unit lies there; which is not known. A number from 0 on is the ordinal of a piece. */
  private static final byte SOME = -1;

  private final Piece capturer;
  private final Piece victim;
  private final Square square;
  private final boolean promoted;

  // Goes through all sequences of answers; the last answer changes fastest.
  private int[] answers = new int[8];
  private int[] ranges = new int[8];
  private int known;
  private int asked;

  /** Whether the hook has asked about the capturer. If not, one stands for all of its side. */
  private boolean capturerMatters;

  /** What is known of all piles, 64 squares for each word of the state. */
  private byte[] tops = {};

  private StateOnlyProbe(Piece capturer, Piece victim, Square square, boolean promoted) {
    this.capturer = capturer;
    this.victim = victim;
    this.square = square;
    this.promoted = promoted;
  }

  /**
   * Returns whether the hook leaves the board alone, whatever takes what where, and whatever lies
   * in the piles.
   */
  static boolean keepsBoard(CaptureHook hook, PawnSquares pawnSquares) {
    for (Piece victim : UNITS) {
      for (Square square : Square.values()) {
        boolean mayStand =
            !victim.is(Role.PAWN) || pawnSquares.allow(victim.side(), square.ordinal());
        if (mayStand && !keepsBoard(hook, victim, square)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether it does so whatever takes this unit there. */
  static boolean keepsBoard(CaptureHook hook, Piece victim, Square square) {
    for (Piece capturer : PIECES) {
      if (capturer.side() != victim.side()) {
        StateOnlyProbe probe = new StateOnlyProbe(capturer, victim, square, false);
        if (!probe.isKeptBy(hook)) {
          return false;
        }
        if (!probe.capturerMatters) {
          return true;
        }
        boolean mayPromote =
            capturer.role().isFigure() && square.rank() == capturer.side().lastRank();
        if (mayPromote && !new StateOnlyProbe(capturer, victim, square, true).isKeptBy(hook)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isKeptBy(CaptureHook hook) {
    for (int run = 0; run < MOST_RUNS; run++) {
      asked = 0;
      Arrays.fill(tops, UNKNOWN);
      if (!show(this, hook::captured)) {
        return false;
      }
      if (!next()) {
        return true;
      }
    }
    return false;
  }

  private boolean next() {
    int last = asked - 1;
    while (last >= 0 && answers[last] + 1 == ranges[last]) {
      last--;
    }
    known = last + 1;
    if (last < 0) {
      return false;
    }
    answers[last]++;
    return true;
  }

  private int ask(int range) {
    if (asked == answers.length) {
      answers = Arrays.copyOf(answers, 2 * asked);
      ranges = Arrays.copyOf(ranges, 2 * asked);
    }
    if (asked >= known) {
      answers[asked] = 0;
    }
    ranges[asked] = range;
    return answers[asked++];
  }

  // Piles

  /** Returns where in {@link #tops} a pile is, and makes room for it. */
  private int place(PileState pile, int at) {
    int known = tops.length;
    int needed = (pile.word() + 1) << 6;
    if (needed > known) {
      tops = Arrays.copyOf(tops, needed);
      Arrays.fill(tops, known, needed, UNKNOWN);
    }
    return pile.word() << 6 | at;
  }

  /** Returns what is known of a pile, once it is known whether it is empty. */
  private byte top(PileState pile, int at) {
    int place = place(pile, at);
    if (tops[place] == UNKNOWN) {
      tops[place] = ask(2) == 0 ? EMPTY : SOME;
    }
    return tops[place];
  }

  @Override
  public boolean isUnder(PileState pile, int at) {
    require(READ);
    return top(pile, at) != EMPTY;
  }

  @Override
  public @Nullable Piece under(PileState pile, int at, int depth) {
    require(READ);
    if (depth != 0) {
      throw stop();
    }
    byte top = top(pile, at);
    if (top == EMPTY) {
      return null;
    }
    Piece unit = top == SOME ? UNITS[ask(UNITS.length)] : PIECES[top];
    tops[place(pile, at)] = (byte) unit.ordinal();
    return unit;
  }

  @Override
  public void push(PileState pile, int at, Piece piece) {
    require(READ);
    int place = place(pile, at);
    tops[place] = (byte) piece.ordinal();
  }

  @Override
  public @Nullable Piece pop(PileState pile, int at) {
    Piece unit = under(pile, at, 0);
    if (unit != null) {
      // What lay below that unit is unknown.
      tops[place(pile, at)] = UNKNOWN;
    }
    return unit;
  }

  // What it may do to other state

  @Override
  public void setCounter(CounterState counter, int value) {}

  @Override
  public void setUnitState(StateKind kind, int at, long bits, long value) {}

  @Override
  public void settle() {}

  // The capture

  @Override
  public Piece victim() {
    require(READ);
    return victim;
  }

  @Override
  public Square captureSquare() {
    require(READ);
    return square;
  }

  @Override
  public Square arrival() {
    require(READ);
    return square;
  }

  @Override
  public Piece capturer() {
    require(READ);
    capturerMatters = true;
    return capturer;
  }

  @Override
  public Side side() {
    require(READ);
    return capturer.side();
  }

  @Override
  public boolean isPromotion() {
    require(READ);
    capturerMatters = true;
    return promoted;
  }

  @Override
  public boolean isEnPassant() {
    require(READ);
    return false;
  }
}
