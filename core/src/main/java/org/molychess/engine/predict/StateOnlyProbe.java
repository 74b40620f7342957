package org.molychess.engine.predict;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
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

  private static final Piece[] UNITS =
      Arrays.stream(Piece.values()).filter(piece -> !piece.is(Role.KING)).toArray(Piece[]::new);

  /** What is known of a pile under a square: that it is empty, that a unit lies there, or which. */
  private record Top(boolean any, @Nullable Piece unit) {
    static final Top NONE = new Top(false, null);
    static final Top SOME = new Top(true, null);
  }

  private final Piece capturer;
  private final Piece victim;
  private final Square square;
  private final boolean promoted;

  // Goes through all sequences of answers; the last answer changes fastest.
  private int[] answers = new int[8];
  private int[] ranges = new int[8];
  private int known;
  private int asked;

  private final Map<Integer, Top> piles = new HashMap<>();

  private StateOnlyProbe(Piece capturer, Piece victim, Square square, boolean promoted) {
    this.capturer = capturer;
    this.victim = victim;
    this.square = square;
    this.promoted = promoted;
  }

  /** Returns whether the hook leaves the board alone, whatever lies in the piles. */
  static boolean keepsBoard(
      CaptureHook hook, Piece capturer, Piece victim, Square square, boolean promoted) {
    StateOnlyProbe probe = new StateOnlyProbe(capturer, victim, square, promoted);
    for (int run = 0; run < MOST_RUNS; run++) {
      probe.asked = 0;
      probe.piles.clear();
      if (!show(probe, hook::captured)) {
        return false;
      }
      if (!probe.next()) {
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

  private static int key(PileState pile, int at) {
    return pile.word() << 6 | at;
  }

  @Override
  public boolean isUnder(PileState pile, int at) {
    require(READ);
    return piles.computeIfAbsent(key(pile, at), key -> ask(2) == 0 ? Top.NONE : Top.SOME).any;
  }

  @Override
  public @Nullable Piece under(PileState pile, int at, int depth) {
    require(READ);
    if (depth != 0) {
      throw stop();
    }
    if (!isUnder(pile, at)) {
      return null;
    }
    int key = key(pile, at);
    Top top = piles.getOrDefault(key, Top.SOME);
    Piece unit = top.unit != null ? top.unit : UNITS[ask(UNITS.length)];
    piles.put(key, new Top(true, unit));
    return unit;
  }

  @Override
  public void push(PileState pile, int at, Piece piece) {
    require(READ);
    piles.put(key(pile, at), new Top(true, piece));
  }

  @Override
  public @Nullable Piece pop(PileState pile, int at) {
    require(READ);
    Piece unit = under(pile, at, 0);
    if (unit != null) {
      // What lay below that unit is unknown.
      piles.remove(key(pile, at));
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
    return promoted;
  }

  @Override
  public boolean isEnPassant() {
    require(READ);
    return false;
  }
}
